import localFont from 'next/font/local';

/**
 * The site's typeface (SIL Open Font License), which `npm run assets` subsets to the letters that pages draw. Next.js
 * adjusts the fallback to its metrics, so that swapping them moves nothing. For a serif write 'Times New Roman' and 'serif'.
 * `content/generated/typeface.css` holds rarer letters in files that only pages with such letters load.
 */
export const typeface = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
