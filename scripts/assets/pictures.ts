import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';
import { allOf, ContentError } from '@/content/parse-content';
import type { PictureFiles, PictureSource } from '@/content/picture-files';
import {
  fallbackWidth,
  pictureShape,
  pictureSize,
  pictureWidths,
  largestSize,
} from '@/content/picture-sizes';
import type { Project } from '@/content/schemas';
import type { SitePage } from '@/content/routes';
import { keepOnly, writeAsset } from '@/scripts/assets/write-files';
import { contrast } from '@/scripts/colours/contrast';
import { channelsOf, palette } from '@/tailwind.config';

// A lower quality blurs small interface text. The next effort level takes three times as long for 3 % fewer bytes.
const avif = { quality: 46, effort: 3, tune: 'ssim' } as const;
const webp = { quality: 80 };

/** The cache of encoded pictures, which Vercel and Netlify keep between builds. It may be deleted at any time. */
const cache = 'node_modules/.cache/site-pictures';

interface PlacedPicture extends Omit<PictureSource, 'alt'> {
  /** The content entry that names the picture, for error messages. */
  place: string;
}

/** The pictures that pages of `content/pages.json` name. */
export const picturesOfPages = (pages: object): PlacedPicture[] =>
  Object.entries<Pick<SitePage, 'pictures'>>({ ...pages }).flatMap(([name, { pictures = [] }]) =>
    pictures.map((picture, index) => ({
      ...picture,
      place: `content/pages.json: field "${name}.pictures", item ${index + 1}`,
    })),
  );

/** The pictures that projects name. */
export const picturesOfProjects = (projects: readonly Project[]): PlacedPicture[] =>
  projects.flatMap(({ title, images }, index) => {
    const place = `content/projects.json: entry ${index + 1} "${title}", field "imageSrc"`;
    return images.map((picture) => ({ ...picture, place }));
  });

/** Reads the original file of a picture. Calls `fail` if its format, size or shape is wrong. */
async function readPicture({ src, crop, shape }: PlacedPicture, fail: (wanted: string) => never) {
  // macOS may write an accent as a character of its own, which nobody can see.
  const spellings = [src, src.normalize('NFC'), src.normalize('NFD')].map((path) => `content/${path}`);
  const read = readFile(spellings.find(existsSync) ?? '');
  const bytes = await read.catch(() => fail('is missing; add it or correct its path (case matters)'));
  const unreadable = () => fail('cannot be read as a picture; save it again as JPEG, PNG, WebP or AVIF');
  if (bytes.length === 0) unreadable();
  if (/^ftyphe[iv]/u.test(bytes.toString('latin1', 4, 11))) fail('is a HEIC file; save it as JPEG');
  const { autoOrient, hasAlpha, pages = 1 } = await sharp(bytes).metadata().catch(unreadable);
  if (pages > 1) fail('has several frames or pages; save one of them as a still picture');
  const { width, height } = autoOrient;
  const found = `is ${width}×${height} px; it must be`;
  const least = largestSize(shape);
  if (width < least.width || height < least.height)
    fail(`${found} at least ${least.width} px wide and ${least.height} px high`);
  // Tolerates a width or height that was rounded to a whole pixel.
  const isRightShape = Math.abs(((width / height) * least.height) / least.width - 1) < 0.001;
  const ratio = shape ? '3:4' : `${pictureShape.width}:${pictureShape.height}`;
  if (!isRightShape && !crop)
    fail(`${found} ${ratio}; crop it, or set its crop field to the part to keep, such as "top"`);
  return { bytes, hasAlpha };
}

/** Encodes every copy of a picture into one folder of the cache. The folder appears only once it is complete. */
async function encode(bytes: Buffer, { crop, shape }: PlacedPicture, name: string): Promise<void> {
  // Decodes the whole original once, rotates it by its Exif orientation and fills transparent areas.
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: palette.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const position = crop ?? 'centre';
  const { width, height } = largestSize(shape);
  const scaled = (length: number, side: number) => Math.round((length * side) / pictureSize.width);
  const resized = (side: number) =>
    sharp(data, { raw: info }).resize(scaled(width, side), scaled(height, side), { position });
  // A temporary folder, because another build may be encoding the same picture. The slower build discards its copies.
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${cache}/unfinished-`);
  await Promise.all([
    resized(fallbackWidth).webp(webp).toFile(`${unfinished}/${name}-${fallbackWidth}.webp`),
    ...pictureWidths.map((side) => resized(side).avif(avif).toFile(`${unfinished}/${name}-${side}.avif`)),
  ]);
  await rename(unfinished, `${cache}/${name}`).catch(() => rm(unfinished, { recursive: true }));
}

/**
 * The colours to show until a picture has loaded, from the raw bytes of its bands. They are no lighter or darker than text
 * allows: if the picture never comes, its alternative text stands on them with a contrast of 4.5:1 (WCAG 2.2, 1.4.3).
 */
function placeholderOf(bytes: Buffer) {
  const bands = [0, 3, 6].map((start) => [...bytes.subarray(start, start + 3)]);
  const [ink, reversed] = [channelsOf(palette.ink), channelsOf(palette['ink-reversed'])];
  const least = (text: number[]) => Math.min(...bands.map((band) => contrast(band, text)));
  const hasReversedInk = least(reversed) > least(ink);
  const text = hasReversedInk ? reversed : ink;
  const [limit, round] = contrast(text, [255, 255, 255]) > 4.5 ? [255, Math.ceil] : [0, Math.floor];
  const limited = (band: number[]): number[] =>
    contrast(band, text) >= 4.5
      ? band
      : limited(band.map((channel) => round(channel + (limit - channel) * 0.05)));
  const placeholder = bands.map((band) => `#${Buffer.from(limited(band)).toString('hex')}`);
  return { placeholder, hasReversedInk };
}

/** Writes the copies of one picture to `public/pictures`, from the cache if they are there. */
async function makePicture(picture: PlacedPicture) {
  const { src, crop = 'uncut', shape = '', place } = picture;
  const fail = (wanted: string): never => {
    throw new ContentError(`${place}: content/${src} ${wanted}`);
  };
  const { bytes, hasAlpha } = await readPicture(picture, fail);
  const settings = JSON.stringify([
    sharp.versions.sharp,
    avif,
    webp,
    largestSize(shape),
    pictureWidths,
    fallbackWidth,
    hasAlpha && palette.surface,
    picture.crop,
  ]);
  const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 10);
  // The words in the original's path, without `pictures` and the extension.
  const [, ...words] = src.toLowerCase().match(/[a-z0-9]+(?!\w*$)/gu) ?? [];
  const name = [...words, hash].join('-');
  if (!existsSync(`${cache}/${name}`)) {
    const unreadable = () => fail('is damaged; save it again as JPEG, PNG, WebP or AVIF');
    await encode(bytes, picture, name).catch(unreadable);
    console.log(`assets: encoded ${src}`);
  }
  const copies = (await readdir(`${cache}/${name}`)).map((file) => `public/pictures/copies/${file}`);
  for (const copy of copies) await writeAsset(copy, await readFile(`${cache}/${name}/${basename(copy)}`));
  const bands = sharp(`${cache}/${name}/${name}-${fallbackWidth}.webp`).resize(1, 3, { fit: 'fill' });
  const file = { address: `/pictures/copies/${name}`, ...placeholderOf(await bands.raw().toBuffer()) };
  return { src, crop: shape + crop, copies, file };
}

/**
 * Writes the copies of every picture to `public/pictures`, and deletes any other file there.
 *
 * @returns the address and placeholder of each picture. The address has a hash of the original and its settings
 * @throws ContentError for all pictures that are missing, unreadable, damaged, animated, too small or of another shape
 */
export async function makePictures(pictures: readonly PlacedPicture[]): Promise<PictureFiles> {
  const results: ReturnType<typeof makePicture>[] = [];
  for (const picture of pictures) {
    results.push(makePicture(picture));
    // One picture at a time, because encoding keeps every core busy and holds a whole picture in memory.
    await Promise.allSettled(results);
  }
  const written = await allOf(results);
  const entries: PictureFiles = {};
  for (const { src, crop, file } of written) entries[src] = { ...entries[src], [crop]: file };
  await keepOnly(
    'public/pictures',
    written.flatMap(({ copies }) => copies),
  );
  return entries;
}
