import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unescape } from 'node:querystring';
import { parseArgs } from 'node:util';
import mime from 'mime';
import { addressOf, filesBelow } from '@/scripts/files';
import { answerTo } from '@/scripts/vercel-routes';

// Answers as Vercel does with the files that are in out/ when it starts. Port 0 takes any free one.

function readServed(file: string) {
  const body = readFileSync(`out/${file}`);
  const type = mime.getType(file)?.replace(/^text\/.*/u, '$&; charset=utf-8') ?? 'application/octet-stream';
  return { body, type };
}

if (!existsSync('out/404.html')) {
  console.error('out/ contains no site: run `npm run build` first');
  process.exit(1);
}
const served = new Map((await filesBelow('out')).map((file) => [addressOf(file), readServed(file)]));

const server = createServer(({ url = '/' }, response) => {
  const answer = answerTo(new URL(`http://localhost${url}`));
  for (const [name, value] of Object.entries(answer.headers)) response.setHeader(name, value);
  if (answer.status) {
    response.writeHead(answer.status).end();
    return;
  }
  const paths = [url, answer.destination ?? ''].map((one) => unescape(one.replace(/[?#].*/su, '')));
  const found = paths.map((path) => served.get(path)).find(Boolean);
  const { body, type } = found ?? served.get('/404')!;
  response.setHeader('Content-Length', body.length);
  response.writeHead(found ? 200 : 404, { 'Content-Type': type }).end(body);
});

const { port } = parseArgs({ options: { port: { type: 'string', default: '3000' } } }).values;
server.listen(Number(port), () => {
  console.log(`Serving out/, as it is now, at http://localhost:${(server.address() as AddressInfo).port}`);
});
