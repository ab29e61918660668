import { expect, test } from '@playwright/test';
import { contrast, toHex } from '@/e2e/support/contrast';
import config, { house, houseWithMoreContrast, paper, surfaceAsHex } from '@/tailwind.config';

type Name = keyof typeof house;

/** Every pair of colours that is used together, and the contrast that it needs (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11). */
const pairs: readonly (readonly [Name, Name, number])[] = [
  ['ink', 'surface', 7],
  ['ink', 'surface-raised', 7],
  ['ink-quiet', 'surface', 7],
  ['ink-quiet', 'surface-raised', 7],
  ['ink-faint', 'surface', 4.5],
  ['ink-reversed', 'key-light', 7],
  ['ink-reversed', 'key-light-hover', 7],
  ['control-edge', 'surface', 3],
  ['tally', 'surface', 3],
];

/** What those who ask for more contrast get besides. */
const pairsWithMoreContrast: typeof pairs = [
  ['ink-faint', 'surface', 7],
  ['control-edge', 'surface', 4.5],
  ['hairline', 'surface', 4.5],
  ['hairline-lit', 'surface', 4.5],
];

const palettes = [
  { name: 'the house', palette: house, needed: pairs },
  {
    name: 'the house with more contrast',
    palette: houseWithMoreContrast,
    needed: [...pairs, ...pairsWithMoreContrast],
  },
  { name: 'paper', palette: paper, needed: pairs },
];

/** The colours of a gradient. */
function coloursOf(gradient: string): string[] {
  const images = config.theme?.extend?.backgroundImage;
  if (!images || typeof images === 'function') throw new Error('tailwind.config.ts holds no gradients');
  return String((images as Record<string, unknown>)[gradient]).match(/oklch\([^)]*\)/gu) ?? [];
}

test.describe('The contrast of colours', () => {
  test('is measured as others measure it', () => {
    expect(contrast('oklch(1 0 0)', 'oklch(0 0 0)')).toBeCloseTo(21, 3);
    expect(toHex('oklch(0.62796 0.25768 29.234)')).toBe('#ff0000');
    expect(toHex(house.surface)).toBe(surfaceAsHex);
  });

  for (const { name, palette, needed } of palettes) {
    test(`suffices in every pair of ${name}`, () => {
      const failing = needed
        .map(([front, back, least]) => ({
          front,
          back,
          least,
          ratio: contrast(palette[front], palette[back]),
        }))
        .filter(({ ratio, least }) => !(ratio >= least));
      expect(failing).toEqual([]);
    });
  }

  test('suffices in the letters of large titles, from the light to their feet', () => {
    for (const [gradient, least] of [
      ['lit', 4.5],
      ['stage', 3],
    ] as const) {
      const colours = coloursOf(gradient);
      expect(colours.length).toBeGreaterThan(1);
      for (const colour of colours) {
        expect(contrast(colour, house.surface), `${gradient}: ${colour}`).toBeGreaterThanOrEqual(least);
      }
    }
  });
});
