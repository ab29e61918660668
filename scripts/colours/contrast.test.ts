import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '@/scripts/colours/contrast';
import {
  channelsOf,
  faintShades,
  headlineShade,
  palette,
  paletteWithMoreContrast,
  paperPalette,
} from '@/tailwind.config';

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

const palettes = { palette, paletteWithMoreContrast, paperPalette };

function assertContrast(front: string, back: string, least: number, pair: string): void {
  const ratio = contrast(channelsOf(front), channelsOf(back));
  assert.ok(ratio >= least, `${pair}: ${ratio.toFixed(2)}:1, but at least ${least}:1 is required`);
}

test('every pair of colours has its required contrast in every palette (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11)', () => {
  for (const [name, colours] of Object.entries(palettes)) {
    for (const [front, back, usual, more] of pairs) {
      const least = colours === palette ? usual : more;
      assertContrast(colours[front], colours[back], least, `${front} on ${back} in ${name}`);
    }
  }
});

test('borders have a contrast of 4.5:1 for visitors who prefer more contrast', () => {
  for (const border of ['hairline', 'hairline-lit'] as const)
    assertContrast(paletteWithMoreContrast[border], paletteWithMoreContrast.surface, 4.5, border);
});

test('the darkest shades of large letters have a contrast of 3:1', () => {
  for (const shade of [headlineShade, ...faintShades]) assertContrast(shade, palette.surface, 3, shade);
});
