import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import handler from 'serve-handler';
import vercel from '@/vercel.json';

/** A folder that is served until it is stopped. */
export interface ServedFolder {
  port: number;
  stop: () => Promise<void>;
}

// Quality 6 makes files about as small as a host's compressed copies, in a few milliseconds.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });

const { cleanUrls, trailingSlash } = vercel;
const redirects = vercel.redirects.map(({ source, destination }) => ({ source, destination, type: 307 }));
// Rules for one host name (`has`) do not count here. The others' sources are regular expressions.
const headerRules = vercel.headers
  .filter((rule) => !('has' in rule))
  .map(({ source, headers }) => ({ pattern: new RegExp(`^${source}$`, 'u'), headers }));

/**
 * Serves an exported site as `vercel.json` says: its headers, redirects and clean addresses, and `404.html` for
 * whatever is not there.
 *
 * @param port 0 takes any that is free
 * @throws when the folder holds no page, or the port is taken
 */
export async function serveFolder(folder: string, port = 0): Promise<ServedFolder> {
  await stat(join(folder, 'index.html'));
  const options = {
    public: folder,
    cleanUrls,
    trailingSlash,
    redirects,
    directoryListing: false,
    etag: true,
  };
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    for (const { headers } of headerRules.filter(({ pattern }) => pattern.test(path))) {
      for (const { key, value } of headers) response.setHeader(key, value);
    }
    // The library's list of types is older than AVIF.
    if (path.endsWith('.avif')) response.setHeader('Content-Type', 'image/avif');
    compress(request, response, () => void handler(request, response, options));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Without a host name it answers at localhost, 127.0.0.1 and, for a phone, at the machine's own address.
    server.listen(port, resolve);
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port: (server.address() as AddressInfo).port, stop };
}
