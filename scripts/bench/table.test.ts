import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOf } from '@/scripts/bench/table';

test('words stand on the left and numbers on the right, below their heading', () => {
  assert.equal(
    tableOf([
      ['page', 'LCP'],
      ['/', '1.05 s'],
      ['/work', '10 s'],
    ]),
    ['page      LCP', '-----  ------', '/      1.05 s', '/work    10 s'].join('\n'),
  );
});

test('a heading may be longer than what is below it', () => {
  assert.equal(
    tableOf([
      ['page', 'Speed Index'],
      ['/', '1'],
    ]),
    ['page  Speed Index', '----  -----------', '/               1'].join('\n'),
  );
});
