import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { speculationRules } from '@/scripts/export/speculation-rules';

const plain = load(
  '<script src="/_next/a.js"></script><form action="/thanks"></form><video src="/a.mp4"></video>',
);
const film = { name: 'Film', 'frame-src': ['https://film.example'] } as const;
const count = { name: 'Count', 'script-src': ['https://count.example'] } as const;

/** How the browser loads the page behind a link of the first of these pages. */
const loading = (...site: Parameters<typeof speculationRules>) =>
  Object.keys(JSON.parse(speculationRules(...site)('/')));

test('pages are prerendered, and only prefetched where a page or a service runs a script', () => {
  assert.deepEqual(loading([plain], [film]), ['prerender']);
  assert.deepEqual(loading([plain], [film, count]), ['prefetch']);
  for (const script of ['<script src="/count.js"></script>', '<script data-keep>count()</script>'])
    assert.deepEqual(loading([plain, load(script)], []), ['prefetch'], script);
});
