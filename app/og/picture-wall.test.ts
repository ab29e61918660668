import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PictureWall } from '@/app/og/PictureWall';

for (const [count, shown] of [
  [3, 1],
  [4, 4],
  [6, 6],
] as const) {
  test(`shows ${shown} of ${count} pictures`, () => {
    const pictures = Array.from({ length: count }, (_, index) => `data:,${index}`);
    const [images] = PictureWall({ pictures }).props.children;
    assert.equal(images.length, shown);
  });
}
