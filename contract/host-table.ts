import { readFile } from 'node:fs/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesBelow } from '@/scripts/files-below';
import vercel from '@/vercel.json';

/** One request, and the answer that a visitor of any host must get. */
export interface HostRow {
  /** Method and path: `GET /work`. */
  asks: string;
  headers?: OutgoingHttpHeaders;
  /** Ask a second time, with the tag of the first answer. */
  again?: true;
  /** In the words of `answerOf`. */
  wanted: string;
  /** Another answer that is right on hosts which choose headers by the address alone, or refuse odd addresses. */
  or?: string;
  type?: RegExp;
}

export const folder = 'out';
const files = await Promise.all(
  (await filesBelow(folder)).map(async (path) => ({ path, bytes: await readFile(`${folder}/${path}`) })),
);

/** A file below a folder of `out/`. @throws when there is none */
function fileIn(place: string, ending: string): string {
  const file = files.find(({ path }) => path.startsWith(`${place}/`) && path.endsWith(ending));
  if (!file) throw new Error(`${folder}/${place}/ holds no ${ending}: run \`npm run build\``);
  return file.path;
}

const script = fileIn('_next/static', '.js');
const font = fileIn('_next/static', '.woff2');
const picture = fileIn('pictures', '.avif');
const logo = fileIn('logos', '.svg');
const card = fileIn('og', '.png');

const lost = '404 404.html, asked again';
const work = '200 work.html at /work, asked again';

/** A file whose name changes with its bytes: kept for a year, or for a day where a 404 would be kept as long. */
function kept(file: string, type: RegExp, rest = ''): HostRow {
  const answer = (time: string) => `200 ${file}, kept for a ${time}${rest}`;
  return { asks: `GET /${file}`, wanted: answer('year'), or: answer('day'), type };
}

export const hostTable: readonly HostRow[] = [
  { asks: 'GET /', wanted: '200 index.html at /, asked again', type: /^text\/html; charset=utf-8$/iu },
  { asks: 'GET /work', wanted: work, type: /^text\/html; charset=utf-8$/iu },
  { asks: 'GET /work?from=mail', wanted: work },
  { asks: 'GET /work', headers: { 'Accept-Encoding': 'gzip, br' }, wanted: `${work}, compressed` },
  { asks: 'HEAD /work', wanted: '200 nothing, asked again' },
  { asks: 'GET /work', again: true, wanted: '304 nothing, asked again' },
  { asks: 'GET /work/', wanted: work },
  { asks: 'GET /work.html', wanted: work },
  { asks: 'GET /index.html', wanted: '200 index.html at /, asked again' },
  { asks: 'GET /nowhere', wanted: lost, type: /^text\/html; charset=utf-8$/iu },
  { asks: 'GET /nowhere', again: true, wanted: lost },
  { asks: 'GET /nowhere/', wanted: lost },
  { asks: 'GET /work/nowhere', wanted: lost },
  { asks: 'GET /pictures/', wanted: lost, or: '404 404.html, kept for a day' },
  { asks: 'GET /404', wanted: lost },
  { asks: 'GET /_headers', wanted: lost },
  { asks: 'GET /../package.json', wanted: lost, or: '400 no file, asked again' },
  kept(script, /^(?:text|application)\/javascript/u),
  kept(font, /^font\/woff2$/u),
  { asks: 'GET /_next/static/gone.js', wanted: lost, or: '404 404.html, kept for a day' },
  kept(picture, /^image\/avif$/u),
  { asks: 'GET /pictures/gone.avif', wanted: lost, or: '404 404.html, kept for a day' },
  kept(logo, /^image\/svg\+xml/u),
  kept(card, /^image\/png$/u, ', cross-origin'),
  { asks: 'GET /robots.txt', headers: { Range: 'bytes=0-3' }, wanted: '206 4 bytes, asked again' },
  {
    asks: 'GET /.well-known/security.txt',
    wanted: '200 .well-known/security.txt, asked again',
    type: /^text\/plain; charset=utf-8$/iu,
  },
  { asks: 'GET /sitemap.xml', wanted: '200 sitemap.xml, asked again', type: /^(?:text|application)\/xml/u },
  {
    asks: 'GET /manifest.webmanifest',
    wanted: '200 manifest.webmanifest, asked again',
    type: /^application\/manifest\+json/u,
  },
];

/** Asks as written: `fetch` would resolve `..` itself. */
async function ask(port: number, method: string, path: string, headers: OutgoingHttpHeaders) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
}

function cachingOf(value = 'no Cache-Control'): string {
  if (value === 'public, max-age=0, must-revalidate') return 'asked again';
  if (value === 'public, max-age=31536000, immutable') return 'kept for a year';
  return value === 'public, max-age=86400' ? 'kept for a day' : value;
}

/** What a body is: a file of `out/` by its path, `nothing`, so many bytes of a file, or `no file`. */
function shown(status: number, encoding: string | undefined, body: Buffer): string {
  if (body.length === 0) return 'nothing';
  if (status === 206) return `${body.length} bytes`;
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return files.find(({ bytes }) => bytes.equals(plain))?.path ?? 'no file';
}

const everywhere = vercel.headers.find(({ source }) => source === '/(.*)')?.headers ?? [];

/**
 * A host's answer in words, after all its redirects: status, file, address of a page, caching, and whatever is wrong
 * with it in any case.
 */
export async function answerOf(port: number, { asks, headers = {}, again, type }: HostRow): Promise<string> {
  const [method = '', start = ''] = asks.split(' ');
  let path = start;
  let answer = await ask(port, method, path, headers);
  for (let hops = 0; answer.headers.location && hops < 5; hops += 1) {
    const { pathname, search } = new URL(answer.headers.location, `http://127.0.0.1:${port}`);
    path = pathname + search;
    answer = await ask(port, method, path, headers);
  }
  const tag = answer.headers.etag;
  if (again && tag) answer = await ask(port, method, path, { ...headers, 'If-None-Match': tag });
  const { status, headers: sent, body } = answer;
  const file = shown(status, sent['content-encoding'], body);
  const isPage = status === 200 && file.endsWith('.html');
  const policy = sent['cross-origin-resource-policy'];
  const wrong = everywhere.filter(({ key, value }) => sent[key.toLowerCase()] !== value);
  return [
    `${status} ${file}${isPage ? ` at ${path.split('?')[0]}` : ''}`,
    cachingOf(sent['cache-control']),
    sent['content-encoding'] && 'compressed',
    policy === 'same-origin' ? undefined : (policy ?? 'no Cross-Origin-Resource-Policy'),
    ...wrong.map(({ key }) => `${key}: ${sent[key.toLowerCase()] ?? 'missing'}`),
    type && !type.test(sent['content-type'] ?? '') && `Content-Type: ${sent['content-type']}`,
  ]
    .filter(Boolean)
    .join(', ');
}
