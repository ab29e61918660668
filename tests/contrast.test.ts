import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { readyPicture } from '@/components/pictures/copies';
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
  for (const [name, colours] of Object.entries({ palette, paletteWithMoreContrast })) {
    const pairs = [...inEveryPalette, ...(colours === paletteWithMoreContrast ? withMoreContrast : [])];
    for (const [front, ground, least] of pairs) {
      const ratio = contrast(channelsOf(colours[front]), channelsOf(colours[ground]));
      assert.ok(
        ratio >= least,
        `${front} on ${ground}: ${ratio.toFixed(2)} of ${least}: change ${name} in tailwind.config.ts`,
      );
    }
  }
});

test('the darkest shades of large letters have a contrast of 3:1', () => {
  for (const shade of [headlineShade, ...faintShades])
    assert.ok(contrast(channelsOf(shade), channelsOf(palette.surface)) >= 3, shade);
});

test('a placeholder has the colours of the top, the middle and the bottom, dark enough for text', async () => {
  const file = '.next/test-placeholder.png';
  const threeRows = { raw: { width: 1, height: 3, channels: 3 } } as const;
  const striped = sharp(Buffer.from('ff000000ff000000ff', 'hex'), threeRows);
  await striped.resize(1600, 1000, { fit: 'fill', kernel: 'nearest' }).toFile(file);
  const { colours } = await readyPicture({ src: `../../${file}`, alt: '' });
  assert.match(colours, /^#6e.{4},#..6e..,#.{4}6e$/u);
});
