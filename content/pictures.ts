import { readFileSync } from 'node:fs';

/** A picture as a content file names it. */
export interface PictureEntry {
  /** Path below `content/`. */
  src: string;
  alt: string;
  /** Which part to keep; undefined if the original has the right shape. */
  crop?: string | undefined;
}

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

/** The file that `npm run assets` writes. It is read and not imported, so that a fresh clone has no broken import. */
export const copiesFile = 'content/generated/pictures.json';

/** The key of a picture's copies in `copiesFile`. */
export const copiesKey = ({ src, crop = 'whole' }: Omit<PictureEntry, 'alt'>) => `${src} ${crop}`;

let allCopies: Readonly<Record<string, PictureCopies>> | undefined;

/**
 * A picture of a content file, with its copies.
 *
 * @throws if `npm run assets` has not run since the picture was named
 */
export function readyPicture(entry: PictureEntry): ReadyPicture {
  allCopies ??= JSON.parse(readFileSync(copiesFile, 'utf8')) as typeof allCopies;
  const copies = allCopies?.[copiesKey(entry)];
  if (!copies) throw new Error(`${entry.src} has no copies yet; run \`npm run assets\``);
  return { ...copies, alt: entry.alt };
}
