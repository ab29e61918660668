import localFont from 'next/font/local';

/**
 * The site's one typeface: Bricolage Grotesque (SIL Open Font License), cut down by `npm run assets` to the
 * characters of `content/`. The fallback takes its measures, so that the swap moves nothing.
 */
export const typeface = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
});
