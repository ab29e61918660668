import localFont from 'next/font/local';

/**
 * The site's one typeface: Bricolage Grotesque (SIL Open Font License), cut down by `npm run assets` to the
 * letters of `content/`. The fallback takes its measures, so that the swap moves nothing.
 */
const latin = localFont({
  src: '../content/generated/typeface.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-typeface',
  adjustFontFallback: 'Arial',
});

/**
 * Letters that its Latin file lacks, such as those of a Polish name, for pages that have one: the range leaves out the
 * Western European letters and the punctuation that every Latin file has.
 */
const extended = localFont({
  src: '../content/generated/typeface-extended.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-extended',
  declarations: [{ prop: 'unicode-range', value: 'U+0100-1FFF,U+2070-10FFFF' }],
});

/** Class names that set the custom properties which `tailwind.config.ts` names. */
export const typeface = { variable: `${latin.variable} ${extended.variable}` };
