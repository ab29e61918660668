import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hexOf } from '@/scripts/assets/oklch';
import {
  house,
  houseWithMoreContrast,
  paper,
  shadeOfLit,
  stageShades,
  surfaceAsHex,
} from '@/tailwind.config';

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

test('every colour of the design lies in sRGB, which is what all pages are sent in', () => {
  for (const palette of [house, houseWithMoreContrast, paper]) {
    for (const token of Object.values(palette)) assert.match(hexOf(token), /^#[\da-f]{6}$/u);
  }
  for (const token of [shadeOfLit, ...stageShades]) assert.match(hexOf(token), /^#[\da-f]{6}$/u);
});

test('a colour outside of sRGB is refused', () => {
  assert.throws(() => hexOf('oklch(0.86 0.4 145)'), /oklch\(0.86 0.4 145\): lies outside of sRGB/u);
});

test('a colour written in another way is refused', () => {
  assert.throws(() => hexOf('#080b10'), /oklch/u);
});
