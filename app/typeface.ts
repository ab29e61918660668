import localFont from 'next/font/local';

/** The letters of the typeface that every page loads. `globals.css` has further letters, and what is shown meanwhile. */
export const typeface = localFont({
  src: './fonts/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: false,
  fallback: ['like-typeface', 'like-typeface-on-android', 'system-ui', 'sans-serif'],
});
