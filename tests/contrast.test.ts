import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blend, interpolate, wcagContrast } from 'culori';
import { letters, light, palette, paletteWithMoreContrast } from '@/components/palette';

/** A colour, its ground, and their least contrast in the palette and in that with more contrast. */
const pairs = [
  ['ink', 'surface-raised', 7, 7],
  ['ink-quiet', 'surface-raised', 7, 7],
  ['ink-quiet', 'surface', 7, 7],
  ['ink-reversed', 'key-light', 7, 7],
  ['ink-reversed', 'key-light-hover', 7, 7],
  ['control-edge', 'surface', 3, 4.5],
  ['tally', 'surface', 3, 3],
  ['hairline', 'surface', 1.2, 4.5],
  ['hairline-top', 'hairline', 1.5, 1.25],
] as const;

const lit = interpolate([palette.surface, light.colour]);
const lightest = lit(Math.max(light.beam, light.pool));

test('every pair of colours has its required contrast (WCAG 2.2, 1.4.3, 1.4.6, 1.4.11)', () => {
  for (const [front, ground, least, leastOfMore] of pairs)
    for (const [name, colours] of Object.entries({ palette, paletteWithMoreContrast })) {
      const needed = colours === palette ? least : leastOfMore;
      const ratio = wcagContrast(colours[front], blend([lightest, colours[ground]]));
      const subject = `${front} on ${ground}: ${ratio.toFixed(2)} of ${needed}`;
      assert.ok(ratio >= needed, `${subject}: change ${name} in components/palette.ts`);
    }
  const ratio = wcagContrast(palette['ink-quiet'], lit(light.turnedBeam));
  assert.ok(ratio >= 4.5, `text in the turned beam: ${ratio.toFixed(2)} of 4.5: see components/palette.ts`);
  for (const [size, { colour, end }] of Object.entries(letters)) {
    const palest = interpolate([palette.surface, colour])(end);
    const ratio = wcagContrast(palest, palette.surface);
    assert.ok(ratio >= 3, `${size} letters: ${ratio.toFixed(2)} of 3: see components/palette.ts`);
  }
});
