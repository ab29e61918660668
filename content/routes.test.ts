import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressAt } from '@/content/routes';

test('the landing page’s address ends without a slash', () => {
  assert.equal(addressAt('https://studio.com', '/'), 'https://studio.com');
});

test('a path is put behind the origin, with what follows it', () => {
  assert.equal(addressAt('https://studio.com', '/work#projects'), 'https://studio.com/work#projects');
  assert.equal(addressAt('https://studio.com', '/#studio'), 'https://studio.com/#studio');
});
