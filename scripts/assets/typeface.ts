import { readFile } from 'node:fs/promises';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/**
 * The alphabets of the typeface's package. Pages load the first, which is the main one. The others add letters that it lacks.
 *
 * `opticalSize` must be within the axis of a new typeface; one without that axis needs no `opsz` below. Adjust `systemFonts`
 * until the headline is as wide as in the typeface, and the widths in `components/line-width.ts`. For a serif, change
 * `app/typeface.ts` too.
 */
const alphabets = ['latin', 'latin-ext', 'vietnamese'];
const fileOf = (alphabet: string) =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-opsz-normal.woff2`;

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

/** The letters of a text, each once, without line breaks. */
export const lettersOf = (text: string) => [...new Set(text.normalize().replaceAll('\n', ''))];

/** Letters as a CSS `unicode-range`: https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function rangeOf(letters: string[]): string {
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

type Font = Awaited<ReturnType<typeof readFont>>;

/** Reads the typeface, with the letters of each file. */
export const readFonts = (): Promise<Font[]> => Promise.all(alphabets.map(readFont));

const subset = (bytes: Buffer, letters: string[], targetFormat: 'woff2' | 'truetype'): Promise<Buffer> =>
  subsetFont(bytes, letters.join(''), {
    targetFormat,
    keepFeatures: ['kern'],
    variationAxes: { wght: targetFormat === 'woff2' ? pageWeights : cardWeight, opsz: opticalSize },
    noHinting: true,
  });

/**
 * Subsets the typeface. Every page loads the first font, which has the letters of `seen`. Others load on demand, by the
 * letters in their `unicode-range`: the rest of `common` and those of `others`. Share cards have fonts of their own.
 *
 * @returns the bytes of each generated file, by its name
 */
export async function makeTypeface(fonts: Font[], seen: string, others: string) {
  const main = fonts[0]!;
  const inUse = lettersOf(always + seen);
  const all = lettersOf(inUse.join('') + common + others);
  const files = new Map<string, Buffer | string>();
  files.set('typeface.woff2', await subset(main.bytes, inUse, 'woff2'));
  let css = systemFonts;
  let rest = all.filter((letter) => !inUse.includes(letter) || !main.letters.has(letter));
  for (const { alphabet, bytes, letters } of fonts) {
    const own = rest.filter((letter) => letters.has(letter));
    if (own.length === 0) continue;
    rest = rest.filter((letter) => !letters.has(letter));
    files.set(`typeface-${alphabet}.woff2`, await subset(bytes, own, 'woff2'));
    files.set(`card-${alphabet}.ttf`, await subset(bytes, all, 'truetype'));
    const look = `font-weight: ${pageWeights.min} ${pageWeights.max}; font-display: swap`;
    const source = `url('./typeface-${alphabet}.woff2') format('woff2')`;
    css += `@font-face { font-family: further; src: ${source}; ${look}; unicode-range: ${rangeOf(own)} }\n`;
  }
  return files.set('typeface.css', css);
}
