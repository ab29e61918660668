import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ContentError } from '@/content/parse-content';

/** The typeface's file for an alphabet; Latin is the main one, and the others are for letters that it lacks. */
export const fileFor = (alphabet: 'latin' | 'latin-ext' | 'vietnamese') =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-opsz-normal.woff2`;

/** The weights that pages use, and the one of share cards, whose library knows no variable fonts. */
const weights = { min: 400, max: 700 };
const cardWeight = 600;

/** The optical size of all type: as an axis it would cost 11 KB, more than all the markup of the landing page. */
const opticalSize = 36;

/** Every text in a parsed value that a visitor may see, which paths of files are not. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(Object(value)).flatMap(([field, inner]) => (field === 'src' ? [] : textsIn(inner)));
}

async function readFont(path: string) {
  try {
    const whole = { targetFormat: 'truetype', keepAllGlyphs: true };
    const bytes: Buffer = await subsetFont(await readFile(path), '', whole);
    const face = new Face(new Blob(bytes));
    const letters = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
    return { bytes, letters, axes: Object.values(face.getAxisInfos()) };
  } catch {
    throw new ContentError(path, 'the font', 'is missing or broken; correct its path, or take another copy');
  }
}

/**
 * Cuts the typeface down to the letters of the given texts: for pages one variable font and, where that lacks letters,
 * a second; for share cards the same in their weight, and the widths of the letters in em.
 *
 * @throws ContentError when the typeface lacks a weight, or letters that no one file has
 */
export async function makeTypeface(texts: readonly string[], mainFile = fileFor('latin')) {
  const main = await readFont(mainFile);
  if (!main.axes.some(({ tag, min, max }) => tag === 'wght' && min <= weights.min && max >= weights.max)) {
    throw new ContentError(mainFile, 'the font', 'has no weights from 400 to 700; take a variable typeface');
  }
  // Digits stand for the counts that pages compute.
  const text = `0123456789 ${texts.join('')}`.normalize();
  const letters = [...new Set(text.replace(/[\p{Default_Ignorable_Code_Point}\n]/gu, ''))];
  const beyond = letters.filter((letter) => !main.letters.has(letter));
  const own = (await readdir('content/brand')).filter((name) => /\.(?:woff2?|ttf|otf)$/iu.test(name));
  // Not every typeface has files for both alphabets.
  const shipped = [fileFor('latin-ext'), fileFor('vietnamese')].filter((path) => existsSync(path));
  const paths = [...shipped, ...own.map((name) => `content/brand/${name}`)];
  const others = beyond.length > 0 ? await Promise.all(paths.map(readFont)) : [main];
  const extension = others.find((font) => beyond.every((letter) => font.letters.has(letter)));
  if (!extension) {
    const example = texts.find((one) => beyond.some((letter) => one.normalize().includes(letter)));
    const wanted = 'no one file has them all; leave them out, or add a one-colour font to content/brand/';
    throw new ContentError('content', `the letters ${beyond.join(' ')}, as in "${example}"`, wanted);
  }
  const files = new Map<string, Buffer | string>();
  const widths: Record<string, number> = {};
  for (const [suffix, { bytes, axes }, wanted] of [
    ['', main, letters],
    // There is always a second file, because pages name both.
    ['-extended', extension, beyond.length > 0 ? beyond : [' ']],
  ] as const) {
    const cutDown = (targetFormat: string, wght: number | typeof weights): Promise<Buffer> => {
      const places: Record<string, unknown> = { wght, opsz: opticalSize };
      const pinned = axes.map(({ tag, default: usual }) => [tag, places[tag] ?? usual]);
      const settings = { variationAxes: Object.fromEntries(pinned), keepFeatures: ['kern'], noHinting: true };
      return subsetFont(bytes, wanted.join(''), { targetFormat, ...settings });
    };
    files.set(`content/generated/typeface${suffix}.woff2`, await cutDown('woff2', weights));
    const card = await cutDown('truetype', cardWeight);
    files.set(`content/generated/card${suffix}.ttf`, card);
    const face = new Face(new Blob(card));
    const measured = new Font(face);
    for (const letter of wanted) {
      widths[letter] = measured.glyphHAdvance(measured.nominalGlyph(letter.codePointAt(0)!)!) / face.upem;
    }
  }
  return files.set('content/generated/letter-widths.json', JSON.stringify(widths));
}
