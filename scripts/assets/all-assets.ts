import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makeLogoSheet } from '@/scripts/assets/client-logos';
import { makeIcons } from '@/scripts/assets/icons';
import { makePictures, readManifest, writeIfChanged } from '@/scripts/assets/pictures';
import { makeTypeface, wordsIn } from '@/scripts/assets/typeface';
import { clientLogos } from '@/content/client-logos';
import '@/content/error';
import '@/content/pages';
import { projects } from '@/content/projects';
import '@/content/site';

const generated = 'content/generated';
const picturesFolder = 'public/pictures';
const logosFolder = 'public/logos';

async function assetsOfPictures(): Promise<void> {
  const references = projects.flatMap(({ title, images }, index) =>
    images.map(({ src }) => ({ src, place: `entry ${index + 1} "${title}", field "imageSrc"` })),
  );
  const manifestPath = join(generated, 'pictures.json');
  const { manifest, made } = await makePictures(references, await readManifest(manifestPath), picturesFolder);
  await writeIfChanged(manifestPath, `${JSON.stringify(manifest, null, 2)}\n`);
  console.log(`assets: ${made} of ${references.length} pictures made anew`);
}

async function assetsOfLogos(): Promise<void> {
  const { name, svg, logos } = await makeLogoSheet(clientLogos);
  await mkdir(logosFolder, { recursive: true });
  const stale = (await readdir(logosFolder)).filter((file) => file !== name);
  await Promise.all(stale.map((file) => rm(join(logosFolder, file))));
  await writeIfChanged(join(logosFolder, name), svg);
  const entries = logos.map(({ view, ...logo }) => ({ src: `/logos/${name}#${view}`, ...logo }));
  await writeIfChanged(join(generated, 'client-logos.json'), `${JSON.stringify(entries, null, 2)}\n`);
}

async function assetsOfTypeface(): Promise<void> {
  const files = (await readdir('content')).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(
    files.map(async (file) => wordsIn(JSON.parse(await readFile(join('content', file), 'utf8')))),
  );
  await writeIfChanged(join(generated, 'typeface.woff2'), await makeTypeface(texts.flat()));
}

async function assetsOfMark(): Promise<void> {
  const { mark, icons } = await makeIcons();
  await writeIfChanged(join(generated, 'mark.json'), `${JSON.stringify(mark, null, 2)}\n`);
  for (const [name, bytes] of Object.entries(icons)) await writeIfChanged(join('public', name), bytes);
}

/**
 * Makes from `content/` what the pages ask for: pictures, the sheet of client logos, icons and the typeface.
 *
 * @throws ContentError for the first mistake in `content/`
 */
export async function makeAllAssets(): Promise<void> {
  await mkdir(generated, { recursive: true });
  await assetsOfPictures();
  await assetsOfLogos();
  await assetsOfMark();
  await assetsOfTypeface();
}
