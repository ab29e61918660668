import { createServer } from 'node:http';
import { answer } from '@/scripts/serve/answer';
import { readSiteFiles } from '@/scripts/serve/site-files';

/** Serves `out/` on loopback as the production host would. `PORT` chooses the port; 3000 without it. */

const port = Number(process.env['PORT'] ?? 3000);
const files = await readSiteFiles('out');

const server = createServer((request, response) => {
  const { status, headers, body } = answer(files, {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    acceptEncoding: request.headers['accept-encoding']?.toString(),
    ifNoneMatch: request.headers['if-none-match'],
    range: request.headers.range,
  });
  // A 304 has no length of its own (RFC 9110, 8.6).
  response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body?.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : body);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken: choose another with PORT=3001 npm start` : error.message);
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => console.log(`Serving out/ at http://localhost:${port}`));
