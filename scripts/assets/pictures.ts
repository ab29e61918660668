import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '@/content/content-error';
import type { PictureFile } from '@/content/picture-files';
import { pictureWidths } from '@/content/picture-widths';
import type { PictureCrop } from '@/content/projects';
import { surfaceAsHex } from '@/tailwind.config';

/** The shape of every project picture: 16:10, large enough for a card at twice its density. */
const shape = { width: 1600, height: 1000 };

const formats = {
  // Below this quality small interface text begins to smear; more effort takes minutes and saves 3 % of the bytes.
  avif: { quality: 49, effort: 4, tune: 'ssim' },
  webp: { quality: 80, effort: 4 },
} as const;

/** Kept from build to build by Vercel and Netlify; it may be deleted at any time. */
const cacheFolder = 'node_modules/.cache/site-pictures';

// The libraries below work on four files at a time (libuv's pool): each gets its part of the cores.
sharp.concurrency(Math.ceil(availableParallelism() / 4));

/** One picture as an entry of `content/projects.json` names it. */
export interface PictureReference {
  /** Path below `content/`. */
  src: string;
  crop?: PictureCrop | undefined;
  /** The entry and the field, for messages. */
  place: string;
}

/** The original upright and in sRGB, on the surface where it is transparent. */
const upright = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'warning' }).autoOrient().flatten({ background: surfaceAsHex });

/** The bytes of an original of the right shape, or one whose entry says where to cut. */
async function readPicture({ src, crop, place }: PictureReference, contentFolder: string): Promise<Buffer> {
  const path = join(contentFolder, src);
  const refuse = (wanted: string) => new ContentError('content/projects.json', place, `${path} ${wanted}`);
  const bytes = await readFile(path).catch(() => {
    throw refuse('is missing; put the picture there or correct the path, capitals too');
  });
  const {
    format,
    autoOrient,
    pages = 1,
  } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw refuse('cannot be read as a picture; save it again as JPEG, PNG, WebP or AVIF');
    });
  // A PNG says that it moves by a chunk before its first pixels.
  const moves = pages > 1 || (format === 'png' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL'));
  if (moves) throw refuse('has several frames or pages; save the one to show as a picture of its own');
  const { width, height } = autoOrient;
  const found = `is ${width}×${height} px; it must be`;
  if (width < shape.width || height < shape.height) throw refuse(`${found} at least 1600×1000 px`);
  // A thousandth is a rounded px.
  if (!crop && Math.abs((width * shape.height) / (height * shape.width) - 1) > 0.001) {
    throw refuse(`${found} 16:10; cut it, or name what to keep in "imageCrop", such as "top"`);
  }
  return bytes;
}

interface DrawnPicture {
  /** Colours of the top, the middle and the foot. */
  placeholder: string[];
  /** Named by width and format, such as `480.avif`. */
  copies: (readonly [name: string, bytes: Buffer])[];
}

/** Draws every copy of a picture. */
async function draw(bytes: Buffer, crop: PictureCrop | undefined): Promise<DrawnPicture> {
  // In one piece first: what is turned, flattened and cut is decoded once, and a file that breaks off is found.
  const { data, info } = await upright(bytes)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const resized = (width: number) =>
    sharp(data, { raw: info }).resize(width, (width * shape.height) / shape.width, {
      position: crop ?? 'centre',
    });
  const copies = pictureWidths.flatMap((width) => [
    [`${width}.avif`, resized(width).avif(formats.avif)] as const,
    [`${width}.webp`, resized(width).webp(formats.webp)] as const,
  ]);
  const colours = await resized(480).toBuffer({ resolveWithObject: true });
  const bands = await sharp(colours.data, { raw: colours.info })
    .resize(1, 3, { fit: 'fill' })
    .raw()
    .toBuffer();
  return {
    placeholder: [0, 3, 6].map((start) => `#${bands.subarray(start, start + 3).toString('hex')}`),
    copies: await Promise.all(copies.map(async ([name, copy]) => [name, await copy.toBuffer()] as const)),
  };
}

/** What `draw` has made of the same bytes and settings before, or undefined. */
async function fromCache(folder: string): Promise<DrawnPicture> {
  const names = pictureWidths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  // Written last, so that an entry that has it is whole.
  const placeholder = JSON.parse(await readFile(join(folder, 'placeholder.json'), 'utf8')) as string[];
  return {
    placeholder,
    copies: await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const)),
  };
}

async function intoCache(folder: string, { placeholder, copies }: DrawnPicture) {
  await mkdir(folder, { recursive: true });
  await Promise.all(copies.map(async ([name, bytes]) => writeFile(join(folder, name), bytes)));
  await writeFile(join(folder, 'placeholder.json'), JSON.stringify(placeholder));
}

/**
 * Makes the copies of every picture that pages ask for; those that are in the cache are taken from there.
 *
 * @returns the files by name, which holds a hash of original and settings, and the pages' entries by `src`
 * @throws ContentError for the first picture that is missing, broken, moving, too small or of another shape
 */
export async function makePictures(
  references: readonly PictureReference[],
  contentFolder = 'content',
  cache = cacheFolder,
): Promise<{ files: Map<string, Buffer>; entries: Record<string, PictureFile> }> {
  const originals = await Promise.all(
    references.map(async (reference) => ({
      ...reference,
      bytes: await readPicture(reference, contentFolder),
    })),
  );
  const files = new Map<string, Buffer>();
  const entries: Record<string, PictureFile> = {};
  let made = 0;
  async function make({ src, crop, place, bytes }: (typeof originals)[number]) {
    const settings = JSON.stringify([formats, pictureWidths, surfaceAsHex, crop]);
    const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 10);
    const folder = join(cache, hash);
    const picture = await fromCache(folder).catch(async () => {
      const drawn = await draw(bytes, crop).catch(() => {
        const wanted = `${join(contentFolder, src)} cannot be read to its end; save it again`;
        throw new ContentError('content/projects.json', place, wanted);
      });
      await intoCache(folder, drawn);
      console.log(`assets: picture ${(made += 1)} made: ${src}`);
      return drawn;
    });
    const { dir, name } = parse(src.replace(/^pictures\//u, ''));
    const words = `${dir}-${name}-${hash}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
    const address = words.join('-');
    for (const [copy, copyBytes] of picture.copies) files.set(`${address}-${copy}`, copyBytes);
    entries[src] = { address: `/pictures/${address}`, ...shape, placeholder: picture.placeholder };
  }
  // Each worker takes the next picture when it has finished one.
  const queue = originals.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const original of queue) await make(original);
  });
  await Promise.all(workers);
  return { files, entries: Object.fromEntries(references.map(({ src }) => [src, entries[src]!])) };
}
