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

/** What visitors type, and what stands in components: ASCII, and the marks of good typesetting. */
const usual = [...Array(95).keys()].map((index) => String.fromCodePoint(32 + index)).join('') + '’‘“”–—…·©';

/** Fields that are read out, sent or followed rather than drawn. */
const undrawn = /^(?:alt|cardAlt|legalName|link|meta[A-Z]\w*|\w+Address|security\w+)$/u;

/** Every text in a parsed value that a visitor may see, which paths of files are not. @param isDrawn leaves out `undrawn` */
export function textsIn(value: unknown, isDrawn = false): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(Object(value)).flatMap(([field, inner]) =>
    field === 'src' || (isDrawn && undrawn.test(field)) ? [] : textsIn(inner, isDrawn),
  );
}

const invisible = /[\p{Default_Ignorable_Code_Point}\n]/gu;

/** The letters of texts, each once. */
const lettersOf = (texts: readonly string[]) => [
  ...new Set(texts.join('').normalize().replace(invisible, '')),
];

/** Letters as CSS writes them: https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function rangeOf(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0)!).toSorted((one, other) => one - other);
  const last = codes.filter((code) => !codes.includes(code + 1));
  const first = codes.filter((code) => !codes.includes(code - 1));
  return first.map((code, run) => `U+${code.toString(16)}-${last[run]!.toString(16)}`).join(',');
}

async function readFont(path: string) {
  try {
    const whole = { targetFormat: 'truetype', keepAllGlyphs: true };
    const bytes: Buffer = await subsetFont(await readFile(path), '', whole);
    const face = new Face(new Blob(bytes));
    const letters = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
    return { bytes, letters, axes: Object.values(face.getAxisInfos()) };
  } catch {
    throw new ContentError(`${path}: the font: is missing or broken; correct its path, or take another copy`);
  }
}

/**
 * Cuts the typeface down, for pages to three variable fonts: the letters that every page has at hand; those of other
 * texts and the usual ones, loaded where one of them is drawn; and those that the typeface's Latin file lacks. For
 * share cards to the same in their weight, with the widths of the letters in em.
 *
 * @param texts what the shipped pages draw
 * @param others every other text
 * @throws ContentError when the typeface lacks a weight, or letters that no one file has
 */
export async function makeTypeface(
  texts: readonly string[],
  others: readonly string[] = [],
  mainFile = fileFor('latin'),
) {
  const main = await readFont(mainFile);
  if (!main.axes.some(({ tag, min, max }) => tag === 'wght' && min <= weights.min && max >= weights.max)) {
    const fault = 'has no weights from 400 to 700; take a variable typeface';
    throw new ContentError(`${mainFile}: the font: ${fault}`);
  }
  // Digits stand for the counts that pages compute; by the width of small letters the fallback is adjusted.
  const isInMain = (letter: string) => main.letters.has(letter);
  const first = lettersOf(['0123456789 abcdefghijklmnopqrstuvwxyz', ...texts]).filter(isInMain);
  const written = [...texts, ...others];
  const inMain = lettersOf([usual, ...written]).filter(isInMain);
  const beyond = lettersOf(written).filter((letter) => !isInMain(letter));
  const own = (await readdir('content/brand')).filter((name) => /\.(?:woff2?|ttf|otf)$/iu.test(name));
  // Not every typeface has files for both alphabets.
  const shipped = [fileFor('latin-ext'), fileFor('vietnamese')].filter((path) => existsSync(path));
  const paths = [...shipped, ...own.map((name) => `content/brand/${name}`)];
  const fonts = beyond.length > 0 ? await Promise.all(paths.map(readFont)) : [main];
  const extension = fonts.find((font) => beyond.every((letter) => font.letters.has(letter)));
  if (!extension) {
    const example = written.find((one) => beyond.some((letter) => one.normalize().includes(letter)));
    const wanted = 'no one file has them all; leave them out, or add a one-colour font to content/brand/';
    throw new ContentError(`content: the letters ${beyond.join(' ')}, as in "${example}": ${wanted}`);
  }
  type CutDown = (font: typeof main, letters: readonly string[], format: string) => Promise<Buffer>;
  const cutDown: CutDown = ({ bytes, axes }, letters, targetFormat) => {
    const wght = targetFormat === 'woff2' ? weights : cardWeight;
    const places: Record<string, unknown> = { wght, opsz: opticalSize };
    const pinned = axes.map(({ tag, default: usually }) => [tag, places[tag] ?? usually]);
    const settings = { variationAxes: Object.fromEntries(pinned), keepFeatures: ['kern'], noHinting: true };
    return subsetFont(bytes, letters.join(''), { targetFormat, ...settings });
  };
  const files = new Map<string, Buffer | string>();
  const faces: string[] = [];
  for (const [suffix, font, letters] of [
    ['', main, first],
    ['-usual', main, inMain.filter((letter) => !first.includes(letter))],
    ['-extended', extension, beyond],
  ] as const) {
    if (letters.length === 0) continue;
    files.set(`content/generated/typeface${suffix}.woff2`, await cutDown(font, letters, 'woff2'));
    if (suffix === '') continue;
    const source = `url('./typeface${suffix}.woff2') format('woff2')`;
    const look = `font-weight: ${weights.min} ${weights.max}; font-display: swap`;
    const range = `unicode-range: ${rangeOf(letters)}`;
    faces.push(`@font-face { font-family: further; src: ${source}; ${look}; ${range} }`);
  }
  files.set('content/generated/typeface.css', faces.join('\n'));
  const widths: Record<string, number> = {};
  for (const [suffix, font, letters] of [
    ['', main, inMain],
    // There is always a second file, because share cards name both.
    ['-extended', extension, beyond.length > 0 ? beyond : [' ']],
  ] as const) {
    const card = await cutDown(font, letters, 'truetype');
    files.set(`content/generated/card${suffix}.ttf`, card);
    const face = new Face(new Blob(card));
    const measured = new Font(face);
    for (const letter of letters) {
      widths[letter] = measured.glyphHAdvance(measured.nominalGlyph(letter.codePointAt(0)!)!) / face.upem;
    }
  }
  return files.set('content/generated/letter-widths.json', JSON.stringify(widths));
}
