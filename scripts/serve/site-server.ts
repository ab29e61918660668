import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { answer, refusal } from '@/scripts/serve/answer';
import type { SiteFiles } from '@/scripts/serve/site-files';

/** What Node says of a request that it could not read. */
interface ParseError extends Error {
  code?: string;
  rawPacket?: Buffer;
}

/** Node reads no method that it does not know by name, and does not ask the server about it. */
function isUnknownMethod({ code, rawPacket }: ParseError): boolean {
  return code === 'HPE_INVALID_METHOD' && /^[A-Z_-]+ \S+ HTTP\/1/u.test(rawPacket?.toString('latin1') ?? '');
}

function refuse(error: ParseError, socket: Socket): void {
  if (!socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const { status, headers } = refusal(tooLarge ? 431 : isUnknownMethod(error) ? 405 : 400);
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n`);
}

/** A server that answers for the files as the production hosts would; it listens to nothing yet. */
export function siteServer(files: SiteFiles): Server {
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(files, {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
      ifNoneMatch: request.headers['if-none-match'],
      ifModifiedSince: request.headers['if-modified-since'],
      ifRange: request.headers['if-range']?.toString(),
      range: request.headers.range,
    });
    // A 304 has no length of its own (RFC 9110, 8.6).
    response.writeHead(
      status,
      status === 304 ? headers : { ...headers, 'Content-Length': body?.length ?? 0 },
    );
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  server.on('clientError', refuse);
  return server;
}
