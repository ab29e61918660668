import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import widths from '@/content/generated/letter-widths.json';

/** Large type on cards; the tracking, in parts of the size, is that of the pages. */
const tracking = -0.04;
export const displayStyle = {
  fontWeight: 600,
  letterSpacing: `${tracking}em`,
  lineHeight: 1.2,
  whiteSpace: 'nowrap',
  // The last letter is tracked too, and would be cut off by as much.
  paddingRight: `${-tracking}em`,
} as const;

/** The typeface for `ImageResponse`, which knows no variable fonts: a letter is taken from the first that has it. */
export const cardFonts = (['card', 'card-extended'] as const).flatMap((name) =>
  ([500, 600] as const).map((weight) => ({
    name,
    weight,
    data: readFileSync(join(process.cwd(), 'content/generated', `${name}-${weight}.ttf`)),
  })),
);

/** Width of a line of display type, in parts of its size. */
function widthOf(line: string): number {
  return [...line].reduce(
    (sum, letter) => sum + ((widths as Record<string, number>)[letter] ?? 1) + tracking,
    0,
  );
}

/** The size in px at which the longest of the lines is as wide as it may be. */
export function displaySize(lines: readonly string[], widest: number, largest: number): number {
  return Math.min(largest, widest / Math.max(...lines.map(widthOf)));
}
