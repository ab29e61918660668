import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '@/content/mistakes';
import { fallbackWidth, pictureShape, pictureSize, pictureWidths } from '@/content/picture-sizes';
import { copiesKey, type PictureCopies, type PictureEntry } from '@/content/pictures';
import { keepOnly, writeAsset } from '@/scripts/assets/write-files';
import { palette } from '@/tailwind.config';

// A lower quality blurs small interface text. The next effort level takes three times as long for 3 % fewer bytes.
const avif = { quality: 46, effort: 3, tune: 'ssim' } as const;
const webp = { quality: 80 };

/** The cache of encoded pictures, which Vercel and Netlify keep between builds. It may be deleted at any time. */
const cache = 'node_modules/.cache/site-pictures';

const copiesFolder = 'public/pictures/copies';

/** The lightest channel of a placeholder colour. Text in `ink` has a contrast of 4.6:1 on it (WCAG 2.2, 1.4.3). */
const lightestChannel = 110;

/** A picture, and the place in `content/` that names it, for error messages. */
export type PlacedPicture = Pick<PictureEntry, 'src' | 'crop'> & { place: string };

/** Reads an original. Calls `fail` if its size or shape is wrong. */
async function readOriginal({ src, crop }: PlacedPicture, fail: (wanted: string) => never) {
  const bytes = await readFile(`content/${src}`);
  const unreadable = () => fail('cannot be read as a picture; save it again as JPEG, PNG, WebP or AVIF');
  const { autoOrient, hasAlpha, pages = 1 } = await sharp(`content/${src}`).metadata().catch(unreadable);
  const { width, height } = autoOrient;
  if (pages > 1) fail('is animated; save it as a still picture');
  if (width < pictureSize.width || height < pictureSize.height)
    fail(`is ${width} × ${height} px; at least ${pictureSize.width} × ${pictureSize.height} px are needed`);
  // A side may have been rounded to a whole pixel.
  const isRightShape = Math.abs((width * pictureSize.height) / (height * pictureSize.width) - 1) < 0.001;
  if (!isRightShape && !crop) {
    const shape = `${pictureShape.width}:${pictureShape.height}`;
    fail(`is ${width} × ${height} px, which is not ${shape}; crop it, or add "crop": "top" to keep the top`);
  }
  return { bytes, hasAlpha };
}

/** Encodes every copy of a picture into one folder of the cache. The folder appears only once it is complete. */
async function encode(bytes: Buffer, position: string, name: string): Promise<void> {
  // Decodes the whole original once, rotates it by its Exif orientation and fills transparent areas.
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: palette.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const resized = (width: number) => {
    const height = Math.round((width * pictureShape.height) / pictureShape.width);
    return sharp(data, { raw: info }).resize(width, height, { position });
  };
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${cache}/unfinished-`);
  await Promise.all([
    resized(fallbackWidth).webp(webp).toFile(`${unfinished}/${name}-${fallbackWidth}.webp`),
    ...pictureWidths.map((width) => resized(width).avif(avif).toFile(`${unfinished}/${name}-${width}.avif`)),
  ]);
  // Another build may have encoded the same picture in the meantime.
  await rename(unfinished, `${cache}/${name}`).catch(() => rm(unfinished, { recursive: true }));
}

/** The colours of a picture's top, middle and bottom, dark enough for text. */
async function coloursOf(file: string): Promise<string> {
  const pixels = await sharp(file).resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const hex = Buffer.from(pixels.map((channel) => Math.min(channel, lightestChannel))).toString('hex');
  return hex
    .match(/.{6}/gu)!
    .map((colour) => `#${colour}`)
    .join(',');
}

/** Writes the copies of one picture to `public/`, from the cache if they are there. Returns them with their files. */
async function makeCopies(picture: PlacedPicture) {
  const { src, crop, place } = picture;
  const fail = (wanted: string): never => {
    throw new ContentError([`${place}: content/${src} ${wanted}`]);
  };
  const { bytes, hasAlpha } = await readOriginal(picture, fail);
  const { sharp: version } = sharp.versions;
  const background = hasAlpha && palette.surface;
  const settings = [version, avif, webp, pictureSize, pictureWidths, fallbackWidth, background, crop];
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 10);
  // The words in the original's path, without `pictures` and the extension.
  const [, ...words] = src.toLowerCase().match(/[a-z0-9]+(?!\w*$)/gu) ?? [];
  const name = [...words, hash].join('-');
  if (!existsSync(`${cache}/${name}`)) {
    const damaged = () => fail('is damaged; save it again as JPEG, PNG, WebP or AVIF');
    await encode(bytes, crop ?? 'centre', name).catch(damaged);
    console.log(`assets: encoded ${src}`);
  }
  const files = await readdir(`${cache}/${name}`);
  for (const file of files)
    await writeAsset(`${copiesFolder}/${file}`, await readFile(`${cache}/${name}/${file}`));
  const address = `/pictures/copies/${name}`;
  const copies = {
    src: `${address}-${fallbackWidth}.webp`,
    srcSet: pictureWidths.map((width) => `${address}-${width}.avif ${width}w`).join(', '),
    colours: await coloursOf(`public${address}-${fallbackWidth}.webp`),
  };
  return { copies, files };
}

/**
 * Writes the copies of every picture to `public/`, and deletes any other file there.
 *
 * @returns the copies by `copiesKey`
 * @throws ContentError with a line for every picture that is unreadable, animated, too small or of another shape
 */
export async function makePictures(pictures: readonly PlacedPicture[]) {
  const mistakes: string[] = [];
  const made: Record<string, PictureCopies> = {};
  const kept: string[] = [];
  // One picture at a time, because encoding keeps every core busy and holds a whole picture in memory.
  for (const picture of pictures) {
    try {
      const { copies, files } = await makeCopies(picture);
      made[copiesKey(picture)] = copies;
      kept.push(...files);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      mistakes.push(...error.mistakes);
    }
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  await keepOnly(copiesFolder, kept);
  return made;
}
