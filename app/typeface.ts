import localFont from 'next/font/local';

/**
 * The site's typeface (SIL Open Font License), which `npm run assets` reduces to the letters in use. Next.js gives
 * the fallback font the typeface's metrics, so that text does not move when the typeface loads. For a serif typeface,
 * replace 'Arial' by 'Times New Roman' and the list of fallbacks by 'serif'. The fonts of rarer letters are declared in
 * `content/generated/typeface.css`.
 */
export const typeface = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'sans-serif'],
});
