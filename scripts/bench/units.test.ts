import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inKibibytes, inMilliseconds, inSeconds, ratio } from '@/scripts/bench/units';

test('figures are rounded to what can be told apart, and say their unit', () => {
  assert.equal(inSeconds(1054.6), '1.05 s');
  assert.equal(inMilliseconds(79.6), '80 ms');
  assert.equal(inKibibytes(17_818), '17.4 KiB');
});

test('a ratio says how many times the floor a figure is', () => {
  assert.equal(ratio(1100, 1000), '1.10');
});

test('there is no ratio to a floor of nothing, unless the figure is nothing too', () => {
  assert.equal(ratio(0, 0), '1.00');
  assert.equal(ratio(5, 0), '–');
});
