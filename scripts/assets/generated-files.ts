import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { clientLogos, pages, projects, site } from '@/content/content';
import { errorPage } from '@/content/error';
import type { PictureFiles } from '@/content/picture-files';
import { placesWith } from '@/content/parse-content';
import { sitePages } from '@/content/routes';
import { makeTypeface, textsIn } from '@/scripts/assets/typeface';
import { keepOnly, writeAsset } from '@/scripts/assets/write-files';
import { filesBelow } from '@/scripts/files';

/**
 * Writes the generated files that pages and hosts read, except pictures, which `makePictures` writes.
 *
 * @param json what each content file holds, before placeholders are replaced, for error messages
 * @param pictures as `makePictures` returns them
 * @param drawings as `makeLogos` and `makeIcons` return them
 * @throws ContentError when the typeface lacks a letter of a text
 */
export async function writeGeneratedFiles(
  json: object,
  pictures: PictureFiles,
  drawings: Iterable<[path: string, bytes: Buffer | string]>,
): Promise<void> {
  // Every page loads a font with the letters of these texts. Of added pages, only the titles are in links elsewhere.
  const { shared, landing, work, notFound } = pages;
  const fixed = [shared, landing, work, notFound, errorPage, site, clientLogos];
  const cards = projects.map(({ title, description }) => [title, description]);
  const shippedTexts = textsIn([fixed, cards, sitePages.map(({ title }) => title)], true);
  const allTexts = textsIn([pages, sitePages, errorPage, site, projects, clientLogos]);
  // A `page.tsx` may contain text with letters that do not occur in `content/`.
  const pageFiles = (await filesBelow('app')).filter((file) => file.endsWith('page.tsx'));
  const pageTexts = await Promise.all(pageFiles.map((file) => readFile(`app/${file}`, 'utf8')));
  const placesOf = (letter: string) => [
    ...Object.entries(json).flatMap(([name, texts]) => placesWith(letter, `content/${name}.json`, texts)),
    ...pageFiles.flatMap((file, index) => (pageTexts[index]?.includes(letter) ? `app/${file}` : [])),
  ];
  const typeface = await makeTypeface(shippedTexts, [...allTexts, ...pageTexts], { placesOf });
  const files = [...typeface, ...drawings];
  // Chat apps cache a share card for weeks, so its address must change with everything that the card shows.
  const version = createHash('sha256').update(JSON.stringify([allTexts, pictures, files]));
  const sources = ['tailwind.config.ts', 'app/page-metadata.ts'];
  for (const folder of ['app/og', 'content/brand']) {
    sources.push(...(await filesBelow(folder)).map((file) => `${folder}/${file}`));
  }
  for (const path of sources) version.update(await readFile(path));
  files.push(
    ['content/generated/pictures.json', JSON.stringify(pictures)],
    ['content/generated/social-cards.json', JSON.stringify({ version: version.digest('hex').slice(0, 10) })],
  );
  for (const [path, bytes] of files) await writeAsset(path, bytes);
  const paths = files.map(([path]) => path);
  await keepOnly('public/logos', paths);
}
