import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slideFade, slideInterval } from '@/components/slide-timing';

test('a slide changes every 3 seconds', () => {
  assert.equal(slideInterval, 3000);
});

test('a slide takes 1 second to fade', () => {
  assert.equal(slideFade, 1000);
});
