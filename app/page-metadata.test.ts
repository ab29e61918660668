import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMetadata } from '@/app/page-metadata';

test('a preview is not indexed, has its own share card and og:url, and its canonical address is on production', () => {
  const address = 'https://preview.example';
  const { robots, alternates, openGraph } = pageMetadata('work', { name: 'preview', address });
  assert.equal(robots, 'noindex');
  const shared = JSON.stringify(openGraph);
  for (const path of ['/og/', '/work"']) assert.ok(shared.includes(`"url":"${address}${path}`), shared);
  assert.doesNotMatch(String(alternates?.canonical), /preview/u);
  assert.match(String(pageMetadata('work', { name: 'production', address }).robots), /^index/u);
});
