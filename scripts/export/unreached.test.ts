import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unreached } from '@/scripts/export/unreached';

const chunks = '_next/static/chunks';

test('a chunk that a page names, and one that only that chunk names, are reached', () => {
  const texts = new Map([
    ['index.html', `<script src="/${chunks}/one.js">`],
    [`${chunks}/one.js`, 'load("static/chunks/two.js")'],
    [`${chunks}/two.js`, ''],
  ]);
  assert.deepEqual(unreached(texts), []);
});

test('a chunk that only an unreached chunk names is not reached', () => {
  const texts = new Map([
    ['index.html', '<p>Still'],
    [`${chunks}/one.js`, 'load("static/chunks/two.js")'],
    [`${chunks}/two.js`, ''],
  ]);
  assert.deepEqual(unreached(texts), [`${chunks}/one.js`, `${chunks}/two.js`]);
});

test('a file outside of Next’s chunks is never among the unreached', () => {
  assert.deepEqual(unreached(new Map([['robots.html', '']])), []);
});
