import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from '@/scripts/serve/answer';
import type { SiteFiles } from '@/scripts/serve/site-files';

/** A site that answers on loopback until it is closed. */
export interface ServedSite {
  /** Such as `http://localhost:49152`, without a slash at the end. */
  origin: string;
  close: () => void;
}

/** Serves files as `npm run serve` does, at any free port. */
export async function serveFiles(files: SiteFiles): Promise<ServedSite> {
  const server = createServer((request, response) => {
    const { status, headers, body } = answer(files, {
      method: request.method ?? 'GET',
      target: request.url ?? '/',
      acceptEncoding: request.headers['accept-encoding']?.toString(),
    });
    response.writeHead(status, { ...headers, 'Content-Length': body?.length ?? 0 });
    response.end(body);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
