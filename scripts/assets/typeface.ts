import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The typeface's files. `latin` is the main one, and the others add letters that it lacks. */
const fileOf = (alphabet: string) =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-opsz-normal.woff2`;
const alphabets = ['latin', 'latin-ext', 'vietnamese'];

/** The weights that pages use, and the only weight of share cards: `ImageResponse` does not support variable fonts. */
const pageWeights = { min: 400, max: 700 };
const cardWeight = 600;

/** The fixed optical size of all text. As a variable axis it would add 11 KB, more than the landing page's markup. */
const opticalSize = 36;

/** Letters of every page: numbers are computed, and Next.js measures a to z to adjust the fallback font's width. */
const always = ' 0123456789abcdefghijklmnopqrstuvwxyz';

/** Letters that a translation by the browser may need: those of Latin-1, and typographic marks. */
const common = String.fromCodePoint(...Array(0xff + 1).keys()).replace(/\p{C}/gu, '') + '’‘“”„–—…';

/**
 * The fonts of Android and Linux, made as wide as the typeface. Otherwise the headline would grow when the typeface arrives,
 * and count as painted only then (Largest Contentful Paint).
 */
const systemFonts = `@font-face { font-family: like-R; src: local('Roboto'); size-adjust: 108.5% }
@font-face { font-family: like-L; src: local('Liberation Sans'); size-adjust: 110.6% }
`;

/** The letters of texts, each once, without line breaks. */
const lettersOf = (texts: readonly string[]) => [...new Set(texts.join('').normalize().replaceAll('\n', ''))];

/** Letters as a CSS `unicode-range`: https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function rangeOf(letters: readonly string[]): string {
  const codes = letters.map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other);
  const last = codes.filter((code) => !codes.includes(code + 1));
  const first = codes.filter((code) => !codes.includes(code - 1));
  return first.map((code, run) => `U+${code.toString(16)}-${last[run]?.toString(16)}`).join(',');
}

async function readFont(alphabet: string) {
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true };
  const bytes: Buffer = await subsetFont(await readFile(fileOf(alphabet)), '', whole);
  const letters = String.fromCodePoint(...new Face(new Blob(bytes)).collectUnicodes());
  return { alphabet, bytes, letters: new Set(letters) };
}

/** Reads as many of the typeface's files as these texts need. `unknown` are the letters that none of them has. */
export async function readFonts(texts: readonly string[]) {
  const fonts: Awaited<ReturnType<typeof readFont>>[] = [];
  let unknown = lettersOf(texts);
  for (const alphabet of alphabets) {
    if (fonts.length > 0 && unknown.length === 0) break;
    const font = await readFont(alphabet);
    unknown = unknown.filter((letter) => !font.letters.has(letter));
    fonts.push(font);
  }
  return { fonts, unknown };
}

function subset(bytes: Buffer, letters: readonly string[], targetFormat: 'woff2' | 'truetype') {
  const wght = targetFormat === 'woff2' ? pageWeights : cardWeight;
  const axes = { variationAxes: { wght, opsz: opticalSize }, noHinting: true };
  return subsetFont(bytes, letters.join(''), {
    targetFormat,
    keepFeatures: ['kern'],
    ...axes,
  }) as Promise<Buffer>;
}

/**
 * Subsets the typeface. Every page loads the first font, which has the letters of `drawn`. Others load on demand, by the
 * letters in their `unicode-range`: the rest of `common` and those of `others`. Share cards have fonts of their own.
 *
 * @param fonts as `readFonts` returns them for these texts
 * @param drawn the texts whose letters every page needs
 * @param others all other texts
 * @returns the bytes of each generated file, by its name
 */
export async function makeTypeface(
  { fonts }: Awaited<ReturnType<typeof readFonts>>,
  drawn: readonly string[],
  others: readonly string[],
) {
  const inUse = lettersOf([always, ...drawn]);
  const wanted = lettersOf([...inUse, common, ...others]);
  const files = new Map<string, Buffer | string>();
  const done = new Set<string>();
  let css = systemFonts;
  for (const { alphabet, bytes, letters } of fonts) {
    const own = wanted.filter((letter) => letters.has(letter) && !done.has(letter));
    const isMain = alphabet === 'latin';
    const first = own.filter((letter) => isMain && inUse.includes(letter));
    const rest = own.filter((letter) => !first.includes(letter));
    own.forEach((letter) => done.add(letter));
    if (isMain) files.set('typeface.woff2', await subset(bytes, first, 'woff2'));
    if (rest.length === 0) continue;
    files.set(`typeface-${alphabet}.woff2`, await subset(bytes, rest, 'woff2'));
    files.set(`card-${alphabet}.ttf`, await subset(bytes, own, 'truetype'));
    const look = `font-weight: ${pageWeights.min} ${pageWeights.max}; font-display: swap`;
    const source = `url('./typeface-${alphabet}.woff2') format('woff2')`;
    css += `@font-face { font-family: further; src: ${source}; ${look}; unicode-range: ${rangeOf(rest)} }\n`;
  }
  return files.set('typeface.css', css);
}
