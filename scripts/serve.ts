import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unescape } from 'node:querystring';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import mime from 'mime';
import { filesBelow } from '@/scripts/files';
import vercel from '@/vercel.json' with { type: 'json' };

// Answers as Vercel does with the files that are in out/ when it starts. Port 0 takes any free one.

const cleanPath = (path: string) => path.replace(/\/$|\.html$/u, '').replace(/\/index$/u, '') || '/';

/** Rules with `has` are for other hosts or visitors. */
const applies = (rule: { source: string }, path: string) =>
  !('has' in rule) && RegExp(`^${rule.source}$`, 'u').test(path);

function readServed(file: string) {
  const body = readFileSync(`out/${file}`);
  const type = mime.getType(file)?.replace(/^text\/.*/u, '$&; charset=utf-8') ?? 'application/octet-stream';
  const compressed = /^text\/|(?:json|xml)$/u.test(type) ? brotliCompressSync(body) : undefined;
  return { body, type, compressed };
}

if (!existsSync('out/404.html')) {
  console.error('out/ contains no site: run `npm run build` first');
  process.exit(1);
}
const served = new Map((await filesBelow('out')).map((file) => [cleanPath(`/${file}`), readServed(file)]));

const server = createServer(({ url = '/', headers }, response) => {
  const [path = '/', query] = url.split(/(\?.*)/su);
  const clean = cleanPath(path);
  const redirect = vercel.redirects.find((rule) => applies(rule, path));
  const location = redirect?.destination ?? clean;
  const rules = vercel.headers.filter((rule) => applies(rule, path));
  for (const { key, value } of rules.flatMap((one) => one.headers)) response.setHeader(key, value);
  if (location !== path) {
    response
      .writeHead(redirect?.permanent === false ? 307 : 308, { location: location + (query ?? '') })
      .end();
    return;
  }
  const found = served.get(unescape(path));
  const { body, type, compressed } = found ?? served.get('/404')!;
  const sent = compressed && /\bbr\b/u.test(String(headers['accept-encoding'])) ? compressed : body;
  if (sent === compressed) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', sent.length);
  response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(sent);
});

const { port } = parseArgs({ options: { port: { type: 'string', default: '3000' } } }).values;
server.on('error', ({ message }) => {
  console.error(`${message}: try \`npm run serve -- --port 3001\``);
  process.exitCode = 1;
});
// On every address, so that a phone can open the site.
server.listen(Number(port), () => {
  console.log(`Serving out/, as it is now, at http://localhost:${(server.address() as AddressInfo).port}`);
});
