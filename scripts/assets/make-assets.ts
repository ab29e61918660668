import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { ContentError, placeOf, type Path } from '@/content/mistakes';
import { copiesFile } from '@/content/pictures';
import { logoMistakes } from '@/scripts/assets/logos';
import { makePictures } from '@/scripts/assets/pictures';
import { readJsonFiles } from '@/scripts/assets/read-json';
import { makeTypeface, readFonts } from '@/scripts/assets/typeface';
import { keepOnly, writeAsset } from '@/scripts/assets/write-files';
import { filesBelow } from '@/scripts/files';

// `npm run assets` checks `content/` in three stages, each with all its mistakes at once, and writes what pages load.

const folder = 'content/generated';

/** Fields with addresses and names of files, which are not text. */
const unwritten = /^(?:src|imageSrc|crop|href|link|language|address|bookingAddress)$/u;

/** Fields whose texts screen readers and search engines read, and pages do not show. */
const unseen = /^(?:alt|imageAlt|meta\w+|carousel|legalName)$/u;

interface PlacedText {
  /** The keys that lead to the text. */
  path: Path;
  text: string;
}

const isIn = (fields: RegExp, { path }: PlacedText) => path.some((key) => fields.test(String(key)));

/** Every text in a value, with its place. */
function textsIn(value: unknown, path: Path = []): PlacedText[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A line for each text with a letter that no font has. On a share card it would be blank. */
function letterMistakes(files: object, texts: readonly PlacedText[], unknown: readonly string[]): string[] {
  return unknown.flatMap((letter) =>
    texts
      .filter(({ text }) => text.normalize().includes(letter))
      .map(({ path }) => {
        const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
        const what = /[\p{C}\p{Z}]/u.test(letter) ? 'an invisible character' : `“${letter}”`;
        return `${placeOf(files, path)}: has ${what} (U+${code}), which the typeface lacks; remove or replace it`;
      }),
  );
}

/** The pictures of all projects and pages. */
async function placedPictures(files: object) {
  const { projects } = await import('@/content/content');
  const { sitePages } = await import('@/content/routes');
  const ofProjects = projects.flatMap(({ images }, index) => {
    const place = placeOf(files, ['projects', 'projects', index, 'imageSrc']);
    return images.map((picture) => ({ ...picture, place }));
  });
  const ofPages = sitePages.flatMap(({ name, pictures = [] }) => {
    const place = placeOf(files, ['pages', name, 'pictures']);
    return pictures.map((picture) => ({ ...picture, place }));
  });
  return [...ofProjects, ...ofPages];
}

/** The text of every `page.tsx`, which may have letters that `content/` lacks. */
async function pageCode(): Promise<string[]> {
  const files = (await filesBelow('app')).filter((file) => file.endsWith('page.tsx'));
  return Promise.all(files.map((file) => readFile(`app/${file}`, 'utf8')));
}

try {
  const files = await readJsonFiles();
  // Throws the mistakes in the fields.
  const { clientLogos } = await import('@/content/content');

  const texts = textsIn(files).filter((text) => !isIn(unwritten, text));
  const allTexts = [...texts.map(({ text }) => text), ...(await pageCode())];
  const fonts = await readFonts(allTexts);
  const mistakes = [...letterMistakes(files, texts, fonts.unknown), ...(await logoMistakes(clientLogos))];
  const copies = await makePictures(await placedPictures(files)).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(...error.mistakes);
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);

  const seen = texts.filter((text) => !isIn(unseen, text)).map(({ text }) => text);
  const typeface = await makeTypeface(fonts, seen, allTexts);
  for (const [name, bytes] of typeface) await writeAsset(`${folder}/${name}`, bytes);
  await writeAsset(copiesFile, JSON.stringify(copies));
  await keepOnly(folder, [...typeface.keys(), basename(copiesFile)]);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
