import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

const typeface = opentype.parse(new Uint8Array(readFileSync('app/fonts/card.ttf')).buffer);

export const isInTypeface = (letter: string) => typeface.charToGlyphIndex(letter) > 0;

/** In em, as in `display` of `tailwind.config.ts`. */
export const headlineSpacing = -0.04;

/** In em, of semibold letters. */
export const lineWidth = (line: string, letterSpacing = headlineSpacing) =>
  typeface.getAdvanceWidth(line, 1) + letterSpacing * line.length;

export const widest = (lines: readonly string[]) => Math.max(...lines.map((line) => lineWidth(line)));

/** Breaks one more line, so that the widest becomes as narrow as possible. */
export function breakOnce(lines: readonly string[]): readonly string[] {
  const text = lines.join('\n');
  const breaks = [...text.matchAll(/ /gu)].map(
    ({ index }) => `${text.slice(0, index)}\n${text.slice(index + 1)}`,
  );
  const ways = breaks.map((broken) => broken.split('\n'));
  return ways.toSorted((one, other) => widest(one) - widest(other))[0] ?? lines;
}
