import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { responseHeaders } from '@/deploy/response-headers';
import { inWords } from '@/scripts/hosts/host-answer';
import type { RawAnswer } from '@/scripts/hosts/raw-request';

const files = new Map([
  ['work.html', Buffer.from('work page')],
  ['404.html', Buffer.from('missing page')],
  ['robots.txt', Buffer.from('robots')],
]);

const right = {
  ...responseHeaders('work.html'),
  'Content-Type': 'text/html; charset=utf-8',
  ETag: '"work"',
  'Last-Modified': 'Sun, 01 Mar 2026 12:00:00 GMT',
  Vary: 'Accept-Encoding',
};

function answered(change: Readonly<Record<string, string | undefined>>, rest: Partial<RawAnswer> = {}) {
  const headers = Object.entries<string | undefined>({ ...right, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name.toLowerCase(), value] as const],
  );
  return inWords(
    { status: 200, body: Buffer.from('work page'), ...rest, headers: new Map(headers) },
    files,
    true,
  );
}

test('a right answer is told by its status, its file and its caching', () => {
  assert.equal(answered({}), '200 work.html, asked again');
});

test('a compressed page is known for the page that it is', () => {
  const body = brotliCompressSync(Buffer.from('work page'));
  assert.equal(answered({ 'Content-Encoding': 'br' }, { body }), '200 work.html, asked again, br');
});

test('a redirect is told by where it leads, and needs no file', () => {
  const rest = { status: 308, body: Buffer.from('moved') };
  assert.equal(answered({ Location: '/work' }, rest), '308 → /work, asked again');
});

test('where the parser answers, the status is all', () => {
  assert.equal(inWords({ status: 400, headers: new Map(), body: Buffer.alloc(0) }, files, false), '400');
});

describe('what is wrong is said:', () => {
  for (const { what, change, rest, words } of [
    { what: 'a header is missing', change: { 'X-Frame-Options': undefined }, words: 'X-Frame-Options: none' },
    {
      what: 'a header came twice',
      change: { 'X-Frame-Options': 'DENY & DENY' },
      words: 'X-Frame-Options: DENY & DENY',
    },
    {
      what: 'a page has another type',
      change: { 'Content-Type': 'text/plain' },
      words: 'Content-Type: text/plain',
    },
    {
      what: 'a page lacks what only pages need',
      change: { 'Permissions-Policy': undefined },
      words: 'Permissions-Policy: none',
    },
    {
      what: 'another file has what only pages need',
      change: { 'Content-Type': 'text/plain; charset=utf-8' },
      rest: { body: Buffer.from('robots') },
      words: 'Permissions-Policy, Cross-Origin-Opener-Policy',
    },
    { what: 'a page has no tag', change: { ETag: undefined }, words: 'no validators' },
    { what: 'caches are not told of encodings', change: { Vary: undefined }, words: 'Vary: undefined' },
    { what: 'caching is unknown', change: { 'Cache-Control': 'no-store' }, words: 'Cache-Control: no-store' },
    {
      what: 'the server names its version',
      change: { Server: 'nginx/1.22.1' },
      words: 'Server: nginx/1.22.1',
    },
    { what: 'a cookie is set', change: { 'Set-Cookie': 'a=b' }, words: 'sets a cookie' },
    { what: 'a refusal shows a page', change: {}, rest: { status: 405 }, words: 'shows a page' },
    {
      what: 'the text is no file of the site',
      change: {},
      rest: { body: Buffer.from('nginx') },
      words: 'some other text',
    },
  ]) {
    test(what, () => {
      assert.ok(answered(change, rest).includes(words), answered(change, rest));
    });
  }
});
