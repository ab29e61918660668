import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { ContentError } from '@/content/content-error';

/** The typeface's Latin letters; the package's files for other alphabets lie beside it. */
export const latinFile =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/** Fonts with letters that the package has not. */
const brandFolder = 'content/brand';

/** Weights that the design uses, and those of share cards, whose library knows no variable fonts. */
const weights = { min: 400, max: 700 };
const cardWeights = [500, 600];
const displayWeight = 600;

/** The optical size of all type: as an axis it would cost 11 KB, more than all the markup of the landing page. */
const opticalSize = 36;

/** A text of `content/` and the file and field where it stands. */
export type PlacedText = readonly [place: string, text: string];

/** Every text in a parsed JSON value that a visitor may see: paths of files are left out. */
export function textsIn(value: unknown, file: string, path: readonly string[] = []): PlacedText[] {
  if (typeof value === 'string') {
    return /^(?:pictures|logos)\//u.test(value) ? [] : [[`${file}, field "${path.join('.')}"`, value]];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, file, [...path, Array.isArray(value) ? String(Number(key) + 1) : key]),
  );
}

/** Digits stand for the counts that pages compute. */
const lettersOf = (text: string) =>
  new Set(`0123456789 ${text}`.normalize().replace(/[\p{Default_Ignorable_Code_Point}\n]/gu, ''));

async function readFont(path: string) {
  const bytes = await readFile(path);
  try {
    const face = new Face(
      new Blob(await subsetFont(bytes, '', { targetFormat: 'truetype', keepAllGlyphs: true })),
    );
    const letters = new Set([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)));
    return { path, bytes, letters, axes: Object.values(face.getAxisInfos()) };
  } catch {
    throw new ContentError(path, 'the font', 'cannot be read; take another copy, as WOFF2, TTF or OTF');
  }
}

type FontFile = Awaited<ReturnType<typeof readFont>>;

/** The package's files, the Latin one first, and the fonts of the brand folder. */
async function readFonts(latin: string, brand: string): Promise<[FontFile, ...FontFile[]]> {
  let path: string;
  try {
    path = createRequire(import.meta.url).resolve(latin);
  } catch {
    throw new ContentError('scripts/assets/typeface.ts', 'latinFile', `${latin} is not installed`);
  }
  const [family = '', style = ''] = basename(path).split('-latin-');
  const others = (await readdir(dirname(path))).filter(
    (name) => name.startsWith(`${family}-`) && name.endsWith(`-${style}`) && name !== basename(path),
  );
  const own = (await readdir(brand)).filter((name) => /\.(?:woff2?|ttf|otf)$/iu.test(name));
  return Promise.all([
    readFont(path),
    ...others.map((name) => readFont(join(dirname(path), name))),
    ...own.map((name) => readFont(join(brand, name))),
  ]);
}

/** A font cut down to the given letters, at one weight or a range of them; what else it varies in is pinned. */
function cutDown(
  { bytes, axes }: FontFile,
  letters: ReadonlySet<string>,
  targetFormat: 'woff2' | 'truetype',
  weight: number | { min: number; max: number },
): Promise<Buffer> {
  const pinned = axes.map(({ tag, min, max, default: usual }) => {
    const within = (value: number) => Math.min(max, Math.max(min, value));
    if (tag === 'opsz') return [tag, within(opticalSize)];
    if (tag !== 'wght') return [tag, usual];
    return [
      tag,
      typeof weight === 'number' ? within(weight) : { min: within(weight.min), max: within(weight.max) },
    ];
  });
  return subsetFont(bytes, [...letters].toSorted().join(''), {
    targetFormat,
    variationAxes: Object.fromEntries(pinned),
    keepFeatures: ['kern'],
    noHinting: true,
  });
}

/** How far each letter moves on, in parts of the size. */
function widthsIn(font: Buffer, letters: Iterable<string>) {
  const face = new Face(new Blob(font));
  const measured = new Font(face);
  return [...letters].map((letter) => {
    const glyph = measured.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
    return [letter, measured.glyphHAdvance(glyph) / face.upem] as const;
  });
}

/**
 * Cuts the typeface down to the letters of the given texts: for pages one variable font and, where that has not all
 * letters, one more; for share cards the same in each of their weights.
 *
 * @returns the fonts by file name, and the widths of letters in the weight of large type on cards
 * @throws ContentError when the typeface lacks a weight, or letters that no one file has
 */
export async function makeTypeface(
  texts: readonly PlacedText[],
  latin = latinFile,
  brand = brandFolder,
): Promise<Map<string, Buffer>> {
  const [main, ...others] = await readFonts(latin, brand);
  if (!main.axes.some(({ tag, min, max }) => tag === 'wght' && min <= weights.min && max >= weights.max)) {
    throw new ContentError(main.path, 'the font', 'has no weights from 400 to 700; take a variable typeface');
  }
  const letters = lettersOf(texts.map(([, text]) => text).join(''));
  const beyond = [...letters].filter((letter) => !main.letters.has(letter));
  const extension = others.find((font) => beyond.every((letter) => font.letters.has(letter)));
  if (beyond.length > 0 && !extension) {
    const places = texts.filter(([, text]) => beyond.some((letter) => lettersOf(text).has(letter)));
    throw new ContentError(
      [...new Set(places.map(([place]) => place))].join(' and '),
      `the letters ${beyond.join(' ')}`,
      `stand together in no file of the typeface; put a font that has all of them into ${brand}/`,
    );
  }
  const fonts = [
    ['typeface', 'card', main, letters],
    // Without letters beyond the first there is still a file, because pages name both.
    ['typeface-extended', 'card-extended', extension ?? main, new Set(beyond.length > 0 ? beyond : ' ')],
  ] as const;
  const widths: (readonly [letter: string, width: number])[] = [];
  const files = new Map<string, Buffer>();
  for (const [page, card, font, wanted] of fonts) {
    files.set(`${page}.woff2`, await cutDown(font, wanted, 'woff2', weights));
    for (const weight of cardWeights) {
      const cut = await cutDown(font, wanted, 'truetype', weight);
      files.set(`${card}-${weight}.ttf`, cut);
      if (weight === displayWeight) widths.push(...widthsIn(cut, wanted));
    }
  }
  return files.set('letter-widths.json', Buffer.from(JSON.stringify(Object.fromEntries(widths))));
}
