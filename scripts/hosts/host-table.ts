import vercel from '@/vercel.json';

/** The host to test. */
export interface Host {
  /** The host's origin, such as `https://studio.example`. */
  origin: string;
  /** Headers that every request to this host needs. */
  headers?: Record<string, string>;
  /** Whether a third party's software serves the site. Then a row's `thirdParty` is accepted too. */
  isThirdParty?: boolean;
  /** Whether `X-Robots-Tag: noindex` must be in every response (true) or in none (false). Undefined accepts both. */
  noindex?: boolean | undefined;
  /** Returns the file of `out/` that a response from a path contains, or `no file`. */
  fileOf: (body: Buffer, path: string) => string;
}

/** One request, and the response that every host must give. */
interface HostRow {
  /** Method and path: `GET /work`. */
  request: string;
  headers?: Record<string, string>;
  /** Whether to revalidate: to send a second request with the ETag of the first response. */
  revalidate?: true;
  /** Whether to check the redirect itself, and not the page that it leads to. */
  isRedirect?: true;
  /** The response, as `describeResponse` writes it. */
  wanted: string;
  /** Another accepted response, because some hosts set headers by path alone or reject malformed paths. */
  or?: string;
  /** How a response begins that is accepted only from a third party's software: harmless, as docs/hosts.md explains. */
  thirdParty?: string;
  /** Matches the wanted Content-Type. */
  type?: RegExp | undefined;
}

const revalidated = 'public, max-age=0, must-revalidate';
const day = 'public, max-age=86400';
const year = 'public, max-age=31536000, immutable';

const home = `200 index.html at /, ${revalidated}`;
const work = `200 work.html at /work, ${revalidated}`;
const notFound = `404 404.html, ${revalidated}`;
const notFoundForADay = `404 404.html, ${day}`;
const badRequest = `400 no file, ${revalidated}`;
const htmlType = /^text\/html; charset=utf-8$/iu;

const contentTypes: readonly [file: RegExp, type: RegExp][] = [
  [/\.js$/u, /^(?:text|application)\/javascript/u],
  [/\.woff2$/u, /^font\/woff2$/u],
  [/\.avif$/u, /^image\/avif$/u],
  [/\.svg$/u, /^image\/svg\+xml/u],
  [/\.png$/u, /^image\/png$/u],
  [/\.txt$/u, /^text\/plain; charset=utf-8$/iu],
  [/\.xml$/u, /^(?:text|application)\/xml/u],
  [/\.webmanifest$/u, /^application\/manifest\+json/u],
];

/** Rows for every file that is not a page and not for hosts alone. Files with hashed names are cached for a year, on some hosts for a day. */
const fileRows = (paths: readonly string[]): readonly HostRow[] =>
  paths.flatMap((file) => {
    if (/\.html$|^_(?:headers|redirects)$/u.test(file)) return [];
    const isHashed = /^(?:_next|logos|og|pictures)\//u.test(file);
    const [caching, or] = isHashed ? [year, day] : [revalidated, revalidated];
    const rest = /^(?:og|pictures)\//u.test(file) ? ', cross-origin' : '';
    const response = `200 ${file}, `;
    const type = contentTypes.find(([pattern]) => pattern.test(file))?.[1];
    const request = `GET /${encodeURI(file)}`;
    return [{ request, wanted: response + caching + rest, or: response + or + rest, type }];
  });

/** Rows for every page except the landing page and the 404 page, and for every folder without a page. */
const pageRows = (paths: readonly string[]): readonly HostRow[] =>
  paths.flatMap((file) => {
    const [path, folder] = [file.replace(/\.html$/u, ''), file.replace(/\/?[^/]*$/u, '')];
    if (path === file || ['index', '404'].includes(path)) return [];
    const wanted = `200 ${file} at /${path}, ${revalidated}`;
    const isKnown = folder === '' || paths.includes(`${folder}.html`);
    return [
      { request: `GET /${path}`, wanted, type: htmlType },
      { request: `GET /${path}/`, wanted },
      { request: `GET /${path}.html`, wanted, thirdParty: `200 ${file} at /${path}.html, ${revalidated}` },
      ...(isKnown ? [] : ['', '/'].map((end) => ({ request: `GET /${folder}${end}`, wanted: notFound }))),
    ];
  });

/** The rows that test every page and file. @param paths all files below `out/` */
export const hostTable = (paths: readonly string[]): readonly HostRow[] => [
  ...pageRows(paths),
  ...fileRows(paths),
  { request: 'GET /', wanted: home, type: htmlType },
  { request: 'GET /index.html', wanted: home },
  { request: 'GET /index', wanted: home, thirdParty: `200 index.html at /index, ${revalidated}` },
  { request: 'GET /work?from=mail', wanted: work },
  { request: 'GET /work/?a=b', isRedirect: true, wanted: '308 to /work?a=b', thirdParty: '30' },
  { request: 'GET /work', headers: { 'Accept-Encoding': 'gzip, br' }, wanted: `${work}, compressed` },
  { request: 'GET /work', revalidate: true, wanted: `304 no body, ${revalidated}` },
  { request: 'HEAD /work', wanted: `200 no body, ${revalidated}` },
  { request: 'GET /nowhere', wanted: notFound, type: htmlType },
  { request: 'GET /nowhere', revalidate: true, wanted: notFound, thirdParty: `304 no body, ${revalidated}` },
  { request: 'GET /work/nowhere', wanted: notFound },
  { request: 'GET /pictures/', wanted: notFound, or: notFoundForADay },
  { request: 'GET /pictures/gone.avif', wanted: notFound, or: notFoundForADay },
  { request: 'GET /404', wanted: notFound, thirdParty: '200 404.html at /404, ' },
  { request: 'GET /_headers', wanted: notFound },
  { request: 'GET /_redirects', wanted: notFound },
  { request: 'GET /..%2fpackage.json', wanted: notFound, or: badRequest, thirdParty: '40' },
  { request: 'GET /work%00', wanted: badRequest, thirdParty: '40' },
  { request: 'POST /work', wanted: `405 no file, ${revalidated}`, thirdParty: '40' },
];

/** The headers that hosts must send with every response. */
export const globalHeaders = vercel.headers.find(({ source }) => source === '/(.*)')?.headers ?? [];

/**
 * Describes a host's response after all its redirects: status, file, path of a page, Cache-Control, and any header that
 * differs from what every response must have.
 */
async function describeResponse(host: Host, row: HostRow): Promise<string> {
  const { request, headers, revalidate, isRedirect, type } = row;
  const [method = '', start = ''] = request.split(' ');
  const send = (address: string, more?: object) =>
    fetch(address, {
      method,
      headers: { 'Accept-Encoding': 'identity', ...host.headers, ...headers, ...more },
      // In other cache modes, `fetch` adds `Cache-Control: no-cache` to a request with an ETag (Fetch Standard, 4.5).
      cache: 'force-cache',
      redirect: isRedirect ? 'manual' : 'follow',
      signal: AbortSignal.timeout(30_000),
    });
  let response = await send(host.origin + start);
  const location = isRedirect && response.headers.get('location');
  if (location)
    return `${response.status} to ${new URL(location, host.origin).href.replace(host.origin, '')}`;
  const { origin, pathname } = new URL(response.url);
  if (origin !== host.origin) return `redirects to ${response.url}`;
  const tag = revalidate && response.headers.get('etag');
  if (tag) response = await send(response.url, { 'If-None-Match': tag });
  const { status } = response;
  const body = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name) ?? 'missing';
  const file = body.length === 0 ? 'no body' : host.fileOf(body, pathname);
  const isPage = status === 200 && file.endsWith('.html');
  const policy = header('Cross-Origin-Resource-Policy');
  const robots = header('X-Robots-Tag');
  // At vercel.app, Vercel adds these parameters to Strict-Transport-Security.
  const isLonger = (key: string, value: string) =>
    host.isThirdParty && header(key) === `${value}; includeSubDomains; preload`;
  const wrong = globalHeaders.filter(({ key, value }) => header(key) !== value && !isLonger(key, value));
  // Netlify sends no space after a comma, and Cloudflare sends `no-store` with a 404.
  const caching = header('Cache-Control').replaceAll(/, */gu, ', ');
  return [
    isPage ? `${status} ${file} at ${pathname}` : `${status} ${file}`,
    status === 404 && caching === 'no-store' ? revalidated : caching,
    response.headers.has('Content-Encoding') && 'compressed',
    status !== 404 && policy !== 'same-origin' && policy,
    robots.includes('noindex') === !host.noindex && host.noindex !== undefined && `X-Robots-Tag: ${robots}`,
    ...wrong.map(({ key }) => `${key}: ${header(key)}`),
    type && !type.test(header('Content-Type')) && `Content-Type: ${header('Content-Type')}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Requests every row of the table. Returns the rows with a wrong response, and these responses. */
export async function wrongResponses(host: Host, table: readonly HostRow[]) {
  const wrong = [];
  for (const row of table) {
    const { request, wanted, or, thirdParty } = row;
    const got = await describeResponse(host, row).catch((error: Error) => String(error.cause ?? error));
    const isExcused = host.isThirdParty && thirdParty && got.startsWith(thirdParty);
    if (got !== wanted && got !== or && !isExcused) wrong.push({ request, wanted, got });
  }
  return wrong;
}
