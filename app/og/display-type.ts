import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Blob, Buffer as TextBuffer, Face, Font, shape } from 'harfbuzzjs';

/** Large type on cards; the tracking, in parts of the size, is that of the pages. */
const tracking = -0.04;
export const displayStyle = {
  fontWeight: 600,
  letterSpacing: `${tracking}em`,
  lineHeight: 1.2,
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

const faces = cardFonts.filter(({ weight }) => weight === 600).map(({ data }) => new Face(new Blob(data)));
const fonts = faces.map((face) => ({ font: new Font(face), has: new Set(face.collectUnicodes()) }));

/** Width of a line of display type, in parts of its size. */
function widthOf(line: string): number {
  const letters = [...line];
  const widths = fonts.map(({ font, has }, index) => {
    const own = letters.filter(
      (letter) => fonts.findIndex((one) => one.has.has(letter.codePointAt(0) ?? 0)) === index,
    );
    const buffer = new TextBuffer();
    buffer.addText(own.join(''));
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const advances = buffer.getGlyphInfosAndPositions().map(({ xAdvance = 0 }) => xAdvance);
    return has.size > 0 ? advances.reduce((sum, advance) => sum + advance, 0) / font.face.upem : 0;
  });
  return widths.reduce((sum, width) => sum + width, 0) + tracking * (letters.length - 1);
}

/** The size in px at which the longest of the lines is as wide as it may be. */
export function displaySize(lines: readonly string[], widest: number, largest: number): number {
  return Math.min(largest, widest / Math.max(...lines.map(widthOf)));
}
