import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { files, pages } from '@/output-tests/built-site';
import { globalHeaders } from '@/scripts/hosts/host-table';
import vercel from '@/vercel.json';

/** The rules of `public/_headers`, parsed as Netlify and Cloudflare Pages do. */
const rules = [...(await readFile('public/_headers', 'utf8')).matchAll(/^(\/.*)\n((?: {2}.*\n?)+)/gmu)].map(
  ([, source = '', lines = '']) => {
    const form = source.replaceAll('.', '\\.').replace(/:\w+/gu, '[^/]+').replace('*', '.*');
    return { pattern: new RegExp(`^${form}$`, 'u'), headers: lines.trim().split(/\n {2}/u) };
  },
);

test('public/_headers sets each header of vercel.json once on every path', () => {
  const paths = [...files.keys()].filter((file) => !/^(?:404\.html|_headers|_redirects)$/u.test(file));
  for (const path of paths.map((file) => pages.find((page) => page.file === file)?.path ?? `/${file}`)) {
    const sent = rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);
    const policy = /^\/(?:og|pictures)\//u.test(path) ? 'cross-origin' : 'same-origin';
    const isHashed = /^\/(?:_next\/static|logos|og|pictures)\//u.test(path);
    const wanted = [
      ...globalHeaders.map(({ key, value }) => `${key}: ${value}`),
      ...(isHashed ? ['Cache-Control: public, max-age=86400'] : []),
      `Cross-Origin-Resource-Policy: ${policy}`,
    ];
    const fix = `deeper folders need a rule "${path.replace(/[^/]+$/u, ':page')}", like the one for "/:page"`;
    assert.deepEqual(sent.toSorted(), wanted.toSorted(), `public/_headers, for ${path}: ${fix}`);
  }
});

test('vercel.json asks search engines not to index *.vercel.app', () => {
  const rule = vercel.headers.find((one) => one.has?.some(({ value }) => value === '.*\\.vercel\\.app'));
  assert.deepEqual(rule?.headers, [{ key: 'X-Robots-Tag', value: 'noindex' }]);
});
