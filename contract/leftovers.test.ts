import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { filesBelow } from '@/scripts/files-below';

const paths = await filesBelow('out');
const texts = await Promise.all(
  paths
    .filter((path) => /\.(?:html|webmanifest|js)$/u.test(path))
    .map(async (path) => ({ path, text: await readFile(`out/${path}`, 'utf8') })),
);

/** Files that browsers, search engines and hosts look for without being told of them, and those that Next.js owns. */
const knownByName =
  /^(?:.*\.html|favicon\.ico|robots\.txt|sitemap\.xml|_headers|\.well-known\/security\.txt|_next\/.*)$/u;

test('some page or the manifest names every file', () => {
  // A page holds the address of a picture without its width.
  const nameOf = (path: string) => path.replace(/(?<=^pictures\/.*)-\d+\.\w+$/u, '');
  const forgotten = paths.filter(
    (path) => !knownByName.test(path) && !texts.some(({ text }) => text.includes(nameOf(path))),
  );
  assert.deepEqual(forgotten, []);
});

// The 404 page is shown at any depth.
test('no address depends on where its page stands', () => {
  const relative = texts
    .filter(({ path }) => path.endsWith('.html'))
    .flatMap(({ text }) => text.match(/\s(?:href|src)="(?!\/|#|\?|https:|mailto:|data:)[^"]*"/gu) ?? []);
  assert.deepEqual(relative, []);
});
