import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeLogos } from '@/scripts/assets/client-logos';
import { makeIcons, type Mark } from '@/scripts/assets/icons';
import { makePictures, readManifest, writeIfChanged } from '@/scripts/assets/pictures';
import {
  drawSocialCard,
  emptyStageCard,
  landingCard,
  workCard,
  type SocialCard,
} from '@/scripts/assets/social-cards';
import { securityText, securityTextPath } from '@/scripts/assets/security-text';
import { typeSetter } from '@/scripts/assets/type-setter';
import { makeTypeface, wordsIn } from '@/scripts/assets/typeface';
import { clientLogos } from '@/content/client-logos';
import '@/content/error';
import { fillIn } from '@/content/fill-in';
import { pages } from '@/content/pages';
import { projects } from '@/content/projects';
import { readSecurity } from '@/content/security';
import { site } from '@/content/site';
import type { SocialCardName } from '@/content/social-cards';
import { workCardPlaces } from '@/content/work-card-places';

const generated = 'content/generated';
const picturesFolder = 'public/pictures';
const logosFolder = 'public/logos';
const cardsFolder = 'public/og';

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
  const { files, entries, warnings } = await makeLogos(clientLogos);
  for (const warning of warnings) console.warn(`assets: ${warning}`);
  await mkdir(logosFolder, { recursive: true });
  const stale = (await readdir(logosFolder)).filter((file) => !files.has(file));
  await Promise.all(stale.map((file) => rm(join(logosFolder, file))));
  for (const [name, bytes] of files) await writeIfChanged(join(logosFolder, name), bytes);
  await writeIfChanged(join(generated, 'client-logos.json'), `${JSON.stringify(entries, null, 2)}\n`);
}

/** Says beforehand that the build will stop: in days before `security.txt` expires. */
const expiryNotice = 30;

async function assetsOfSecurity(): Promise<void> {
  const now = new Date();
  const security = readSecurity(now);
  const path = join('public', securityTextPath);
  await mkdir(dirname(path), { recursive: true });
  await writeIfChanged(path, securityText(security, site.address));
  const daysLeft = Math.floor((Date.parse(security.expires) - now.getTime()) / (24 * 60 * 60 * 1000));
  if (daysLeft < expiryNotice) {
    console.warn(
      `assets: security.txt expires in ${daysLeft} days, and no build goes through from then on: see that the contact in content/security.json is right, and move the date on`,
    );
  }
}

async function wordsOfContent(): Promise<string[]> {
  // No page shows the words of security.txt, and its @ would be one more letter to send.
  const files = (await readdir('content')).filter(
    (file) => file.endsWith('.json') && file !== 'security.json',
  );
  const texts = await Promise.all(
    files.map(async (file) => wordsIn(JSON.parse(await readFile(join('content', file), 'utf8')))),
  );
  return texts.flat();
}

async function assetsOfMark(): Promise<Mark> {
  const { mark, icons } = await makeIcons();
  await writeIfChanged(join(generated, 'mark.json'), `${JSON.stringify(mark, null, 2)}\n`);
  for (const [name, bytes] of Object.entries(icons)) await writeIfChanged(join('public', name), bytes);
  return mark;
}

/** Pictures for the work page's card: the first of every project, then the second of every project, and so on. */
async function picturesOfWorkCard(): Promise<Buffer[]> {
  const most = Math.max(...projects.map(({ images }) => images.length));
  const sources = Array.from({ length: most }, (_, turn) =>
    projects.flatMap(({ images }) => images[turn]?.src ?? []),
  ).flat();
  return Promise.all(sources.slice(0, workCardPlaces).map((src) => readFile(join('content', src))));
}

async function assetsOfCards(mark: Mark, words: readonly string[]): Promise<void> {
  const kit = { name: site.name, mark, set: typeSetter(await makeTypeface(words, 'truetype')) };
  const { landing, work, notFound } = pages;
  const cards: Record<SocialCardName, SocialCard> = {
    landing: landingCard(kit, landing),
    work: await workCard(kit, {
      badge: fillIn(work.badge, { count: projects.length }),
      title: work.title,
      pictures: await picturesOfWorkCard(),
    }),
    notFound: emptyStageCard(kit, notFound),
  };
  await mkdir(cardsFolder, { recursive: true });
  const present = await readdir(cardsFolder);
  const names = await Promise.all(
    Object.entries(cards).map(async ([page, card]) => {
      // In the name, because chat apps keep a picture by its address for weeks.
      const hash = createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 10);
      const name = `${page.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}-${hash}.png`;
      if (!present.includes(name)) await writeFile(join(cardsFolder, name), await drawSocialCard(card));
      return [page, name] as const;
    }),
  );
  const stale = present.filter((file) => !names.some(([, name]) => name === file));
  await Promise.all(stale.map((file) => rm(join(cardsFolder, file))));
  const addresses = Object.fromEntries(names.map(([page, name]) => [page, `/og/${name}`]));
  await writeIfChanged(join(generated, 'social-cards.json'), `${JSON.stringify(addresses, null, 2)}\n`);
}

/**
 * Makes from `content/` what the pages ask for: pictures, client logos, icons, the
 * typeface, the cards of shared links and `security.txt`.
 *
 * @throws ContentError for the first mistake in `content/`
 */
export async function makeAllAssets(): Promise<void> {
  await mkdir(generated, { recursive: true });
  await assetsOfSecurity();
  await assetsOfPictures();
  await assetsOfLogos();
  const words = await wordsOfContent();
  await writeIfChanged(join(generated, 'typeface.woff2'), await makeTypeface(words));
  await assetsOfCards(await assetsOfMark(), words);
}
