import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { palette } from '@/components/palette';
import type { ReadyPicture } from '@/components/pictures/Picture';
import { fallbackWidth, pictureSize, pictureWidths } from '@/components/pictures/picture-sizes';
import { picturesOf, projects, type ProjectPicture } from '@/content/projects';

/** A lower quality blurs small text. More effort takes three times as long for 3 %. */
export const encoding = { avif: { quality: 46, effort: 3, tune: 'ssim' }, webp: { quality: 80 } } as const;

/** 4.6:1 with `ink` (WCAG 2.2, 1.4.3). */
const lightestChannel = 110;

const originalOf = ({ src }: ProjectPicture) => `content/pictures/${src}`;

const settings = JSON.stringify([sharp.versions.sharp, encoding, pictureSize, palette.surface]);

const hashes = new Map<string, string>();

/** Of an original, and so of its copies. Read once per change, because every copy's route asks for all. */
function hashOf(file: string): string {
  const version = `${file} ${statSync(file).mtimeMs}`;
  const hash =
    hashes.get(version) ?? createHash('sha256').update(settings).update(readFileSync(file)).digest('hex');
  hashes.set(version, hash);
  return hash;
}

export function copiesOf(picture: ProjectPicture) {
  const hash = hashOf(originalOf(picture));
  // Without the original's name: ad blockers hide `banner-ads.png`.
  const copy = (format: keyof typeof encoding, width: number) => {
    const file = `${hash.slice(0, 10)}-${width}.${format}`;
    return { picture, format, width, file, path: `/pictures/${file}` };
  };
  return { webp: copy('webp', fallbackWidth), avifs: pictureWidths.map((width) => copy('avif', width)) };
}

/** A function: `next dev` must see a replaced picture. */
export const allCopies = () =>
  projects
    .flatMap(picturesOf)
    .map(copiesOf)
    .flatMap(({ webp, avifs }) => [webp, ...avifs]);

export async function decodeOriginal(picture: ProjectPicture) {
  const file = originalOf(picture);
  const image = sharp(readFileSync(file)).autoOrient().flatten({ background: palette.surface });
  // A whole original can take hundreds of MB.
  image.resize({ ...pictureSize, fit: 'fill' }).raw();
  const [{ autoOrient: size }, { data, info }] = await Promise.all([
    image.metadata(),
    image.toBuffer({ resolveWithObject: true }),
  ]).catch((cause: unknown) => {
    throw new Error(`${file} cannot be decoded; save it again as JPEG, PNG, WebP or AVIF`, { cause });
  });
  const { width, height } = pictureSize;
  const distortion = size.width / size.height / (width / height);
  if (size.width < width || Math.abs(distortion - 1) >= 0.001)
    throw new Error(
      `${file} is ${size.width} × ${size.height} px; it must be 16:10 and at least ${width} × ${height} px`,
    );
  return sharp(data, { raw: info });
}

export async function readyPicture(picture: ProjectPicture): Promise<ReadyPicture> {
  const { webp, avifs } = copiesOf(picture);
  const original = await decodeOriginal(picture);
  const threePixels = await original.resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const darkened = threePixels.map((channel) => Math.min(channel, lightestChannel));
  const colours = Buffer.from(darkened).toString('hex').match(/.{6}/gu)!;
  return {
    alt: picture.alt,
    src: webp.path,
    srcSet: avifs.map(({ path, width }) => `${path} ${width}w`).join(', '),
    colours: colours.map((hex) => `#${hex}`).join(','),
  };
}
