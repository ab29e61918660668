import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '@/scripts/files';
import { headersAt } from '@/scripts/vercel-headers';
import vercel from '@/vercel.json' with { type: 'json' };

// `npm run serve` answers as Vercel does with the files that are in out/ now: on port 3000, or on the one given by
// `-- --port 3001` or the environment variable PORT. Port 0 takes any free one.

/** The media types of the files in `out/`, by their extensions. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The path without what Vercel takes off it by `cleanUrls`: `/work` for `/work/`, `/work.html` and `/work/index`. */
const cleanPath = (path: string) => path.replace(/\/$|\.html$/u, '').replace(/\/index$/u, '') || '/';

/** Reads what is sent for a file. Only text is worth compressing. */
function readServed(file: string) {
  const body = readFileSync(`out/${file}`);
  const type = types[extname(file)] ?? 'application/octet-stream';
  return { body, type, compressed: /^text\/|xml$/u.test(type) ? brotliCompressSync(body) : undefined };
}

if (!existsSync('out/404.html')) {
  console.error('out/ contains no site: run `npm run build` first');
  process.exit(1);
}
const served = new Map(
  (await filesBelow('out')).map((file) => [cleanPath(`/${encodeURI(file)}`), readServed(file)]),
);

const server = createServer(({ url = '/', headers }, response) => {
  const [path = '/', query] = url.split(/(\?.*)/su);
  const rule = vercel.redirects.find(({ source }) => source === path);
  const location = rule?.destination ?? cleanPath(path);
  for (const [name, value] of Object.entries(headersAt(path))) response.setHeader(name, value);
  if (location !== path) {
    response.writeHead(rule ? 307 : 308, { location: location + (query ?? '') }).end();
    return;
  }
  const found = served.get(path);
  const { body, type, compressed } = found ?? served.get('/404')!;
  const sent = /\bbr\b/u.test(String(headers['accept-encoding'])) ? compressed : undefined;
  if (sent) response.setHeader('Content-Encoding', 'br');
  response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(sent ?? body);
});

const { PORT = '3000' } = process.env;
const { port } = parseArgs({ options: { port: { type: 'string', default: PORT } } }).values;
server.on('error', ({ code, message }: NodeJS.ErrnoException) => {
  console.error(code === 'EADDRINUSE' ? `Port ${port} is in use: try \`-- --port 3001\`` : message);
  process.exitCode = 1;
});
// Listens on every address of the machine, so that a phone on the same network can open the site.
server.listen(Number(port), () => {
  console.log(`Serving out/ at http://localhost:${(server.address() as AddressInfo).port}`);
});
