// Not in `copies.ts`, which browsers cannot load.

/** The smallest size in px of an original, which is also the size of its largest copy. All pictures have its shape. */
export const pictureSize = { width: 1600, height: 1000 };

/** The largest width of a picture on a page in CSS px. Wider, its largest copy would be blurred at a pixel density of 2. */
export const largestPicture = pictureSize.width / 2;

/** Widths in px of each picture's AVIF copies: for pictures 250 to 800 CSS px wide at densities of 1 to 2, or 3 on phones. */
export const pictureWidths = [480, 680, 800, 1120, pictureSize.width];

/** Width in px of the one WebP copy, for search engines and browsers without AVIF (Edge before 121). */
export const fallbackWidth = 1120;
