import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const typefaceFile =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';

/**
 * Digits come along for the counts that the pages compute. Everything else is taken from the words themselves.
 */
const alwaysKept = '0123456789 ';

/** Every string in a parsed JSON value, keys left out. */
export function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(wordsIn);
  return [];
}

/**
 * Cuts the typeface down to the characters of the given words and to the weights that the design uses.
 * Its optical size is pinned: the axis alone would cost 11 KB, more than all the markup of the landing page.
 *
 * @param format `woff2` for browsers, `truetype` for what sets type in pictures
 * @returns the bytes of a variable font
 */
export async function makeTypeface(
  texts: readonly string[],
  format: 'woff2' | 'truetype' = 'woff2',
): Promise<Buffer> {
  const source = await readFile(createRequire(import.meta.url).resolve(typefaceFile));
  const characters = [...new Set([...alwaysKept, ...texts.join('')])].sort().join('');
  return subsetFont(source, characters, {
    targetFormat: format,
    variationAxes: { wght: { min: 400, max: 700 }, opsz: 36 },
    keepFeatures: ['kern'],
    noHinting: true,
  });
}
