import assert from 'node:assert/strict';
import { test } from 'node:test';
import { site } from '@/content/site';
import vercel from '@/vercel.json' with { type: 'json' };

test('vercel.json asks search engines to index no copy of the site on vercel.app', () => {
  const rule = vercel.headers.find(({ headers }) => headers.some(({ key }) => key === 'X-Robots-Tag'));
  const host = new RegExp(`^${rule?.has?.[0]?.value}$`, 'u');
  assert.match('studio-3f2a9c1.vercel.app', host);
  assert.doesNotMatch(new URL(site.address).hostname, host);
});
