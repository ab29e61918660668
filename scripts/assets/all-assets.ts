import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeLogos } from '@/scripts/assets/client-logos';
import { makeIcons, readMark } from '@/scripts/assets/icons';
import { makePictures } from '@/scripts/assets/pictures';
import { securityText, securityTextPath } from '@/scripts/assets/security-text';
import { makeTypeface, textsIn } from '@/scripts/assets/typeface';
import { clientLogos } from '@/content/client-logos';
import { errorPage } from '@/content/error';
import { pages } from '@/content/pages';
import { projects } from '@/content/projects';
import { readSecurity } from '@/content/security';
import { site } from '@/content/site';
import { filesBelow } from '@/scripts/files-below';

const generated = 'content/generated';

/** Writes files into a folder; one that is there already and the same is left in peace, for watchers and caches. */
async function publish(folder: string, files: ReadonlyMap<string, Buffer | string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    const before = await readFile(path).catch(() => undefined);
    if (!before?.equals(Buffer.from(bytes))) await writeFile(path, bytes);
  }
}

/** As `publish`, and removes what else is in the folder. */
async function publishAll(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  await publish(folder, files);
  const stale = (await readdir(folder)).filter((name) => !files.has(name));
  await Promise.all(stale.map((name) => rm(join(folder, name))));
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Says beforehand that the build will stop: in days before `security.txt` expires. */
const expiryNotice = 30;

async function assetsOfSecurity(): Promise<void> {
  const now = new Date();
  const security = readSecurity(now);
  const path = join('public', securityTextPath);
  await publish(dirname(path), new Map([[basename(path), securityText(security, site.address)]]));
  const daysLeft = Math.floor((Date.parse(security.expires) - now.getTime()) / (24 * 60 * 60 * 1000));
  if (daysLeft < expiryNotice) {
    console.warn(
      `assets: security.txt expires in ${daysLeft} days, and no build goes through from then on: see that the contact in content/security.json is right, and move the date on`,
    );
  }
}

async function textsOfContent() {
  // No page shows the words of security.txt, and its @ would be one more letter to send.
  const names = ['site.json', 'projects.json', 'client-logos.json'];
  const texts = await Promise.all(
    names.map(async (name) =>
      textsIn(JSON.parse(await readFile(`content/${name}`, 'utf8')), `content/${name}`),
    ),
  );
  // As they are shown: a place such as `{count:words}` holds other letters.
  return [
    ...textsIn(pages, 'content/pages.json'),
    ...textsIn(errorPage, 'content/error.json'),
    ...texts.flat(),
  ];
}

/** Changes with anything that share cards show: chat apps keep a picture by its address for weeks. */
async function versionOfCards(shown: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(shown));
  for (const folder of ['app/og', 'content/brand']) {
    for (const file of (await filesBelow(folder)).toSorted()) hash.update(await readFile(join(folder, file)));
  }
  return hash
    .update(await readFile('tailwind.config.ts'))
    .digest('hex')
    .slice(0, 10);
}

/**
 * Makes from `content/` what the pages ask for: pictures, client logos, icons, the typeface and `security.txt`.
 *
 * @throws ContentError for the first mistake in `content/`
 */
export async function makeAllAssets(): Promise<void> {
  await assetsOfSecurity();
  const texts = await textsOfContent();
  const typeface = await makeTypeface(texts);
  const mark = await readMark();
  const logos = await makeLogos(clientLogos);
  for (const warning of logos.warnings) console.warn(`assets: ${warning}`);
  const references = projects.flatMap(({ title, images, imageCrop }, index) =>
    images.map(({ src }) => ({
      src,
      crop: imageCrop,
      place: `entry ${index + 1} "${title}", field "imageSrc"`,
    })),
  );
  const pictures = await makePictures(references);
  await publishAll('public/pictures', pictures.files);
  await publishAll('public/logos', logos.files);
  await publish('public', await makeIcons(mark));
  const version = await versionOfCards([texts, pictures.entries]);
  await publish(
    generated,
    new Map<string, Buffer | string>([
      ...typeface,
      ['pictures.json', json(pictures.entries)],
      ['client-logos.json', json(logos.entries)],
      ['mark.json', json({ drawing: mark })],
      ['social-cards.json', json({ version })],
    ]),
  );
}
