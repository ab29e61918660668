import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '@/scripts/files';
import { headersAt } from '@/scripts/vercel-headers';
import vercel from '@/vercel.json' with { type: 'json' };

/** The media types of the files in `out/`, by their extensions. */
const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
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

/** Reads what is sent for a file. Only text is worth compressing. */
function readServedFile(path: string) {
  const body = readFileSync(path);
  const type = types[extname(path)] ?? 'application/octet-stream';
  const compressed = /^text\/|xml$/u.test(type) ? brotliCompressSync(body) : undefined;
  return { body, compressed, type };
}

/** The path at which Vercel serves a file of `out/` with `cleanUrls`: `/work` for `work.html`. */
const servedPath = (file: string) => `/${encodeURI(file).replace(/(?:(?:^|\/)index)?\.html$/u, '')}`;

/** The address to which Vercel redirects a path: `/work/`, `/work.html` and `/work/index` lead to `/work`. */
function redirectOf(path: string): { status: number; location: string } | undefined {
  const clean = path.replace(/(?<=\w)(?:\.html|\/)$/u, '').replace(/\/index$/u, '') || '/';
  if (clean !== path) return { status: 308, location: clean };
  const rule = vercel.redirects.find(({ source }) => source === path);
  return rule && { status: rule.permanent ? 308 : 307, location: rule.destination };
}

/** Makes a server that answers as Vercel does with the files that are in `out/` now. It does not listen yet. */
export async function createSiteServer(): Promise<Server> {
  const names = await filesBelow('out');
  const files = new Map(names.map((file) => [servedPath(file), readServedFile(`out/${file}`)]));

  return createServer((request, response) => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/su);
    for (const [key, value] of Object.entries(headersAt(path))) response.setHeader(key, value);
    const redirect = redirectOf(path);
    if (redirect) {
      const location = query === undefined ? redirect.location : `${redirect.location}?${query}`;
      response.writeHead(redirect.status, { location }).end();
      return;
    }
    const found = files.get(path);
    const { body, compressed, type } = found ?? files.get('/404')!;
    const acceptsBrotli = /\bbr\b/u.test(String(request.headers['accept-encoding']));
    if (compressed && acceptsBrotli) response.setHeader('Content-Encoding', 'br');
    const sent = compressed && acceptsBrotli ? compressed : body;
    response.writeHead(found ? 200 : 404, { 'Content-Type': type, 'Content-Length': sent.length }).end(sent);
  });
}
