import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median } from '@/scripts/bench/median';

test('the median is the middle by size, not by place', () => {
  assert.equal(median([1000, 2, 30]), 30);
});

test('of an even count it lies between the two in the middle', () => {
  assert.equal(median([4, 1, 3, 100]), 3.5);
});

test('there is none without numbers', () => {
  assert.throws(() => median([]), /no numbers/u);
});
