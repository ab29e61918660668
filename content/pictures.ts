import { readFileSync } from 'node:fs';
import type { AddedPage } from '@/content/schema';

/** A picture as a content file names it. */
export type PictureEntry = NonNullable<AddedPage['pictures']>[number];

/** The copies that `npm run assets` has made of a picture. */
export interface PictureCopies {
  /** Address of the WebP copy, for browsers and search engines without AVIF. */
  src: string;
  /** The AVIF copies, as an `img` wants them. */
  srcSet: string;
  /** Colours at the picture's top, middle and bottom, shown until it has loaded. Dark enough for text in `ink`. */
  colours: string;
}

/** A picture with its copies and the text that says what it shows. */
export type ReadyPicture = PictureCopies & { alt: string };

/** The key of a picture's copies in `content/generated/pictures.json`. */
export const copiesKey = ({ src, crop }: Omit<PictureEntry, 'alt'>) => `${src} ${crop ?? 'whole'}`;

/**
 * A picture of a content file, with its copies.
 *
 * @throws if `npm run assets` has not run since the picture was named
 */
export function readyPicture(entry: PictureEntry): ReadyPicture {
  // Read and not imported, so that a fresh clone has no broken import.
  const allCopies: Partial<Record<string, PictureCopies>> = JSON.parse(
    readFileSync('content/generated/pictures.json', 'utf8'),
  );
  const copies = allCopies[copiesKey(entry)];
  if (!copies) throw new Error(`${entry.src} has no copies yet; run \`npm run assets\``);
  return { ...copies, alt: entry.alt };
}
