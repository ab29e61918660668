// In a file of its own because browsers load it: `picture-files.ts` would bring them every picture's entry.

/** Least size in px of a picture, and the size of its largest copy. */
export const pictureSize = { width: 1600, height: 1000 } as const;

/** Widths in px of each picture's AVIF copies, for cards 288 to 959 CSS px wide at densities of 1 to 3. */
export const pictureWidths = [480, 680, 800, 1120, 1600] as const;

/** Width in px of the one WebP copy, for search engines and browsers without AVIF (Edge before 121). */
export const fallbackWidth = 1120;
