import { responseHeaders } from '@/deploy/response-headers';
import type { SiteFile, SiteFiles } from '@/scripts/serve/site-files';

/** What of a request decides its answer. */
export interface SiteRequest {
  method: string;
  /** Path and query as they came. */
  target: string;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  ifModifiedSince?: string | undefined;
  ifRange?: string | undefined;
  range?: string | undefined;
}

/** An answer, ready to be written. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Longest target that is read, in characters: what RFC 9112, 3, asks every server to take, and nginx does. */
const longestTarget = 8000;

/** The path of a target as it came, without the scheme and host that a proxy may name (RFC 9112, 3.2.2). */
function rawPathOf(target: string): string {
  return (target.split('?', 1)[0] ?? '').replace(/^https?:\/\/[^/]*/iu, '');
}

/** The path that a target names, decoded; undefined when it names none. */
function pathOf(target: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPathOf(target));
    return path.startsWith('/') && !path.includes('\0') ? path.slice(1) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a target cannot be read at all: no path, or a `%` that begins no escape (RFC 3986, 2.1). */
function isMalformed(target: string): boolean {
  const path = rawPathOf(target);
  return !path.startsWith('/') || /%(?![\dA-F]{2})/iu.test(path);
}

/**
 * Where a path leads: to a file, to the one address of a page that has several, or nowhere.
 * Pages have clean addresses, without `.html` and without a slash at the end, as on Vercel with `cleanUrls`.
 */
function routeOf(files: SiteFiles, path: string): { file: string } | { redirect: string } | undefined {
  if (path === '') return { file: 'index.html' };
  const page = path.replace(/(?:\/|\.html)$/u, '');
  const isPage = files.has(`${page}.html`) && page !== '404';
  if (isPage && page === 'index') return { redirect: '/' };
  if (isPage) return page === path ? { file: `${page}.html` } : { redirect: `/${page}` };
  return files.has(path) && !path.endsWith('.html') ? { file: path } : undefined;
}

/** A file in the encoding that is sent. */
interface Representation {
  body: Buffer;
  /** As HTTP names it; none for the file as it is. */
  encoding?: string;
  entityTag: string;
}

/** Chooses among the encodings of a file. Each has a tag of its own, since their bytes differ (RFC 9110, 8.8.3.3). */
function representationOf(file: SiteFile, acceptEncoding = ''): Representation {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  const tagged = (encoding: string) => file.entityTag.replace(/"$/u, `-${encoding}"`);
  if (file.brotli && accepted.includes('br'))
    return { body: file.brotli, encoding: 'br', entityTag: tagged('br') };
  if (file.gzip && accepted.includes('gzip'))
    return { body: file.gzip, encoding: 'gzip', entityTag: tagged('gzip') };
  return { body: file.bytes, entityTag: file.entityTag };
}

/** Whether the browser has this already. A tag outweighs a date (RFC 9110, 13.2.2). */
function isKnown(request: SiteRequest, entityTag: string, lastModified: Date): boolean {
  if (request.ifNoneMatch !== undefined) {
    const known = request.ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
    return known.some((tag) => tag === '*' || tag === entityTag);
  }
  return Date.parse(request.ifModifiedSince ?? '') >= lastModified.getTime();
}

/** Whether a part may be sent: the browser has the rest of these very bytes, or does not say (RFC 9110, 13.1.5). */
function isSameAsRest({ ifRange }: SiteRequest, entityTag: string, lastModified: Date): boolean {
  return ifRange === undefined || ifRange === entityTag || ifRange === lastModified.toUTCString();
}

/** First and last byte of a single range (RFC 9110, 14.1.2); null when it lies outside, undefined for any other. */
function rangeOf(range: string, size: number): { first: number; last: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(range);
  if (!match || (!match[1] && !match[2])) return undefined;
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const last = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return first < size && first <= last ? { first, last } : null;
}

function fileAnswer(path: string, file: SiteFile, request: SiteRequest): SiteAnswer {
  const { body, encoding, entityTag } = representationOf(file, request.acceptEncoding);
  const known = {
    ...responseHeaders(path),
    ETag: entityTag,
    'Last-Modified': file.lastModified.toUTCString(),
    ...(file.brotli && { Vary: 'Accept-Encoding' }),
  };
  if (isKnown(request, entityTag, file.lastModified)) return { status: 304, headers: known };
  const headers: Record<string, string> = {
    ...known,
    'Content-Type': file.contentType,
    'Accept-Ranges': 'bytes',
  };
  // A compressed file is sent whole: nginx knows no ranges of one either.
  if (encoding) return { status: 200, headers: { ...headers, 'Content-Encoding': encoding }, body };
  const isPart =
    request.method === 'GET' && request.range && isSameAsRest(request, entityTag, file.lastModified);
  const range = isPart ? rangeOf(request.range ?? '', body.length) : undefined;
  if (range === null) {
    return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${body.length}` } };
  }
  if (range) {
    headers['Content-Range'] = `bytes ${range.first}-${range.last}/${body.length}`;
    return { status: 206, headers, body: body.subarray(range.first, range.last + 1) };
  }
  return { status: 200, headers, body };
}

/** An answer without a file: a refusal. */
export function refusal(status: 400 | 405 | 414 | 431): SiteAnswer {
  return { status, headers: { ...responseHeaders(), ...(status === 405 && { Allow: 'GET, HEAD' }) } };
}

/** The 404 page, with no tag or date that could be matched later. */
function lostAnswer(files: SiteFiles, request: SiteRequest): SiteAnswer {
  const page = files.get('404.html');
  if (!page) {
    const headers = { ...responseHeaders(), 'Content-Type': 'text/plain' };
    return { status: 404, headers, body: Buffer.from('Not found') };
  }
  const { body, encoding } = representationOf(page, request.acceptEncoding);
  const headers: Record<string, string> = {
    ...responseHeaders('404.html'),
    'Content-Type': page.contentType,
    Vary: 'Accept-Encoding',
  };
  if (encoding) headers['Content-Encoding'] = encoding;
  return { status: 404, headers, body };
}

/**
 * Answers a request as the hosts do: clean addresses, a 404 with its status, compression, caching, and the headers
 * of `deploy/response-headers.ts` with all of it. `npm run hosts` compares it with nginx and Caddy.
 */
export function answer(files: SiteFiles, request: SiteRequest): SiteAnswer {
  if (!/^[A-Z_-]+$/u.test(request.method) || isMalformed(request.target)) return refusal(400);
  if (request.method !== 'GET' && request.method !== 'HEAD') return refusal(405);
  if (request.target.length > longestTarget) return refusal(414);
  const path = pathOf(request.target);
  const route = path === undefined ? undefined : routeOf(files, path);
  if (route && 'redirect' in route) {
    const query = /\?.+$/su.exec(request.target)?.[0] ?? '';
    return { status: 308, headers: { ...responseHeaders(), Location: `${route.redirect}${query}` } };
  }
  const file = route && files.get(route.file);
  return file ? fileAnswer(route.file, file, request) : lostAnswer(files, request);
}
