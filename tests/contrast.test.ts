import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '@/tests/contrast';
import { channelsOf, faintShades, headlineShade, palette, paletteWithMoreContrast } from '@/tailwind.config';

type Pair = readonly [front: keyof typeof palette, ground: keyof typeof palette, leastContrast: number];

const inEveryPalette: readonly Pair[] = [
  ['ink', 'surface-raised', 7],
  ['ink-quiet', 'surface-raised', 7],
  ['ink-quiet', 'surface', 7],
  ['ink-reversed', 'key-light', 7],
  ['ink-reversed', 'key-light-hover', 7],
  ['control-edge', 'surface', 3],
  ['tally', 'surface', 3],
];
const withMoreContrast: readonly Pair[] = [
  ['hairline', 'surface', 4.5],
  ['hairline-top', 'surface', 4.5],
  ['control-edge', 'surface', 4.5],
];

test('every pair of colours has its required contrast (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11)', () => {
  for (const colours of [palette, paletteWithMoreContrast]) {
    const pairs = [...inEveryPalette, ...(colours === paletteWithMoreContrast ? withMoreContrast : [])];
    for (const [front, ground, least] of pairs) {
      const ratio = contrast(channelsOf(colours[front]), channelsOf(colours[ground]));
      assert.ok(ratio >= least, `${front} on ${ground} in ${JSON.stringify(colours)}`);
    }
  }
});

test('the darkest shades of large letters have a contrast of 3:1', () => {
  for (const shade of [headlineShade, ...faintShades])
    assert.ok(contrast(channelsOf(shade), channelsOf(palette.surface)) >= 3, shade);
});
