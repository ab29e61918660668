import { movedAddresses } from '@/scripts/hosts/redirects';
import vercel from '@/vercel.json';

/** Who is asked. */
export interface Host {
  /** Such as `https://studio.example`. */
  origin: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Whether its software is somebody else's: then a row's `elsewhere` is right too. */
  isElsewhere?: boolean;
  /** Whether it must tell search engines to stay away from all it sends; either is right where this is left out. */
  isHidden?: boolean | undefined;
  /** Which file of `out/` a body is that came from a path; `no file` if it is none. */
  fileOf: (body: Buffer, path: string) => string;
}

/** One request, and the answer that every host must give. */
interface HostRow {
  /** Method and path: `GET /work`. */
  asks: string;
  headers?: Record<string, string>;
  /** Whether to ask a second time, with the entity tag of the first answer. */
  again?: true;
  /** Whether the answer itself counts, and not what it redirects to. */
  first?: true;
  /** In the words of `answerOf`. */
  wanted: string;
  /** Another answer that is right on hosts that choose headers by address alone, or refuse odd addresses. */
  or?: string;
  /** How an answer may begin on a host whose software cannot be told otherwise; docs/hosts.md says why it does no harm. */
  elsewhere?: string;
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
const htmlType = /^text\/html; charset=utf-8$/iu;

/** What the Content-Type of a kind of file must be. */
const types: readonly [file: RegExp, type: RegExp][] = [
  [/^_next\/static\/.*\.js$/u, /^(?:text|application)\/javascript/u],
  [/^_next\/static\/.*\.woff2$/u, /^font\/woff2$/u],
  [/^pictures\/.*\.avif$/u, /^image\/avif$/u],
  [/^logos\/.*\.svg$/u, /^image\/svg\+xml/u],
  [/^og\/.*\.png$/u, /^image\/png$/u],
  [/^\.well-known\/security\.txt$/u, /^text\/plain; charset=utf-8$/iu],
  [/^sitemap\.xml$/u, /^(?:text|application)\/xml/u],
  [/^manifest\.webmanifest$/u, /^application\/manifest\+json/u],
];

/** The first file of each type, kept for a year if its name changes with its bytes, or for a day if a 404 would be too. */
const fileRows = (paths: readonly string[]): readonly HostRow[] =>
  types.flatMap(([sign, type]) => {
    const file = paths.find((path) => sign.test(path)) ?? '';
    const [caching, or] = /^(?:_next|logos|og|pictures)\//u.test(file) ? [year, day] : [checked, checked];
    const rest = /^(?:og|pictures)\//u.test(file) ? ', cross-origin' : '';
    const answer = `200 ${file}, `;
    if (!file) return [];
    return { asks: `GET /${file}`, wanted: answer + caching + rest, or: answer + or + rest, type };
  });

/** Every page but the first and the 404 page at its address, and the folders that are no page. */
const pageRows = (paths: readonly string[]): readonly HostRow[] =>
  paths.flatMap((file) => {
    const [path, folder] = [file.replace(/\.html$/u, ''), file.replace(/\/?[^/]*$/u, '')];
    if (path === file || ['index', '404'].includes(path)) return [];
    const wanted = `200 ${file} at /${path}, ${checked}`;
    const isPage = folder === '' || paths.includes(`${folder}.html`);
    return [
      { asks: `GET /${path}`, wanted, type: htmlType },
      { asks: `GET /${path}/`, wanted },
      { asks: `GET /${path}.html`, wanted, elsewhere: `200 ${file} at /${path}.html, ${checked}` },
      ...(isPage ? [] : ['', '/'].map((end) => ({ asks: `GET /${folder}${end}`, wanted: lost }))),
    ];
  });

/** What a redirect leads to: a path of the site itself, or an address outside. */
function addressIn(site: string, location: string): string {
  const { origin, pathname, search, href } = new URL(location, site);
  return origin === site ? pathname + search : href;
}

/** Each address of the old site, as people may have it. A host may first redirect to the path without an end. */
export const redirectRows = (moved = movedAddresses): readonly HostRow[] =>
  moved.flatMap(({ source, destination, status }) =>
    ['', '?a=b', '/', '/?a=b', '.html', '.html?a=b'].map((end) => {
      const query = end.replace(/^[^?]*/u, '');
      const to = (address: string) => `to <${addressIn('https://here.invalid', address + query)}>`;
      return {
        asks: `GET ${source}${end}`,
        first: true,
        wanted: `${status} ${to(destination)}`,
        ...(end !== query && { or: `308 ${to(source)}` }),
        // Netlify supports only 301 and 302.
        elsewhere: `${[301, 308].includes(status) ? 301 : 302} ${to(destination)}`,
      };
    }),
  );

/** @param paths of the site's files, as in `out/`: all pages are asked for, and the first of each other kind */
export const hostTable = (paths: readonly string[]): readonly HostRow[] => [
  ...pageRows(paths),
  ...redirectRows(),
  ...fileRows(paths),
  { asks: 'GET /', wanted: home, type: htmlType },
  { asks: 'GET /index.html', wanted: home },
  { asks: 'GET /work?from=mail', wanted: work },
  { asks: 'GET /work', headers: { 'Accept-Encoding': 'gzip, br' }, wanted: `${work}, compressed` },
  { asks: 'GET /work', again: true, wanted: `304 nothing, ${checked}` },
  { asks: 'HEAD /work', wanted: `200 nothing, ${checked}` },
  { asks: 'GET /nowhere', wanted: lost, type: htmlType },
  { asks: 'GET /nowhere', again: true, wanted: lost, elsewhere: `304 nothing, ${checked}` },
  { asks: 'GET /work/nowhere', wanted: lost },
  { asks: 'GET /pictures/', wanted: lost, or: lostForADay },
  { asks: 'GET /pictures/gone.avif', wanted: lost, or: lostForADay },
  { asks: 'GET /404', wanted: lost, elsewhere: '200 404.html at /404, ' },
  { asks: 'GET /_headers', wanted: lost },
  { asks: 'GET /_redirects', wanted: lost },
  { asks: 'GET /..%2fpackage.json', wanted: lost, or: `400 no file, ${checked}`, elsewhere: '40' },
];

/** The headers that hosts send with every address. */
export const everywhere = vercel.headers.find(({ source }) => source === '/(.*)')?.headers ?? [];

/**
 * A host's answer in words, after all its redirects: status, file, address of a page, Cache-Control, and anything that
 * is wrong with it for every address.
 */
async function answerOf(host: Host, { asks, headers, again, first, type }: HostRow): Promise<string> {
  const [method = '', start = ''] = asks.split(' ');
  const ask = (address: string, more?: object) =>
    fetch(address, {
      method,
      headers: { 'Accept-Encoding': 'identity', ...host.headers, ...headers, ...more },
      // In other modes `fetch` sends `Cache-Control: no-cache` beside an entity tag (Fetch, 4.5).
      cache: 'force-cache',
      redirect: first ? 'manual' : 'follow',
      signal: AbortSignal.timeout(30_000),
    });
  let answer = await ask(host.origin + start);
  const location = first && answer.headers.get('location');
  if (location) return `${answer.status} to <${addressIn(host.origin, location)}>`;
  const { origin, pathname } = new URL(answer.url);
  if (origin !== host.origin) return `leads to ${answer.url}`;
  const tag = again && answer.headers.get('etag');
  if (tag) answer = await ask(answer.url, { 'If-None-Match': tag });
  const { status } = answer;
  const body = Buffer.from(await answer.arrayBuffer());
  const sent = (name: string) => answer.headers.get(name) ?? 'missing';
  const file = body.length === 0 ? 'nothing' : host.fileOf(body, pathname);
  const isPage = status === 200 && file.endsWith('.html');
  const policy = sent('Cross-Origin-Resource-Policy');
  const robots = sent('X-Robots-Tag');
  // Vercel locks all of vercel.app into https.
  const isLonger = (key: string, value: string) =>
    host.isElsewhere && sent(key) === `${value}; includeSubDomains; preload`;
  const wrong = everywhere.filter(({ key, value }) => sent(key) !== value && !isLonger(key, value));
  // Netlify writes no spaces, and Cloudflare lets nobody keep a 404.
  const caching = sent('Cache-Control').replaceAll(/, */gu, ', ');
  return [
    isPage ? `${status} ${file} at ${pathname}` : `${status} ${file}`,
    status === 404 && caching === 'no-store' ? checked : caching,
    answer.headers.has('Content-Encoding') && 'compressed',
    status !== 404 && policy !== 'same-origin' && policy,
    robots.includes('noindex') === !host.isHidden && host.isHidden !== undefined && `X-Robots-Tag: ${robots}`,
    ...wrong.map(({ key }) => `${key}: ${sent(key)}`),
    type && !type.test(sent('Content-Type')) && `Content-Type: ${sent('Content-Type')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Every row of the table that a host answers in another way. */
export async function wrongAnswers(host: Host, table: readonly HostRow[]) {
  const wrong = [];
  for (const row of table) {
    const { asks, wanted, or, elsewhere } = row;
    const got = await answerOf(host, row).catch((error: Error) => String(error.cause ?? error));
    const isExcused = host.isElsewhere && elsewhere && got.startsWith(elsewhere);
    if (got !== wanted && got !== or && !isExcused) wrong.push({ asks, wanted, got });
  }
  return wrong;
}
