import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '@/scripts/colours/contrast';
import {
  channelsOf,
  palette,
  paletteWithMoreContrast,
  paperPalette,
  headlineShade,
  stageShades,
} from '@/tailwind.config';

/**
 * Foreground and background colours that the tests of pages do not measure, with their required contrast ratios: by
 * default, and for visitors who prefer more contrast (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
const pairs = [
  ['ink-reversed', 'key-light-hover', 7, 7],
  ['control-edge', 'surface', 3, 4.5],
  ['hairline', 'surface', 1, 4.5],
  ['hairline-lit', 'surface', 1, 4.5],
  ['tally', 'surface', 3, 3],
] as const;

function assertContrast(front: string, back: string, least: number, what: string): void {
  const ratio = contrast(channelsOf(front), channelsOf(back));
  assert.ok(ratio >= least, `${what}: ${ratio.toFixed(2)}:1, but at least ${least}:1 is required`);
}

for (const [name, colours] of Object.entries({ palette, paletteWithMoreContrast, paperPalette })) {
  for (const [front, back, usual, more] of pairs) {
    const least = colours === paletteWithMoreContrast ? more : usual;
    const pair = `${front} on ${back} in ${name}`;
    test(`${pair} has its required contrast`, () =>
      assertContrast(colours[front], colours[back], least, pair));
  }
}

test('the shades of headlines and of very large letters have their required contrast', () => {
  assertContrast(headlineShade, palette.surface, 4.5, 'headlineShade');
  for (const shade of stageShades) assertContrast(shade, palette.surface, 3, shade);
});
