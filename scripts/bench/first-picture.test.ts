import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { compressedBytesUntil, endOfFirstPicture } from '@/scripts/bench/first-picture';

/** Text that does not compress well, so that offsets in it tell offsets in its compressed form. */
const noise = Array.from({ length: 400 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('hex'),
).join('');

test('the first picture is the one of high priority, wherever others stand', () => {
  const urgent = '<img src="/b.webp" fetchpriority="high">';
  const before = '<!doctype html><img src="/a.webp"><p>Ω</p>';
  assert.equal(endOfFirstPicture(`${before}${urgent}<p>More</p>`), before.length + 1 + urgent.length);
});

test('a page without one is refused', () => {
  assert.throws(() => endOfFirstPicture('<img src="/a.webp">'), /no picture of high priority/u);
});

test('the whole text needs all bytes, and a half of it about half of them', () => {
  const all = brotliCompressSync(noise).length;
  const half = compressedBytesUntil(noise, noise.length / 2);
  assert.ok(compressedBytesUntil(noise, noise.length) > all - 10);
  assert.ok(half > 0.4 * all && half < 0.6 * all, `${half} of ${all}`);
});

test('what follows costs nothing', () => {
  const alone = compressedBytesUntil(`${noise}${'a'.repeat(100)}`, noise.length / 4);
  const followed = compressedBytesUntil(`${noise}${'a'.repeat(100_000)}`, noise.length / 4);
  assert.ok(Math.abs(alone - followed) < 50, `${alone} and ${followed}`);
});
