import type { SiteFile, SiteFiles } from '@/scripts/serve/site-files';

/** What of a request decides its answer. */
export interface SiteRequest {
  method: string;
  /** Path and query as they came. */
  target: string;
  acceptEncoding?: string | undefined;
  ifNoneMatch?: string | undefined;
  range?: string | undefined;
}

/** An answer, ready to be written. */
export interface SiteAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Files whose names change with their bytes; everything else is asked for again before it is shown. */
const immutable = /^(?:_next\/static|pictures|logos)\//u;

function cachingOf(path: string): string {
  return immutable.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/** The path that a target names, decoded; undefined when it names none. */
function pathOf(target: string): string | undefined {
  try {
    const path = decodeURIComponent(target.split('?', 1)[0] ?? '');
    return path.startsWith('/') && !path.includes('\0') ? path.slice(1) : undefined;
  } catch {
    return undefined;
  }
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

function encoded(file: SiteFile, acceptEncoding = ''): { body: Buffer; encoding?: string } {
  const accepted = acceptEncoding
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/u.test(part))
    .map((part) => part.split(';', 1)[0]?.trim());
  if (file.brotli && accepted.includes('br')) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && accepted.includes('gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.bytes };
}

/** First and last byte of a single range (RFC 9110, 14.1.2); null when it lies outside, undefined for any other. */
function rangeOf(range: string, size: number): { first: number; last: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(range);
  if (!match || (!match[1] && !match[2])) return undefined;
  const first = match[1] ? Number(match[1]) : Math.max(0, size - Number(match[2]));
  const last = match[1] && match[2] ? Math.min(Number(match[2]), size - 1) : size - 1;
  return first < size && first <= last ? { first, last } : null;
}

function fileAnswer(path: string, file: SiteFile, status: number, request: SiteRequest): SiteAnswer {
  const headers: Record<string, string> = {
    'Content-Type': file.contentType,
    'Cache-Control': cachingOf(path),
    'X-Content-Type-Options': 'nosniff',
  };
  if (file.brotli) headers['Vary'] = 'Accept-Encoding';
  if (status === 200) {
    headers['ETag'] = file.entityTag;
    headers['Accept-Ranges'] = 'bytes';
    const known = request.ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//u, ''));
    if (known?.some((tag) => tag === '*' || tag === file.entityTag)) return { status: 304, headers };
    const range = request.method === 'GET' && request.range && rangeOf(request.range, file.bytes.length);
    if (range === null) {
      return { status: 416, headers: { ...headers, 'Content-Range': `bytes */${file.bytes.length}` } };
    }
    if (range) {
      const body = file.bytes.subarray(range.first, range.last + 1);
      headers['Content-Range'] = `bytes ${range.first}-${range.last}/${file.bytes.length}`;
      return { status: 206, headers, body };
    }
  }
  const { body, encoding } = encoded(file, request.acceptEncoding);
  if (encoding) headers['Content-Encoding'] = encoding;
  return { status, headers, body };
}

/** Answers a request as the production host would: clean addresses, a 404 with its status, compression, caching. */
export function answer(files: SiteFiles, request: SiteRequest): SiteAnswer {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { status: 405, headers: { Allow: 'GET, HEAD' } };
  }
  const path = pathOf(request.target);
  const route = path === undefined ? undefined : routeOf(files, path);
  if (route && 'redirect' in route) {
    const query = /\?.*$/su.exec(request.target)?.[0] ?? '';
    return { status: 308, headers: { Location: `${route.redirect}${query}` } };
  }
  const name = route?.file ?? '404.html';
  const file = files.get(name);
  if (!file)
    return { status: 404, headers: { 'Content-Type': 'text/plain' }, body: Buffer.from('Not found') };
  return fileAnswer(name, file, route ? 200 : 404, request);
}
