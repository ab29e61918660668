import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { files } from '@/contract/built-site';
import vercel from '@/vercel.json';

/** One request, and the answer that every host must give. */
interface HostRow {
  /** Method and path: `GET /work`. */
  asks: string;
  headers?: OutgoingHttpHeaders;
  /** Whether to ask a second time, with the entity tag of the first answer. */
  again?: true;
  /** In the words of `answerOf`. */
  wanted: string;
  /** Another answer that is right on hosts that choose headers by address alone, or refuse odd addresses. */
  or?: string;
  /** What the Content-Type must be. */
  type?: RegExp;
}

const checked = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

const home = `200 index.html at /, ${checked}`;
const work = `200 work.html at /work, ${checked}`;
const lost = `404 404.html, ${checked}`;
const lostForADay = `404 404.html, ${day}`;
const firstBytes = { Range: 'bytes=0-3', 'Accept-Encoding': 'br' };
const htmlType = /^text\/html; charset=utf-8$/iu;

/** A file whose name changes with its bytes: kept for a year, or for a day where a 404 would be kept as long. */
function kept(folder: string, ending: string, type: RegExp, rest = ''): HostRow {
  const file = [...files.keys()].find((path) => path.startsWith(`${folder}/`) && path.endsWith(ending));
  if (!file) throw new Error(`out/${folder}/ holds no ${ending}: run \`npm run build\``);
  return {
    asks: `GET /${file}`,
    wanted: `200 ${file}, ${year}${rest}`,
    or: `200 ${file}, ${day}${rest}`,
    type,
  };
}

export const hostTable: readonly HostRow[] = [
  { asks: 'GET /', wanted: home, type: htmlType },
  { asks: 'GET /index.html', wanted: home },
  { asks: 'GET /work', wanted: work, type: htmlType },
  { asks: 'GET /work?from=mail', wanted: work },
  { asks: 'GET /work/', wanted: work },
  { asks: 'GET /work.html', wanted: work },
  { asks: 'GET /work', headers: { 'Accept-Encoding': 'gzip, br' }, wanted: `${work}, compressed` },
  { asks: 'GET /work', again: true, wanted: `304 nothing, ${checked}` },
  { asks: 'HEAD /work', wanted: `200 nothing, ${checked}` },
  { asks: 'GET /nowhere', wanted: lost, type: htmlType },
  { asks: 'GET /nowhere', again: true, wanted: lost },
  { asks: 'GET /nowhere/', wanted: lost },
  { asks: 'GET /work/nowhere', wanted: lost },
  { asks: 'GET /pictures/', wanted: lost, or: `${lostForADay}, cross-origin` },
  { asks: 'GET /pictures/gone.avif', wanted: lost, or: `${lostForADay}, cross-origin` },
  { asks: 'GET /_next/static/gone.js', wanted: lost, or: lostForADay },
  { asks: 'GET /404', wanted: lost },
  { asks: 'GET /_headers', wanted: lost },
  { asks: 'GET /../package.json', wanted: lost, or: `400 no file, ${checked}` },
  kept('_next/static', '.js', /^(?:text|application)\/javascript/u),
  kept('_next/static', '.woff2', /^font\/woff2$/u),
  kept('pictures', '.avif', /^image\/avif$/u, ', cross-origin'),
  kept('logos', '.svg', /^image\/svg\+xml/u),
  kept('og', '.png', /^image\/png$/u, ', cross-origin'),
  { asks: 'GET /', headers: firstBytes, wanted: `206 4 bytes, ${checked}` },
  ...Object.entries({
    '.well-known/security.txt': /^text\/plain; charset=utf-8$/iu,
    'sitemap.xml': /^(?:text|application)\/xml/u,
    'manifest.webmanifest': /^application\/manifest\+json/u,
  }).map(([file, type]) => {
    // `site.test.ts` says which must be there: security.txt is left out once it has run out.
    const isThere = files.has(file);
    return {
      asks: `GET /${file}`,
      wanted: isThere ? `200 ${file}, ${checked}` : lost,
      ...(isThere && { type }),
    };
  }),
];

/** The headers that hosts send with every address. */
export const everywhere = vercel.headers.find(({ source }) => source === '/(.*)')?.headers ?? [];

/** Asks for a path as it is written: `fetch` would resolve `..` itself. */
async function ask(port: number, method: string, path: string, headers: OutgoingHttpHeaders) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, method, path, headers }, resolve).on('error', reject).end();
  });
  return { status: response.statusCode ?? 0, sent: response.headers, body: await buffer(response) };
}

/** What a body is: a file of `out/` by its path, `nothing`, a number of bytes of a file, or `no file`. */
function shown(status: number, encoding: string | undefined, body: Buffer): string {
  if (body.length === 0) return 'nothing';
  if (status === 206) return `${body.length} bytes`;
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
  const decoded = decode ? decode(body) : body;
  return [...files].find(([, bytes]) => bytes.equals(decoded))?.[0] ?? 'no file';
}

/**
 * A host's answer in words, after all its redirects: status, file, address of a page, Cache-Control, and anything that
 * is wrong with it for every address.
 */
export async function answerOf(port: number, { asks, headers = {}, again, type }: HostRow): Promise<string> {
  const [method = '', start = ''] = asks.split(' ');
  let path = start;
  let answer = await ask(port, method, path, headers);
  for (let hops = 0; answer.sent.location && hops < 5; hops += 1) {
    const { pathname, search } = new URL(answer.sent.location, `http://127.0.0.1:${port}`);
    path = pathname + search;
    answer = await ask(port, method, path, headers);
  }
  const { etag } = answer.sent;
  if (again && etag) answer = await ask(port, method, path, { ...headers, 'If-None-Match': etag });
  const { status, sent, body } = answer;
  const file = shown(status, sent['content-encoding'], body);
  const isPage = status === 200 && file.endsWith('.html');
  const policy = sent['cross-origin-resource-policy'] ?? 'no Cross-Origin-Resource-Policy';
  const wrong = everywhere.filter(({ key, value }) => sent[key.toLowerCase()] !== value);
  return [
    isPage ? `${status} ${file} at ${path.split('?')[0]}` : `${status} ${file}`,
    sent['cache-control'] ?? 'no Cache-Control',
    sent['content-encoding'] && 'compressed',
    policy !== 'same-origin' && policy,
    sent['x-robots-tag'],
    ...wrong.map(({ key }) => `${key}: ${sent[key.toLowerCase()] ?? 'missing'}`),
    type && !type.test(sent['content-type'] ?? '') && `Content-Type: ${sent['content-type']}`,
  ]
    .filter(Boolean)
    .join(', ');
}
