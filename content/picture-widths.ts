/**
 * Widths in px of each picture's AVIF copies: a card is 288 to 688 CSS px wide in one column and 480 to 560 in two, at
 * densities of 1 to 3. Apart from `picture-files.ts`, which browsers do not load.
 */
export const pictureWidths = [480, 680, 800, 1120, 1600] as const;

/** Width in px of the one WebP copy, for search engines and browsers without AVIF (Edge before 121). */
export const fallbackWidth = 1120;
