import { Blob, Buffer as TextBuffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** A line of type as the outlines of its letters. */
export interface TypeLine {
  /** SVG path data; the line begins at 0, its baseline is 0, and y grows downwards. In px. */
  path: string;
  /** From the first letter's start to the last one's end, in px. */
  width: number;
}

/** How a line is set. */
export interface TypeStyle {
  /** Size of the letters in px. */
  size: number;
  /** Weight on the typeface's axis, such as 600. */
  weight: number;
  /** Space between letters, in parts of the size; negative sets them closer. */
  tracking?: number;
}

/** Sets one line of text. */
export type TypeSetter = (text: string, style: TypeStyle) => TypeLine;

/** Moves and scales path data of plain commands in font units, whose y grows upwards. */
function placed(path: string, scale: number, x: number): string {
  let isHorizontal = false;
  return path.replace(/[A-Z]|-?[\d.]+/gu, (token) => {
    if (/[A-Z]/u.test(token)) {
      isHorizontal = true;
      return token;
    }
    const value = isHorizontal ? Number(token) * scale + x : -Number(token) * scale;
    isHorizontal = !isHorizontal;
    return value.toFixed(2);
  });
}

/**
 * Sets type in pictures as browsers set it on pages, by HarfBuzz and with the same file. Outlines instead of text,
 * so that a picture is the same on every machine, whichever fonts are installed there.
 *
 * @param typeface bytes of a variable TrueType font
 */
export function typeSetter(typeface: Uint8Array): TypeSetter {
  const font = new Font(new Face(new Blob(typeface)));
  return (text, { size, weight, tracking = 0 }) => {
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / font.face.upem;
    let x = 0;
    let path = '';
    for (const { codepoint, xAdvance = 0, xOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      path += placed(font.glyphToPath(codepoint), scale, x + xOffset * scale);
      x += xAdvance * scale + tracking * size;
    }
    return { path, width: Math.max(0, x - tracking * size) };
  };
}
