import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import { createServer, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { brotliCompressSync } from 'node:zlib';
import handler from 'serve-handler';
import vercel from '@/vercel.json';

// Rules with `has` apply to one host name only, so this local server skips them.
const headerRules = vercel.headers.filter((rule) => !('has' in rule));

const compressible = /\.(?:css|html|js|svg|webmanifest|xml)$/u;

/** Brotli copies of files, by their texts. Cached, because compressing the site as tightly as hosts do takes 1 s. */
const copies = new Map<string, Buffer>();

interface ServeOptions {
  /** The port to listen on; 0 selects any free one. */
  port?: number;
  /** The network address to listen on. Other machines cannot reach the default address. */
  host?: string;
}

/**
 * Serves an exported site with the headers, redirects and clean addresses of `vercel.json`, until `stop` is called.
 *
 * @throws when the port is in use
 */
export async function serveFolder(folder: string, { port = 0, host = '127.0.0.1' }: ServeOptions = {}) {
  // Removes Content-Length, because `serve-handler` would send the uncompressed size.
  const headers = [{ source: '**', headers: [{ key: 'Content-Length', value: null }] }];
  const options = { ...vercel, redirects: [], headers, public: folder, directoryListing: false, etag: true };
  const server = createServer((request, response) => {
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/u.exec(request.url ?? '/') ?? [];
    // As on Vercel, `/work/` and `/work.html` redirect to `/work` before any other redirect applies.
    const page = /^(\/\w.*?)(?:\/|\.html)$/u.exec(path)?.[1];
    const destination = page ?? vercel.redirects.find(({ source }) => source === path)?.destination;
    if (destination) {
      // Browsers would keep a permanent redirect for the next site on this port.
      response.writeHead(page ? 308 : 307, { location: destination + query }).end();
      return;
    }
    const rules = headerRules.filter(({ source }) => RegExp(`^${source}$`, 'u').test(path));
    for (const { key, value } of rules.flatMap(({ headers }) => headers)) response.setHeader(key, value);
    // `serve-handler` fails for a null byte in a path, and answers every method as it does GET.
    const refusal = path.includes('%00') ? 400 : /^(?:GET|HEAD)$/u.test(request.method ?? '') ? 0 : 405;
    if (refusal) {
      response.writeHead(refusal).end(STATUS_CODES[refusal]);
      return;
    }
    // `serve-handler` does not know the media type of AVIF.
    if (path.endsWith('.avif')) response.setHeader('Content-Type', 'image/avif');
    const acceptsBrotli = /\bbr\b/u.test(String(request.headers['accept-encoding']));
    const open = (file: string, range?: object) => {
      if (!acceptsBrotli || !compressible.test(file)) return createReadStream(file, range);
      const text = readFileSync(file, 'utf8');
      const copy = copies.get(text) ?? brotliCompressSync(text);
      copies.set(text, copy);
      response.setHeader('Content-Encoding', 'br');
      return Readable.from(copy);
    };
    void handler(request, response, options, { createReadStream: open });
  });
  await once(server.listen(port, host), 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  const stop = () => server.close().closeAllConnections();
  return { port: actualPort, address: `http://localhost:${actualPort}`, stop };
}
