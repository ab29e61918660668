import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageMetadata } from '@/app/page-metadata';

const preview = { name: 'preview', address: 'https://preview.example' } as const;
const production = { name: 'production', address: 'https://studio.example' } as const;

test('search engines may index a page only in production', () => {
  assert.equal(pageMetadata('work', production).robots, 'index, follow, max-image-preview:large');
  assert.equal(pageMetadata('work', preview).robots, 'noindex');
  assert.equal(pageMetadata('work', { ...production, name: 'local' }).robots, 'noindex');
});

test('og:url and share card of a preview are on the preview, and its canonical address is on production', () => {
  const { alternates, openGraph } = pageMetadata('work', preview);
  const shared = JSON.stringify(openGraph);
  assert.ok(shared.includes('"url":"https://preview.example/og/'));
  assert.ok(shared.includes('"url":"https://preview.example/work"'));
  assert.doesNotMatch(String(alternates?.canonical), /preview/u);
});
