import localFont from 'next/font/local';

/**
 * The site's typeface (SIL Open Font License), which `npm run assets` reduces to the letters in use. Next.js gives the
 * fallback font its metrics, so that text does not move when the typeface loads. For a serif typeface, write
 * 'Times New Roman' and 'serif'. Rarer letters are in `content/generated/typeface.css`.
 */
export const typeface = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
