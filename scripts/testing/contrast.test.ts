import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '@/scripts/testing/contrast';
import { channelsOf, faintShades, headlineShade } from '@/tailwind.config';
import { palette, paletteWithMoreContrast, paperPalette } from '@/tailwind.config';

/** Foreground and background tokens, with their least contrast: by default, and with more contrast or on paper. */
const pairs = [
  ['ink', 'surface-raised', 7, 7],
  ['ink-quiet', 'surface-raised', 7, 7],
  ['ink-quiet', 'surface', 7, 7],
  ['ink-reversed', 'key-light', 7, 7],
  ['ink-reversed', 'key-light-hover', 7, 7],
  ['control-edge', 'surface', 3, 4.5],
  ['tally', 'surface', 3, 3],
] as const;

const ratio = (front: string, back: string) => contrast(channelsOf(front), channelsOf(back));

test('every pair of colours has its required contrast in every palette (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11)', () => {
  for (const colours of [palette, paletteWithMoreContrast, paperPalette])
    for (const [front, back, usual, more] of pairs) {
      const least = colours === palette ? usual : more;
      assert.ok(
        ratio(colours[front], colours[back]) >= least,
        `${front} on ${back} in ${JSON.stringify(colours)}`,
      );
    }
});

test('borders have a contrast of 4.5:1 for visitors who prefer more contrast', () => {
  const { surface, hairline, 'hairline-lit': litHairline } = paletteWithMoreContrast;
  for (const border of [hairline, litHairline]) assert.ok(ratio(border, surface) >= 4.5, border);
});

test('the darkest shades of large letters have a contrast of 3:1', () => {
  for (const shade of [headlineShade, ...faintShades]) assert.ok(ratio(shade, palette.surface) >= 3, shade);
});
