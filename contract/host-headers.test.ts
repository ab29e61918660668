import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { files, pages } from '@/contract/built-site';
import { everywhere } from '@/contract/host-table';

/** The rules of `public/_headers`: what addresses they are for, as Netlify and Cloudflare Pages read it, and headers. */
const rules = [...(await readFile('public/_headers', 'utf8')).matchAll(/^(\/.*)\n((?: {2}.*\n?)+)/gmu)].map(
  ([, source = '', lines = '']) => {
    const form = source.replaceAll('.', '\\.').replace(/:\w+/gu, '[^/]+').replace('*', '.*');
    return { source, pattern: new RegExp(`^${form}$`, 'u'), lines };
  },
);

test('public/_headers sends the headers of vercel.json with every address', () => {
  const wanted = everywhere.map(({ key, value }) => `  ${key}: ${value}\n`).join('');
  assert.equal(rules.find(({ source }) => source === '/*')?.lines, wanted);
});

test('public/_headers says once for each address who may embed what is there, and how long to keep it', () => {
  const paths = [...files.keys()].filter((file) => !/^(?:404\.html|_headers|_redirects)$/u.test(file));
  for (const path of paths.map((file) => pages.find((page) => page.file === file)?.path ?? `/${file}`)) {
    const lines = rules.filter(({ pattern }) => pattern.test(path)).map((rule) => rule.lines);
    const valuesOf = (name: string) => lines.join('').match(RegExp(`(?<=^ {2}${name}: ).*`, 'gmu')) ?? [];
    const policy = /^\/(?:og|pictures)\//u.test(path) ? 'cross-origin' : 'same-origin';
    const wanted = `public/_headers must have a rule "${path.replace(/[^/]+$/u, ':page')}" for ${path}, as for "/:page"`;
    assert.deepEqual(valuesOf('Cross-Origin-Resource-Policy'), [policy], wanted);
    const isHashed = /^\/(?:_next\/static|logos|og|pictures)\//u.test(path);
    assert.deepEqual(valuesOf('Cache-Control'), isHashed ? ['public, max-age=86400'] : [], path);
  }
});
