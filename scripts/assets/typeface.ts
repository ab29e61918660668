import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { fileFor } from '@/content/brand/typeface';
import { ContentError } from '@/content/parse-content';

/** The weights that pages use, and the only weight of share cards: `ImageResponse` does not support variable fonts. */
const weights = { min: 400, max: 700 };
const cardWeight = 600;

/** The fixed optical size of all text. As a variable axis it would add 11 KB, more than the landing page's markup. */
const opticalSize = 36;

/**
 * Characters that visitors may type, components may contain or a translation by the browser may need: those of Latin-1,
 * and typographic marks.
 */
const common = String.fromCodePoint(...Array(0xff + 1).keys()).replace(/\p{C}/gu, '') + '’‘“”„–—…';

/** Letters as frequent as in a text: https://en.wikipedia.org/wiki/Letter_frequency */
const sample = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz      ';

/**
 * The fonts of Android and Linux, and the average width of `sample` in em, at which headings are as wide as in Bricolage
 * Grotesque or a little wider. A heading that grew when the typeface arrives would count as painted only then (Largest
 * Contentful Paint).
 */
const systemFonts = { Roboto: 0.449, 'Liberation Sans': 0.438 };

/** Fields of content files that pages do not display: texts for screen readers and search engines, and addresses. */
const undrawnFields = /^(?:alt|cardAlt|href|legalName|link|meta[A-Z]\w*|\w+Address)$/u;

/** All texts in a parsed content file except file paths; with `onlyDrawn`, also without `undrawnFields`. */
export function textsIn(value: unknown, onlyDrawn = false): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(Object(value)).flatMap(([field, inner]) =>
    field === 'src' || (onlyDrawn && undrawnFields.test(field)) ? [] : textsIn(inner, onlyDrawn),
  );
}

const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

const lettersOf = (texts: readonly string[]) => [
  ...new Set(texts.join('').normalize().replace(invisible, '')),
];

/** Letters as a CSS `unicode-range`: https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
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
    throw new ContentError(`${path}: the font: is missing or damaged; correct its path, or replace the file`);
  }
}

/**
 * Subsets the typeface. Every page loads the first font, with the letters of `texts`. Two further fonts load on demand:
 * one for common letters and those of `others`, one for letters that the Latin file lacks. Until a font has loaded, Android
 * and Linux show a font of their own, adjusted to its width. For share cards, it makes fonts with a single weight, and a
 * table of each letter's width in em.
 *
 * @param texts the texts whose letters every page needs
 * @param others all other texts
 * @param options `placesOf` returns the places of a letter in content files, for error messages
 * @throws ContentError when a weight is missing, or when no single font has all the letters that the Latin file lacks
 */
export async function makeTypeface(
  texts: readonly string[],
  others: readonly string[] = [],
  options: { placesOf?: (letter: string) => readonly string[]; mainFile?: string } = {},
) {
  const { placesOf = () => [], mainFile = fileFor('latin') } = options;
  const main = await readFont(mainFile);
  if (!main.axes.some(({ tag, min, max }) => tag === 'wght' && min <= weights.min && max >= weights.max)) {
    const fault = 'lacks weights from 400 to 700; use a variable typeface';
    throw new ContentError(`${mainFile}: the font: ${fault}`);
  }
  // Pages show computed numbers, which need digits. Next.js measures a to z to adjust the width of the fallback font.
  const isInMain = (letter: string) => main.letters.has(letter);
  const first = lettersOf(['0123456789 abcdefghijklmnopqrstuvwxyz', ...texts]).filter(isInMain);
  const allTexts = [...texts, ...others];
  const inMain = lettersOf([common, ...allTexts]).filter(isInMain);
  const extended = lettersOf(allTexts).filter((letter) => !isInMain(letter));
  const own = (await readdir('content/brand')).filter((name) => /\.(?:woff2?|ttf|otf)$/iu.test(name));
  // Some typefaces lack the latin-ext or the vietnamese file.
  const shipped = [fileFor('latin-ext'), fileFor('vietnamese')].filter((path) => existsSync(path));
  const paths = [...shipped, ...own.map((name) => `content/brand/${name}`)];
  const fonts = extended.length > 0 ? await Promise.all(paths.map(readFont)) : [main];
  const extension = fonts.find((font) => extended.every((letter) => font.letters.has(letter)));
  if (!extension) {
    const unknown = extended.filter((letter) => fonts.every((font) => !font.letters.has(letter)));
    const lost = unknown.length > 0 ? unknown : extended.slice(0, 1);
    const fault = `but no font has all of ${extended.join(' ')}; remove it, or add such a one-colour font to content/brand/`;
    const mistakes = lost.flatMap((letter) => {
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const places = placesOf(letter);
      const found = places.length > 0 ? places : ['content/'];
      return found.map((place) => `${place}: has “${letter}” (U+${code}), ${fault}`);
    });
    throw new ContentError(...mistakes);
  }
  const subset = (
    { bytes, axes }: typeof main,
    letters: readonly string[],
    targetFormat: string,
  ): Promise<Buffer> => {
    const wght = targetFormat === 'woff2' ? weights : cardWeight;
    const pins: Record<string, unknown> = { wght, opsz: opticalSize };
    const pinned = axes.map(({ tag, default: defaultValue }) => [tag, pins[tag] ?? defaultValue]);
    const settings = { variationAxes: Object.fromEntries(pinned), keepFeatures: ['kern'], noHinting: true };
    return subsetFont(bytes, letters.join(''), { targetFormat, ...settings });
  };
  const files = new Map<string, Buffer | string>();
  const faces: string[] = [];
  for (const [suffix, font, letters] of [
    ['', main, first],
    ['-usual', main, inMain.filter((letter) => !first.includes(letter))],
    ['-extended', extension, extended],
  ] as const) {
    if (letters.length === 0) continue;
    files.set(`content/generated/typeface${suffix}.woff2`, await subset(font, letters, 'woff2'));
    if (suffix === '') continue;
    const source = `url('./typeface${suffix}.woff2') format('woff2')`;
    const look = `font-weight: ${weights.min} ${weights.max}; font-display: swap`;
    const range = `unicode-range: ${rangeOf(letters)}`;
    faces.push(`@font-face { font-family: further; src: ${source}; ${look}; ${range} }`);
  }
  const widths: Record<string, number> = {};
  for (const [suffix, font, letters] of [
    ['', main, inMain],
    // Share cards load both fonts, so the second one must exist even if no text needs it.
    ['-extended', extension, extended.length > 0 ? extended : [' ']],
  ] as const) {
    const card = await subset(font, letters, 'truetype');
    files.set(`content/generated/card${suffix}.ttf`, card);
    const face = new Face(new Blob(card));
    const metrics = new Font(face);
    for (const letter of letters) {
      widths[letter] = metrics.glyphHAdvance(metrics.nominalGlyph(letter.codePointAt(0)!)!) / face.upem;
    }
  }
  const average = [...sample].reduce((sum, letter) => sum + (widths[letter] ?? 0), 0) / sample.length;
  for (const [name, width] of Object.entries(systemFonts)) {
    const size = `size-adjust: ${((100 * average) / width).toFixed(1)}%`;
    faces.push(`@font-face { font-family: like-${name[0]}; src: local('${name}'); ${size} }`);
  }
  files.set('content/generated/typeface.css', faces.join('\n'));
  return files.set('content/generated/letter-widths.json', JSON.stringify(widths));
}
