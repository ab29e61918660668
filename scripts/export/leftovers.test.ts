import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leftovers } from '@/scripts/export/leftovers';

const pages = ['index.html', 'work.html', '404.html', '_not-found.html'];

describe('what Next writes and no page of this site asks for', () => {
  for (const { file, what } of [
    { file: '_not-found.html', what: 'the second copy of the 404 page' },
    { file: '_not-found.txt', what: 'the payload of the second copy of the 404 page' },
    { file: 'index.txt', what: 'the payload of the landing page' },
    { file: 'work.txt', what: 'the payload of the work page' },
    { file: '404.txt', what: 'the payload of the 404 page' },
    { file: '__next._tree.txt', what: 'a part of the landing page’s payload' },
    { file: '__next.__PAGE__.txt', what: 'the page part of the landing page’s payload' },
    { file: 'work/__next._full.txt', what: 'a part of the work page’s payload' },
    { file: 'work/__next.work.__PAGE__.txt', what: 'the page part of the work page’s payload' },
    { file: '_not-found/__next._head.txt', what: 'a part of the 404 page’s payload' },
    { file: '_next/static/a1b2c3/_buildManifest.js', what: 'the manifest of Next’s other router' },
    { file: '_next/static/a1b2c3/_ssgManifest.js', what: 'the manifest of the other router’s pages' },
    { file: '_next/static/a-b_C/_clientMiddlewareManifest.js', what: 'the manifest of middleware' },
  ]) {
    test(`${what} is taken out (${file})`, () => {
      assert.ok(leftovers([...pages, file]).includes(file));
    });
  }
});

describe('what is kept', () => {
  for (const file of [
    'index.html',
    'work.html',
    '404.html',
    'robots.txt',
    'llms.txt',
    'humans.txt',
    '.well-known/security.txt',
    'sitemap.xml',
    'manifest.webmanifest',
    'favicon.ico',
    'work/notes.txt',
    '_next/static/chunks/main.js',
    '_next/static/chunks/_shared.js',
    '_next/static/media/typeface.woff2',
    'pictures/venue-1a2b3c4d5e-800.avif',
    'logos/client-logos-1a2b3c4d5e.svg',
    'og/work.png',
  ]) {
    test(`${file} stays`, () => {
      assert.deepEqual(leftovers([...pages, file]), ['_not-found.html']);
    });
  }

  test('a text stays whose name only begins like a page', () => {
    assert.deepEqual(leftovers(['work.html', 'work-notes.txt']), []);
  });

  test('a text stays that is called like a page of another folder', () => {
    assert.deepEqual(leftovers(['work.html', 'press/work.txt']), []);
  });
});

test('the payload of a page in a folder is taken out as well', () => {
  assert.deepEqual(leftovers(['work/backops.html', 'work/backops.txt']), ['work/backops.txt']);
});

test('nothing is named that the export does not hold', () => {
  assert.deepEqual(leftovers([]), []);
});
