import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexOf } from '@/scripts/assets/oklch';
import { house, surfaceAsHex } from '@/tailwind.config';

test('black and white are the same in every space', () => {
  assert.equal(hexOf('oklch(0 0 0)'), '#000000');
  assert.equal(hexOf('oklch(1 0 0)'), '#ffffff');
});

test('red is what CSS Color 4 says it is', () => {
  assert.equal(hexOf('oklch(0.62796 0.25768 29.234)'), '#ff0000');
});

test('the surface of pages, icons and cards is one colour', () => {
  assert.equal(hexOf(house.surface), surfaceAsHex);
});

test('a colour written in another way is refused', () => {
  assert.throws(() => hexOf('#080b10'), /oklch/u);
});
