import { readFile } from 'node:fs/promises';
import { ContentError, placeOf, type Keys } from '@/content/mistakes';
import { makePictures, type PlacedPicture } from '@/scripts/assets/pictures';
import { readJsonFiles } from '@/scripts/assets/read-json';
import { lettersOf, makeTypeface, readFonts } from '@/scripts/assets/typeface';
import { writeFolder } from '@/scripts/assets/write-files';
import { filesBelow } from '@/scripts/files';

// `npm run assets` checks `content/` in three stages, each with all its mistakes at once, and writes what pages load.

/** Fields that are not text: addresses, names of files and codes. */
const notText = ['src', 'imageSrc', 'crop', 'href', 'link', 'language', 'address', 'bookingAddress'];

/** Fields whose texts screen readers and search engines read, and pages do not show. */
const unseen = ['alt', 'imageAlt', 'metaTitle', 'metaDescription', 'carousel', 'legalName'];

/** Every text in a value but those in fields of these names, with the keys that lead to it. */
function textsIn(value: unknown, except: readonly string[], keys: Keys = []): { text: string; keys: Keys }[] {
  if (typeof value === 'string') return [{ text: value, keys }];
  return Object.entries(Object(value))
    .filter(([key]) => !except.includes(key))
    .flatMap(([key, inner]) => textsIn(inner, except, [...keys, Array.isArray(value) ? Number(key) : key]));
}

/** A sentence about a letter that no font has. On a share card it would be blank. */
function unknownLetter(letter: string): string {
  const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  const what = /[\p{C}\p{Z}]/u.test(letter) ? 'an invisible character' : `“${letter}”`;
  return `has ${what} (U+${code}), which the typeface lacks; remove or replace it`;
}

/** The code of every `page.tsx`, which may have letters that `content/` lacks. */
async function pageCode(): Promise<string> {
  const files = (await filesBelow('app')).filter((file) => file.endsWith('page.tsx'));
  return (await Promise.all(files.map((file) => readFile(`app/${file}`, 'utf8')))).join('');
}

try {
  const files = await readJsonFiles();
  // Throws the mistakes in the fields.
  const { clientLogos, projects } = await import('@/content/content');
  const { sitePages } = await import('@/content/routes');
  const { logoMistakes } = await import('@/scripts/assets/logos');

  const placed = (pictures: readonly Omit<PlacedPicture, 'place'>[], keys: Keys) =>
    pictures.map((picture) => ({ ...picture, place: placeOf(files, keys) }));
  const pictures = await makePictures([
    ...projects.flatMap(({ images }, index) => placed(images, ['projects', 'projects', index, 'imageSrc'])),
    ...sitePages.flatMap(({ name, pictures: own = [] }) => placed(own, ['pages', name, 'pictures'])),
  ]);
  const fonts = await readFonts();
  const texts = textsIn(files, notText);
  const letterMistakes = texts.flatMap(({ text, keys }) =>
    lettersOf(text)
      .filter((letter) => !fonts.some(({ letters }) => letters.has(letter)))
      .map((letter) => `${placeOf(files, keys)}: ${unknownLetter(letter)}`),
  );
  const mistakes = [...letterMistakes, ...(await logoMistakes(clientLogos)), ...pictures.mistakes];
  if (mistakes.length > 0) throw new ContentError(mistakes);

  const joined = (some: typeof texts) => some.map(({ text }) => text).join('');
  const seen = joined(textsIn(files, [...notText, ...unseen]));
  const typeface = await makeTypeface(fonts, seen, joined(texts) + (await pageCode()));
  await writeFolder('public/pictures/copies', pictures.files);
  await writeFolder('content/generated', typeface.set('pictures.json', JSON.stringify(pictures.copies)));
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
