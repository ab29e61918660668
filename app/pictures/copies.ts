import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { decodeOriginal, originalOf } from '@/app/pictures/originals';
import type { ReadyPicture } from '@/components/Picture';
import { fallbackWidth, pictureSize, pictureWidths } from '@/content/picture-sizes';
import { picturesOf, projects, type Picture } from '@/content/projects';
import { palette } from '@/tailwind.config';

/** How copies are encoded. A lower quality blurs small interface text; more effort takes three times as long for 3 %. */
export const encoding = {
  avif: { quality: 46, effort: 3, tune: 'ssim' },
  webp: { quality: 80 },
} as const;

/** The lightest channel of a placeholder's colour. Text in `ink` has a contrast of 4.6:1 on it (WCAG 2.2, 1.4.3). */
const lightestChannel = 110;

/** The copies of a picture. Their names hold a hash of everything on which their bytes depend. */
function copiesOf(picture: Picture) {
  const settings = [sharp.versions.sharp, encoding, pictureSize, palette.surface];
  const hash = createHash('sha256')
    .update(JSON.stringify(settings))
    .update(readFileSync(originalOf(picture)));
  const words = picture.src.replace(/\.\w+$/u, '').replaceAll(/[^a-z\d]+/giu, '-');
  const name = `${words}-${hash.digest('hex').slice(0, 10)}`;
  const copy = (width: number, format: keyof typeof encoding) => ({
    picture,
    width,
    format,
    file: `${name}-${width}.${format}`,
  });
  return {
    fallback: copy(fallbackWidth, 'webp'),
    responsive: pictureWidths.map((width) => copy(width, 'avif')),
  };
}

/** A copy of a picture: the file that `app/pictures/[file]` makes. */
export type Copy = ReturnType<typeof copiesOf>['fallback'];

/** Every copy of every picture. A function, so that `next dev` sees a picture that has been replaced. */
export const allCopies = (): Copy[] =>
  projects
    .flatMap(picturesOf)
    .map(copiesOf)
    .flatMap(({ fallback, responsive }) => [fallback, ...responsive]);

const pathOf = ({ file }: Copy) => `/pictures/${file}`;

/** The path of the copy for search engines. */
export const fallbackPathOf = (picture: Picture) => pathOf(copiesOf(picture).fallback);

/**
 * A picture with the addresses of its copies and the colours of its placeholder.
 *
 * @throws if the original is missing, damaged, too small or of another shape than 16:10
 */
export async function readyPicture(picture: Picture): Promise<ReadyPicture> {
  const { fallback, responsive } = copiesOf(picture);
  const original = await decodeOriginal(picture);
  const pixels = await original.resize(1, 3, { fit: 'fill' }).raw().toBuffer();
  const hex = Buffer.from(pixels.map((channel) => Math.min(channel, lightestChannel))).toString('hex');
  return {
    alt: picture.alt,
    src: pathOf(fallback),
    srcSet: responsive.map((copy) => `${pathOf(copy)} ${copy.width}w`).join(', '),
    colours: `#${hex.match(/.{6}/gu)!.join(',#')}`,
  };
}
