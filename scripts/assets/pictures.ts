import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { ContentError } from '@/content/content-error';
import type { PictureFile } from '@/content/picture-files';
import { pictureWidths } from '@/content/picture-widths';

/** The shape of every project picture: 16:10, large enough for a card at twice its density. */
const smallest = { width: 1600, height: 1000 };

/** A tenth of a per cent: one px of rounding in 1000 is no mistake, another shape is. */
const shapeTolerance = 0.001;

const formats = {
  // 55 is where small interface text begins to smear below; effort 5 costs half a second a picture.
  avif: { quality: 55, effort: 5 },
  webp: { quality: 80, effort: 4 },
} as const;

/** One picture as an entry of `content/projects.json` names it. */
export interface PictureReference {
  /** Path below `content/`. */
  src: string;
  /** The entry and the field, for messages. */
  place: string;
}

const file = 'content/projects.json';

/**
 * Reads one original and makes sure that it is a picture of the right shape.
 *
 * @throws ContentError when it is missing, is no picture, is too small or is not 16:10
 */
export async function inspectPicture(
  { src, place }: PictureReference,
  contentFolder = 'content',
): Promise<{ bytes: Buffer; width: number; height: number }> {
  const path = join(contentFolder, src);
  const bytes = await readFile(path).catch(() => {
    throw new ContentError(file, place, `${path} is missing; put the picture there or correct the path`);
  });
  const { width, height } = await Promise.resolve()
    // Statistics read every px, which finds a file that breaks off; the header alone would not.
    .then(() => sharp(bytes, { failOn: 'warning' }).stats())
    .then(() => sharp(bytes).metadata())
    .catch(() => {
      throw new ContentError(
        file,
        place,
        `${path} is no whole picture; save it again as PNG, JPEG, WebP or AVIF`,
      );
    });
  const shape = width / height / (smallest.width / smallest.height);
  if (Math.abs(shape - 1) > shapeTolerance || width < smallest.width) {
    throw new ContentError(
      file,
      place,
      `${path} is ${width}×${height} px; it must be 16:10 and at least ${smallest.width}×${smallest.height} px`,
    );
  }
  return { bytes, width, height };
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256')
    .update(JSON.stringify([formats, pictureWidths]))
    .update(bytes)
    .digest('hex')
    .slice(0, 10);
}

function copyNames(name: string): string[] {
  return pictureWidths.flatMap((width) => Object.keys(formats).map((format) => `${name}-${width}.${format}`));
}

async function placeholderOf(bytes: Buffer): Promise<string[]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .resize(1, 3, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [0, 1, 2].map((row) => {
    const start = row * info.channels;
    return `#${data.subarray(start, start + 3).toString('hex')}`;
  });
}

/**
 * Makes the copies of every picture that a page asks for, in `folder`, and removes those that none asks for.
 * A picture whose copies are all there is left alone.
 *
 * @returns the manifest, and how many pictures had to be copied anew
 * @throws ContentError for the first picture that is missing, broken or of another shape
 */
export async function makePictures(
  references: readonly PictureReference[],
  known: Readonly<Record<string, PictureFile>>,
  folder: string,
  contentFolder = 'content',
): Promise<{ manifest: Record<string, PictureFile>; made: number }> {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set<string>();
  const manifest: Record<string, PictureFile> = {};
  let made = 0;
  for (const reference of references) {
    const { src, place } = reference;
    const path = join(contentFolder, src);
    const original = await readFile(path).catch(() => undefined);
    const hash = original && hashOf(original);
    const name = `${src
      .replace(/^pictures\//u, '')
      .replace(/\.\w+$/u, '')
      .replaceAll('/', '-')}-${hash}`;
    const copies = copyNames(name);
    for (const copy of copies) wanted.add(copy);
    const before = known[src];
    if (before && before.hash === hash && copies.every((copy) => present.has(copy))) {
      manifest[src] = before;
      continue;
    }
    const { bytes, width, height } = await inspectPicture({ src, place }, contentFolder);
    await Promise.all(
      pictureWidths.flatMap((copyWidth) => {
        const resized = sharp(bytes).removeAlpha().resize(copyWidth);
        const copy = join(folder, `${name}-${copyWidth}`);
        return [
          resized.clone().avif(formats.avif).toFile(`${copy}.avif`),
          resized.clone().webp(formats.webp).toFile(`${copy}.webp`),
        ];
      }),
    );
    manifest[src] = {
      hash: hashOf(bytes),
      address: `/pictures/${name}`,
      width,
      height,
      placeholder: await placeholderOf(bytes),
    };
    made += 1;
  }
  await Promise.all([...present].filter((copy) => !wanted.has(copy)).map((copy) => rm(join(folder, copy))));
  return { manifest, made };
}

/** Reads the manifest of an earlier run; none, or one that cannot be read, means that all is to be made. */
export async function readManifest(path: string): Promise<Record<string, PictureFile>> {
  return readFile(path, 'utf8')
    .then((text) => JSON.parse(text) as Record<string, PictureFile>)
    .catch(() => ({}));
}

/** Writes a generated file only when it differs, so that watchers and caches are left in peace. */
export async function writeIfChanged(path: string, bytes: Buffer | string): Promise<void> {
  const next = Buffer.from(bytes);
  const before = await readFile(path).catch(() => undefined);
  if (!before?.equals(next)) await writeFile(path, next);
}
