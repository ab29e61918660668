import { ContentError } from '@/content/parse-content';
import entries from '@/content/generated/pictures.json';

/** The copies that `npm run assets` makes of one original in `content/pictures/`. */
export interface PictureFile {
  /** The start of every copy's address, before width and file type: `/pictures/copies/product-screen-1a2b3c4d5e`. */
  address: string;
  /** Colours at the top, middle and bottom of the picture, shown until the picture has loaded. */
  placeholder: readonly string[];
  /** Whether the alternative text, which stands on these colours if the picture never comes, is in `ink-reversed`. */
  hasReversedInk: boolean;
  /** `portrait`, or undefined for the shape of all other pictures. */
  shape?: string;
}

/** The copies of every original, by its path below `content/`, then by its shape and crop, such as `portraittop` or `uncut`. */
export type PictureFiles = Record<string, Record<string, PictureFile>>;

/** A picture entry in a content file. */
export interface PictureSource {
  /** Path below `content/`. */
  src: string;
  alt: string;
  /** Which part of the picture to keep; undefined if the picture already has the right shape. */
  crop?: string | undefined;
  shape?: string | undefined;
  caption?: string | undefined;
}

/** The copies of a picture. Throws a ContentError when there are none. */
export function pictureFile({ src, alt, crop = 'uncut', shape = '' }: PictureSource) {
  const file = (entries as PictureFiles)[src]?.[shape + crop];
  if (file) return { alt, ...file, ...(shape && { shape }) };
  throw new ContentError(
    `content/generated/pictures.json: ${src}: has no copies; name the picture in a content file, then run \`npm run assets\``,
  );
}
