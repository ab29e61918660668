import { readFile } from 'node:fs/promises';
import { ContentError, placeOf, type Path } from '@/content/mistakes';
import { copiesFile } from '@/content/pictures';
import { logoMistakes } from '@/scripts/assets/logos';
import { makePictures } from '@/scripts/assets/pictures';
import { readJsonFiles } from '@/scripts/assets/read-json';
import { makeTypeface, unknownLetters } from '@/scripts/assets/typeface';
import { keepOnly, writeAsset } from '@/scripts/assets/write-files';
import { filesBelow } from '@/scripts/files';

// `npm run assets` checks `content/` in three stages, each with all its mistakes at once, and writes what pages load.

const folder = 'content/generated';

/** Fields with addresses and names of files, which are no texts. */
const unwritten = /^(?:src|imageSrc|crop|href|link|language|address|bookingAddress)$/u;

/** Fields whose texts screen readers and search engines read, and pages do not show. */
const unseen = /^(?:alt|imageAlt|meta\w+|carousel|legalName)$/u;

/** Every text in a value, with the keys that lead to it. */
function textsIn(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  return Object.entries(Object(value)).flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A line for each text with letters that no font has. On a share card they would be blank. */
function letterMistakes(files: object): string[] {
  return writtenTexts(files).flatMap(({ path, text }) =>
    unknownLetters(text).map((letter) => {
      const code = letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return `${placeOf(files, path)}: has “${letter}” (U+${code}), which the typeface lacks; write it another way`;
    }),
  );
}

const isIn = (fields: RegExp, path: Path) => path.some((key) => fields.test(String(key)));
const writtenTexts = (files: object) => textsIn(files).filter(({ path }) => !isIn(unwritten, path));

try {
  const files = await readJsonFiles();
  // Throws the mistakes in the fields.
  const { projects, clientLogos } = await import('@/content/content');
  const { sitePages } = await import('@/content/routes');
  const ofProjects = projects.flatMap(({ images }, index) => {
    const place = placeOf(files, ['projects', 'projects', index, 'imageSrc']);
    return images.map((picture) => ({ ...picture, place }));
  });
  const ofPages = sitePages.flatMap(({ name, pictures = [] }) =>
    pictures.map((picture, index) => ({
      ...picture,
      place: placeOf(files, ['pages', name, 'pictures', index]),
    })),
  );
  const mistakes = [...letterMistakes(files), ...(await logoMistakes(clientLogos))];
  const copies = await makePictures([...ofProjects, ...ofPages]).catch((error: unknown) => {
    if (!(error instanceof ContentError)) throw error;
    mistakes.push(...error.mistakes);
  });
  if (mistakes.length > 0) throw new ContentError(mistakes);

  const texts = writtenTexts(files);
  const drawn = texts.filter(({ path }) => !isIn(unseen, path));
  // A `page.tsx` may have letters that `content/` has not.
  const pageFiles = (await filesBelow('app')).filter((file) => file.endsWith('page.tsx'));
  const code = await Promise.all(pageFiles.map((file) => readFile(`app/${file}`, 'utf8')));
  const textOf = (list: typeof texts) => list.map(({ text }) => text);
  const made = await makeTypeface(textOf(drawn), [...textOf(texts), ...code]);
  for (const [name, bytes] of made) await writeAsset(`${folder}/${name}`, bytes);
  await writeAsset(copiesFile, JSON.stringify(copies));
  await keepOnly(folder, [...made.keys(), 'pictures.json']);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
