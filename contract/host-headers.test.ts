import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { files, pages } from '@/contract/built-site';
import { everywhere } from '@/contract/host-table';

/** How each configuration writes a header that goes with every address. */
const patterns = {
  'public/_headers': /^ {2}([\w-]+): (.+)$/gmu,
  'deploy/nginx.conf': /^ {2}add_header ([\w-]+) ["'](.+)["'] always;$/gmu,
  'deploy/Caddyfile': /^\t+([A-Z][\w-]+) ["`](.+)["`]$/gmu,
};

const wanted = Object.fromEntries(everywhere.map(({ key, value }) => [key, value]));

// `hosts.test.ts` asks running hosts for headers that differ by address.
const differing = ['Cache-Control', 'Cross-Origin-Resource-Policy', 'X-Robots-Tag'];

for (const [file, pattern] of Object.entries(patterns)) {
  const skip = !existsSync(file) && `${file} is deleted`;
  test(`${file} sends the headers of vercel.json`, { skip }, async () => {
    const found = [...(await readFile(file, 'utf8')).matchAll(pattern)]
      .map(([, name = '', value = '']) => [name, value] as const)
      .filter(([name]) => !differing.includes(name));
    assert.deepEqual(Object.fromEntries(found), wanted);
  });
}

/** The rules of `public/_headers`: what addresses they are for, as Netlify and Cloudflare Pages read it, and headers. */
const rules = [...(await readFile('public/_headers', 'utf8')).matchAll(/^(\/.*)\n((?: {2}.*\n?)+)/gmu)].map(
  ([, source = '', lines = '']) => {
    const form = source.replaceAll('.', '\\.').replace(/:\w+/gu, '[^/]+').replace('*', '.*');
    return { pattern: new RegExp(`^${form}$`, 'u'), lines };
  },
);

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
