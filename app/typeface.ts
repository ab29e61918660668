import localFont from 'next/font/local';

/**
 * The site's typeface (SIL Open Font License), which `npm run assets` reduces to the letters in use. Next.js gives
 * Arial the typeface's metrics, so that text does not move when the typeface loads. For a serif typeface, replace 'Arial'
 * by 'Times New Roman' and the list of fallbacks by 'serif'. `content/generated/typeface.css` adjusts the fonts of systems
 * without Arial, `like-R` (Roboto) and `like-L` (Liberation Sans), and declares the fonts of rarer letters.
 */
export const typeface = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
  fallback: ['like-R', 'like-L', 'system-ui', 'sans-serif'],
});
