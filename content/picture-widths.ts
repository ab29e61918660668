/**
 * Widths in px of each picture's copies: a card is 288 to 688 CSS px wide in one column and 480 to 560 in two, at
 * densities of 1 to 3. Each width costs two files per picture. Apart from `picture-files.ts`, which browsers do not load.
 */
export const pictureWidths = [480, 680, 800, 1120, 1600] as const;
