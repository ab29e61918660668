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
 * Letters that its Latin file lacks, such as those of a Polish name. Loaded by a page that has one: the range leaves out
 * what Google's Latin files hold (https://fonts.google.com/knowledge/glossary/unicode_range).
 */
const extended = localFont({
  src: '../content/generated/typeface-extended.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--font-typeface-extended',
  declarations: [
    {
      prop: 'unicode-range',
      value: 'U+0100-0130,U+0132-0151,U+0154-1FFF,U+2070-20AB,U+20AD-2121,U+2123-10FFFF',
    },
  ],
});

/** Class names that set the custom properties which `tailwind.config.ts` names. */
export const typeface = { variable: `${latin.variable} ${extended.variable}` };
