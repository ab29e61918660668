import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBuiltSite } from '@/contract/built-site';
import { addressesOf } from '@/contract/internal-addresses';

const { files, pages } = await readBuiltSite('out');
const paths = [...files.keys()];
const textOf = (path: string) => files.get(path)?.toString('utf8') ?? '';

/** Files that browsers, search engines and hosts look for without being told of them, and those that Next.js owns. */
const knownByName =
  /^(?:.*\.html|favicon\.ico|robots\.txt|sitemap\.xml|_headers|\.well-known\/security\.txt|_next\/.*)$/u;

test('some page or the manifest names every file', () => {
  const texts = paths.filter((path) => /\.(?:html|webmanifest|js)$/u.test(path)).map(textOf);
  // A page holds the address of a picture without its width.
  const names = (path: string) => path.replace(/(?<=^pictures\/.*)-\d+\.\w+$/u, '');
  const forgotten = paths.filter(
    (path) => !knownByName.test(path) && !texts.some((text) => text.includes(names(path))),
  );
  assert.deepEqual(forgotten, []);
});

test('no payload of Next.js and no source map is deployed', () => {
  const texts = ['robots.txt', '.well-known/security.txt'];
  assert.deepEqual(
    paths.filter((path) => /\.(?:map|txt)$/u.test(path) && !texts.includes(path)),
    [],
  );
});

test('no script brings the schemas of the content', () => {
  const scripts = paths.filter((path) => path.endsWith('.js'));
  assert.ok(scripts.length > 0);
  assert.deepEqual(
    scripts.filter((path) => /ZodError|ZodType|_zod\b/u.test(textOf(path))),
    [],
  );
});

// The 404 page is shown at any depth.
test('no address depends on where its page stands', () => {
  const relative = pages.flatMap((page) =>
    addressesOf(page).filter((address) => !/^(?:\/(?!\/)|#|\?|https:\/\/|mailto:|data:)/u.test(address)),
  );
  assert.deepEqual(relative, []);
});
