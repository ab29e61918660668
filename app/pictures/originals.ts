import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pictureSize } from '@/content/picture-sizes';
import type { Picture } from '@/content/projects';
import { palette } from '@/tailwind.config';

/** The original of a picture, in `content/pictures/`. */
export const originalOf = ({ src }: Pick<Picture, 'src'>) => `content/pictures/${src}`;

const decode = async (bytes: Buffer) =>
  sharp(bytes)
    .autoOrient()
    .flatten({ background: palette.surface })
    .raw()
    .toBuffer({ resolveWithObject: true });

/**
 * Decodes an original: upright, and on the surface colour where it is transparent.
 *
 * @throws a sentence that names the file, if it cannot be decoded, is too small or of another shape than 16:10
 */
export async function decodeOriginal(picture: Pick<Picture, 'src'>) {
  const file = originalOf(picture);
  const bytes = await readFile(file);
  const { data, info } = await decode(bytes).catch((cause: unknown) => {
    throw new Error(`${file} cannot be decoded; save it again as JPEG, PNG, WebP or AVIF`, { cause });
  });
  const { width, height } = pictureSize;
  if (info.width < width || info.height < height)
    throw new Error(
      `${file} is ${info.width} × ${info.height} px; it must be at least ${width} × ${height} px`,
    );
  // A side may have been rounded to a whole pixel.
  if (Math.abs((info.width * height) / (info.height * width) - 1) >= 0.001)
    throw new Error(
      `${file} is ${info.width} × ${info.height} px; crop it to 16:10, such as ${width} × ${height} px`,
    );
  return sharp(data, { raw: info });
}
