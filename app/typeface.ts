import localFont from 'next/font/local';

/**
 * The site's typeface (SIL Open Font License), cut down by `npm run assets` to the letters in `content/`. The fallback
 * is adjusted to its metrics, so that swapping them moves nothing.
 */
const latin = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  variable: '--font-typeface',
});

/**
 * Letters missing from the Latin file, such as those of a Polish name. The range leaves out the letters and punctuation
 * that every Latin file has, so that most pages do not load it.
 */
const extended = localFont({
  src: '../content/generated/typeface-extended.woff2',
  weight: '400 700',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-extended',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-1FFF,U+2070-10FFFF' }],
});

/** Class names that set the custom properties used in `tailwind.config.ts`. */
export const typeface = { variable: `${latin.variable} ${extended.variable}` };
