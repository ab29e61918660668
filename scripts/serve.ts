import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unescape } from 'node:querystring';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import mime from 'mime';
import { addressOf, filesBelow } from '@/scripts/files';
import { answerTo } from '@/scripts/vercel-routes';

// Answers as Vercel does with the files that are in out/ when it starts. Port 0 takes any free one.

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
const served = new Map((await filesBelow('out')).map((file) => [addressOf(file), readServed(file)]));

const server = createServer(({ url = '/', headers }, response) => {
  const answer = answerTo(new URL(`http://localhost${url}`));
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.status) {
    response.writeHead(answer.status).end();
    return;
  }
  const paths = [url, answer.destination ?? ''].map((one) => unescape(one.replace(/[?#].*/su, '')));
  const found = paths.map((path) => served.get(path)).find(Boolean);
  const { body, type, compressed } = found ?? served.get('/404')!;
  const sent = compressed && /\bbr\b/u.test(String(headers['accept-encoding'])) ? compressed : body;
  if (sent === compressed) response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Length', sent.length);
  response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(sent);
});

const { port } = parseArgs({ options: { port: { type: 'string', default: '3000' } } }).values;
server.listen(Number(port), () => {
  console.log(`Serving out/, as it is now, at http://localhost:${(server.address() as AddressInfo).port}`);
});
