import localFont from 'next/font/local';

/**
 * The letters of the typeface that every page loads. Next.js gives Arial the typeface's metrics, so that text does not move
 * when the typeface loads. `globals.css` does so for systems without Arial, `like-R` (Roboto) and `like-L` (Liberation
 * Sans), and declares the font of further letters. `docs/build.md` says how the fonts were made.
 */
export const typeface = localFont({
  src: './fonts/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
  fallback: ['like-R', 'like-L', 'system-ui', 'sans-serif'],
});
