import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { fallbackWidth, pictureShape, pictureSize, pictureWidths } from '@/content/picture-sizes';
import { copiesKey, type PictureCopies, type PictureEntry } from '@/content/pictures';
import { palette } from '@/tailwind.config';

// A lower quality blurs small interface text. The next effort level takes three times as long for 3 % fewer bytes.
const avif = { quality: 46, effort: 3, tune: 'ssim' } as const;
const webp = { quality: 80 };

/** The cache of encoded pictures, which Vercel and Netlify keep between builds. It may be deleted at any time. */
const cache = 'node_modules/.cache/site-pictures';

/** The lightest channel of a placeholder colour. Text in `ink` has a contrast of 4.6:1 on it (WCAG 2.2, 1.4.3). */
const lightestChannel = 110;

/** A picture, and the place in `content/` that names it, for error messages. */
export type PlacedPicture = Pick<PictureEntry, 'src' | 'crop'> & { place: string };

const unreadable = 'is damaged or no picture; save it again as JPEG, PNG, WebP or AVIF';

/** What is wrong with an original; undefined if nothing is. */
function faultOf(original: Metadata | undefined, crop?: string): string | undefined {
  if (!original) return unreadable;
  if ((original.pages ?? 1) > 1) return 'is animated; save it as a still picture';
  const { width, height } = original.autoOrient;
  if (width < pictureSize.width || height < pictureSize.height)
    return `is ${width} × ${height} px; at least ${pictureSize.width} × ${pictureSize.height} px are needed`;
  // A side may have been rounded to a whole pixel.
  const isRightShape = Math.abs((width * pictureSize.height) / (height * pictureSize.width) - 1) < 0.001;
  if (isRightShape || crop) return undefined;
  return `is ${width} × ${height} px, which is not ${pictureShape.width}:${pictureShape.height}; crop it, or add "crop": "top" to keep the top`;
}

/** The name of a picture's copies: the words in its path, and a hash of everything on which their bytes depend. */
function nameOf({ src, crop }: PlacedPicture, bytes: Buffer, hasAlpha = false): string {
  const { sharp: version } = sharp.versions;
  const background = hasAlpha && palette.surface;
  const settings = [version, avif, webp, pictureSize, pictureWidths, fallbackWidth, background, crop];
  const hash = createHash('sha256').update(JSON.stringify(settings)).update(bytes).digest('hex').slice(0, 10);
  // Without `pictures` and the extension.
  const [, ...words] = src.toLowerCase().match(/[a-z0-9]+(?!\w*$)/gu) ?? [];
  return [...words, hash].join('-');
}

/** Encodes every copy of a picture into a folder of the cache. The folder appears only once it is complete. */
async function encode(bytes: Buffer, position: string, name: string): Promise<undefined> {
  if (existsSync(`${cache}/${name}`)) return;
  console.log(`assets: encoding ${name}`);
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
  return `#${hex.match(/.{6}/gu)!.join(',#')}`;
}

/**
 * Makes the copies of every picture.
 *
 * @returns a line for every picture that is unreadable, animated, too small or of another shape; what pages need of each
 *   picture, by `copiesKey`; and the files of all copies, by their names
 */
export async function makePictures(pictures: readonly PlacedPicture[]) {
  const mistakes: string[] = [];
  const copies: Record<string, PictureCopies> = {};
  const files = new Map<string, Buffer>();
  // One picture at a time, because encoding keeps every core busy and holds a whole picture in memory.
  for (const picture of pictures) {
    const { src, crop, place } = picture;
    const bytes = await readFile(`content/${src}`);
    const original = await sharp(`content/${src}`)
      .metadata()
      .catch(() => undefined);
    const name = nameOf(picture, bytes, original?.hasAlpha);
    const fault =
      faultOf(original, crop) ?? (await encode(bytes, crop ?? 'centre', name).catch(() => unreadable));
    if (fault) {
      mistakes.push(`${place}: content/${src} ${fault}`);
      continue;
    }
    const folder = `${cache}/${name}`;
    for (const file of await readdir(folder)) files.set(file, await readFile(`${folder}/${file}`));
    const address = `/pictures/copies/${name}`;
    copies[copiesKey(picture)] = {
      src: `${address}-${fallbackWidth}.webp`,
      srcSet: pictureWidths.map((width) => `${address}-${width}.avif ${width}w`).join(', '),
      colours: await coloursOf(`${folder}/${name}-${fallbackWidth}.webp`),
    };
  }
  return { mistakes, copies, files };
}
