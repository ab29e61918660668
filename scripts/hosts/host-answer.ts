import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contentTypes, packedEndings } from '@/deploy/content-types';
import { caching, pageHeaders, securityHeaders } from '@/deploy/response-headers';
import type { RawAnswer } from '@/scripts/hosts/raw-request';

/** Files that a host serves, by their path below its root. */
export type ServedFiles = ReadonlyMap<string, Buffer>;

/** Statuses of answers that show no file of the site: redirects, and refusals in the server's own words. */
const wordless = new Set([308, 400, 405, 414, 416, 431]);

function endingOf(file: string): string {
  return file.split('.').at(-1) ?? '';
}

function decoded({ headers, body }: RawAnswer): Buffer {
  const encoding = headers.get('content-encoding');
  if (body.length === 0) return body;
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

function fileShown(answer: RawAnswer, files: ServedFiles): string | undefined {
  const bytes = decoded(answer);
  return [...files].find(([, file]) => file.equals(bytes))?.[0];
}

function cachingIn(value: string | undefined): string {
  if (value === caching.kept) return 'kept';
  return value === caching.askedAgain ? 'asked again' : `Cache-Control: ${value ?? 'none'}`;
}

/** What an answer shows: a file by its path, or what it holds in place of one. */
function shownBy(answer: RawAnswer, files: ServedFiles): string | undefined {
  if (answer.body.length === 0) return 'no body';
  if (answer.status === 206) return `“${answer.body.toString('latin1')}”`;
  return fileShown(answer, files) ?? 'some other text';
}

function missingHeaders({ headers }: RawAnswer, wanted: Readonly<Record<string, string>>): string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => headers.get(name.toLowerCase()) !== value)
    .map(([name]) => `${name}: ${headers.get(name.toLowerCase()) ?? 'none'}`);
}

/**
 * What must hold for any answer that shows a file: its type, its validators, that it has several encodings, and that
 * what only pages need comes with pages only.
 */
function faultsOfFile(answer: RawAnswer, file: string): string[] {
  const { status, headers } = answer;
  const type = contentTypes[endingOf(file)];
  const faults = file.endsWith('.html')
    ? missingHeaders(answer, pageHeaders)
    : Object.keys(pageHeaders).filter((name) => headers.has(name.toLowerCase()));
  if (headers.get('content-type') !== type) faults.push(`Content-Type: ${headers.get('content-type')}`);
  if (status === 200 && !(headers.has('etag') && headers.has('last-modified'))) faults.push('no validators');
  const varies = headers.get('vary')?.toLowerCase() === 'accept-encoding';
  if (varies === packedEndings.includes(endingOf(file))) faults.push(`Vary: ${headers.get('vary')}`);
  return faults;
}

/**
 * An answer in words, short enough for a table: its status, what it shows, how long it may be kept, who may embed
 * it, how it is packed, and whatever is wrong with it in any case. Two answers are alike when their words are.
 *
 * @param isConfigured whether the host's configuration has a say in it; where its parser answers alone, only the
 *   status can be compared
 */
export function inWords(answer: RawAnswer, files: ServedFiles, isConfigured: boolean): string {
  const { status, headers } = answer;
  if (!isConfigured) return String(status);
  const shown = wordless.has(status) ? undefined : shownBy(answer, files);
  const policy = headers.get('cross-origin-resource-policy');
  const parts = [
    shown,
    headers.has('location') && `→ ${headers.get('location')}`,
    headers.get('content-range'),
    headers.has('allow') && `Allow: ${headers.get('allow')}`,
    status !== 416 && cachingIn(headers.get('cache-control')),
    policy === 'same-origin' ? undefined : (policy ?? 'no Cross-Origin-Resource-Policy'),
    headers.get('content-encoding'),
    ...missingHeaders(answer, securityHeaders),
    ...(shown && files.has(shown) ? faultsOfFile(answer, shown) : []),
    /\d/u.test(headers.get('server') ?? '') && `Server: ${headers.get('server')}`,
    headers.has('set-cookie') && 'sets a cookie',
    wordless.has(status) && fileShown(answer, files) && 'shows a page',
  ];
  return `${status} ${parts.filter(Boolean).join(', ')}`;
}
