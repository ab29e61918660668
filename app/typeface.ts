import localFont from 'next/font/local';

/** `globals.css` declares the other letters, and the first two fallbacks. */
export const typeface = localFont({
  src: './fonts/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
  adjustFontFallback: false,
  fallback: ['like-typeface', 'like-typeface-on-android', 'system-ui', 'sans-serif'],
});
