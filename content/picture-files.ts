import { ContentError } from '@/content/parse-content';
import entries from '@/content/generated/pictures.json';

/** The copies that `npm run assets` makes of one original in `content/pictures/`. */
export interface PictureFile {
  /** Address of the copies, up to the width and the file type: `/pictures/copies/product-screen-1a2b3c4d5e`. */
  address: string;
  /** Colours of the picture's top, middle and foot, shown until it has loaded. */
  placeholder: readonly string[];
}

/** The copies of every original by its path below `content/`, then by its crop or as `uncut`. */
export type PictureFiles = Record<string, Record<string, PictureFile>>;

/** A picture as content names it. */
export interface PictureSource {
  /** Path below `content/`. */
  src: string;
  alt: string;
  /** Which part is kept; undefined if the picture has the right shape. */
  crop?: string | undefined;
  caption?: string | undefined;
}

/** The copies of a picture. Throws a ContentError when there are none. */
export function pictureFile({ src, alt, crop = 'uncut' }: PictureSource): PictureFile & { alt: string } {
  const file = (entries as PictureFiles)[src]?.[crop];
  if (file) return { alt, ...file };
  throw new ContentError(
    `content/generated/pictures.json: ${src}: is not there; name it in content/, then run \`npm run assets\``,
  );
}
