import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import sharp from 'sharp';
import { ContentError } from '@/content/parse-content';
import type { PictureFiles } from '@/content/picture-files';
import { fallbackWidth, pictureShape, pictureSize, pictureWidths } from '@/content/picture-sizes';
import type { Project } from '@/content/projects';
import { keepOnly, writeAsset } from '@/scripts/assets/write-files';
import { palette } from '@/tailwind.config';

// Below this quality small interface text begins to smear; the next level of effort takes three times as long to save 3 %.
const avif = { quality: 49, effort: 3, tune: 'ssim' } as const;
const webp = { quality: 80 };
const ratio = pictureShape.width / pictureShape.height;

/** Kept from build to build by Vercel and Netlify; it may be deleted at any time. */
const cache = 'node_modules/.cache/site-pictures';

/** The bytes of an original, once its format, size and shape are right. */
async function readPicture(src: string, crop: Project['imageCrop'], fail: (wanted: string) => never) {
  const read = readFile(`content/${src}`);
  const bytes = await read.catch(() => fail('is missing; add it or correct its path, capitals too'));
  const unreadable = () => fail('cannot be read as a picture; save it again as JPEG, PNG, WebP or AVIF');
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata().catch(unreadable);
  if (pages > 1) fail('has several frames or pages; save the one to show as a picture');
  const { width, height } = autoOrient;
  const found = `is ${width}×${height} px; it must be`;
  if (width < pictureSize.width || height < pictureSize.height)
    fail(`${found} at least ${pictureSize.width}×${pictureSize.height} px`);
  // A thousandth allows for a rounded pixel.
  const isRightShape = Math.abs(width / height / ratio - 1) < 0.001;
  const shape = `${pictureShape.width}:${pictureShape.height}`;
  if (!isRightShape && !crop)
    fail(`${found} ${shape}; cut it, or name what to keep in "imageCrop", such as "top"`);
  return bytes;
}

/** Draws every copy of a picture into a folder of the cache, which appears once all of them are there. */
async function draw(bytes: Buffer, crop: Project['imageCrop'], name: string): Promise<void> {
  // Decoded once and to its end; turned as the camera says, on the surface where it is transparent.
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: palette.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const resized = (width: number) =>
    sharp(data, { raw: info }).resize(width, Math.round(width / ratio), { position: crop ?? 'centre' });
  // A folder of its own, because another build may be drawing the same picture.
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${cache}/unfinished-`);
  await Promise.all([
    resized(fallbackWidth).webp(webp).toFile(`${unfinished}/${name}-${fallbackWidth}.webp`),
    ...pictureWidths.map((width) => resized(width).avif(avif).toFile(`${unfinished}/${name}-${width}.avif`)),
  ]);
  await rename(unfinished, `${cache}/${name}`).catch(() => rm(unfinished, { recursive: true }));
}

/**
 * Fills `public/pictures` with the copies of every picture, out of the cache where they are there.
 *
 * @returns the pages' entries, with a hash of original and settings in the address
 * @throws ContentError for the first picture that is missing, broken, moving, too small or of another shape
 */
export async function makePictures(projects: readonly Project[]): Promise<PictureFiles> {
  const entries: PictureFiles = {};
  const copies: string[] = [];
  for (const [index, { title, images, imageCrop: crop }] of projects.entries()) {
    for (const { src } of images) {
      const place = `entry ${index + 1} "${title}", field "imageSrc"`;
      const fail = (wanted: string): never => {
        throw new ContentError('content/projects.json', place, `content/${src} ${wanted}`);
      };
      const bytes = await readPicture(src, crop, fail);
      const settings = JSON.stringify([avif, webp, pictureWidths, fallbackWidth, palette.surface, crop]);
      const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 10);
      // The file's folders and name, without `pictures` and the extension.
      const [, ...words] = src.toLowerCase().match(/[a-z0-9]+(?!\w*$)/gu) ?? [];
      const name = [...words, hash].join('-');
      if (!existsSync(`${cache}/${name}`)) {
        await draw(bytes, crop, name).catch(() =>
          fail('cannot be read to its end; save it again as JPEG, PNG, WebP or AVIF'),
        );
        console.log(`assets: drew ${src}`);
      }
      for (const file of await readdir(`${cache}/${name}`)) {
        copies.push(`public/pictures/copies/${file}`);
        await writeAsset(`public/pictures/copies/${file}`, await readFile(`${cache}/${name}/${file}`));
      }
      const address = `/pictures/copies/${name}`;
      const bands = sharp(`${cache}/${name}/${name}-${fallbackWidth}.webp`).resize(1, 3, { fit: 'fill' });
      const colours = (await bands.raw().toBuffer()).toString('hex').match(/.{6}/gu) ?? [];
      const entry = { address, placeholder: colours.map((colour) => `#${colour}`) };
      entries[src] = { ...entries[src], [crop ?? 'whole']: entry };
    }
  }
  await keepOnly('public/pictures', copies);
  return entries;
}
