import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import compression from 'compression';
import handler from 'serve-handler';
import vercel from '@/vercel.json';

// Makes files about as small as a host's compressed copies, in a few milliseconds.
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
// Rules for one host name (`has`) do not count here. The others' sources are regular expressions.
const headerRules = vercel.headers.filter((rule) => !('has' in rule));

/**
 * Serves an exported site with the headers, redirects and clean addresses of `vercel.json`, until it is stopped.
 *
 * @param port 0 takes any that is free
 * @throws when the port is taken
 */
export async function serveFolder(folder: string, port = 0) {
  const options = { ...vercel, headers: [], public: folder, directoryListing: false, etag: true };
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/';
    const headers = headerRules.flatMap((rule) =>
      RegExp(`^${rule.source}$`, 'u').test(path) ? rule.headers : [],
    );
    for (const { key, value } of headers) response.setHeader(key, value);
    // The library's list of types is older than AVIF.
    if (path.endsWith('.avif')) response.setHeader('Content-Type', 'image/avif');
    compress(request, response, () => void handler(request, response, options));
  });
  // Without a host name it answers at localhost, at 127.0.0.1 and, for a phone, at the machine's own address.
  await once(server.listen(port), 'listening');
  const stop = async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
  };
  const { port: own } = server.address() as AddressInfo;
  return { port: own, address: `http://localhost:${own}`, stop };
}
