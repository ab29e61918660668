import { z } from 'zod';
import { ContentError } from '@/content/content-error';
import entries from '@/content/generated/pictures.json';
import { parseContent } from '@/content/parse-content';

/** What `npm run assets` made of one original in `content/pictures/`. */
export const pictureFileSchema = z.strictObject({
  /** Hash of the original and of the settings that its copies were made with. */
  hash: z.string(),
  /** Address of the copies, up to the width and the ending: `/pictures/product-screen-1a2b3c4d5e`. */
  address: z.string(),
  /** Width and height of the original in px. */
  width: z.int(),
  height: z.int(),
  /** Colours of the picture's top, middle and foot, shown until it has arrived. */
  placeholder: z.array(z.string()).length(3),
});

/** Every picture by its path below `content/`. */
export const pictureFilesSchema = z.record(z.string(), pictureFileSchema);

/** One picture's entry, as `pictureFileSchema` gives it. */
export type PictureFile = z.output<typeof pictureFileSchema>;

const pictureFiles = parseContent('content/generated/pictures.json', pictureFilesSchema, entries);

/**
 * The copies of one original.
 *
 * @param src path of the original below `content/`
 * @throws ContentError when the build has made none
 */
export function pictureFile(src: string): PictureFile {
  const file = pictureFiles[src];
  if (!file)
    throw new ContentError('content/generated/pictures.json', src, 'is not there; run `npm run assets`');
  return file;
}
