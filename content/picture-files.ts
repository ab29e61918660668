import { ContentError } from '@/content/parse-content';
import type { Project } from '@/content/projects';
import entries from '@/content/generated/pictures.json';

/** What `npm run assets` makes of one original in `content/pictures/`. */
export interface PictureFile {
  /** Address of the copies, up to the width and the file type: `/pictures/copies/product-screen-1a2b3c4d5e`. */
  address: string;
  /** Colours of the picture's top, middle and foot, shown until it has loaded. */
  placeholder: readonly string[];
}

/** The copies of every original by its path below `content/`, and by its crop: projects may cut one differently. */
export type PictureFiles = Record<string, Record<string, PictureFile>>;

/** The copies of one original; throws a ContentError when there are none. */
export function pictureFile(src: string, crop: Project['imageCrop'] | 'whole' = 'whole'): PictureFile {
  const file = (entries as PictureFiles)[src]?.[crop];
  if (file) return file;
  throw new ContentError(`content/generated/pictures.json: ${src}: is not there; run \`npm run assets\``);
}
