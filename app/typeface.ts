import localFont from 'next/font/local';

/**
 * The site's typeface (SIL Open Font License), cut down by `npm run assets` to the letters that pages draw. The fallback
 * is adjusted to its metrics, so that swapping them moves nothing. Further letters come by `unicode-range` from
 * `content/generated/typeface.css`, whose files only pages with such letters load.
 */
export const typeface = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
});
