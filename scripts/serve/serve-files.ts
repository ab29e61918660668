import type { AddressInfo } from 'node:net';
import type { SiteFiles } from '@/scripts/serve/site-files';
import { siteServer } from '@/scripts/serve/site-server';

/** A site that answers on loopback until it is stopped. */
export interface ServedFiles {
  port: number;
  stop: () => Promise<void>;
}

/** Serves files as `npm run serve` does, at any free port. */
export async function serveFiles(files: SiteFiles): Promise<ServedFiles> {
  const server = siteServer(files);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
