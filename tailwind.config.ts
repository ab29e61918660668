import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { formatHex8, parse, rgb } from 'culori';
import { fadeDuration } from './components/carousel/durations';
import { forcedPalette, letters, light, palette, paletteWithMoreContrast } from './components/palette';
import * as sizes from './components/pictures/picture-sizes';

function customProperties(colours: typeof forcedPalette): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
}

const references = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`]));

/** Eased, so that a wide gradient shows no edge. */
const falloff = [1, 0.9, 0.67, 0.43, 0.22, 0.08, 0.01, 0];

/** The build rounds the opacity of `rgb()` to 1/255. */
function lightAt(opacity: number, colour = light.colour): string {
  const { r, g, b } = rgb(colour)!;
  const channels = [r, g, b].map((channel) => channel.toFixed(3));
  return `color(srgb ${channels.join(' ')} / ${opacity.toFixed(3)})`;
}

const stops = falloff.map((part) => lightAt(part * light.turnedBeam));

const pool = `radial-gradient(closest-side, ${stops})`;

/** From a lamp above the page. */
const beam = `conic-gradient(from calc(180deg - var(--wide, 76deg) / 2 + var(--turn, 0deg)) at var(--lamp, 50%) -12svh, ${[...stops.toReversed(), ...stops.slice(1)]} var(--wide, 76deg))`;

const heart = `radial-gradient(50% 100% at top, ${[0.22, 0.07, 0].map((opacity) => lightAt(opacity, light.heart))})`;

const { largestPicture, partOfWindow, pictureSize, smallestPage, twoColumns } = sizes;
const pageWidth = `clamp(${smallestPage}rem, ${100 * partOfWindow}vw, ${2 * largestPicture}px + 6rem)`;

// `app/page.tsx` counts letters and lines.
const column = `(min(100vw, ${pageWidth}) - 4rem)`;
const phoneColumn = '(100vw - 32px)';
/** All else in the first screen takes 312 px, and 22 % of it. */
const fitsHeight = (lines: string, smallest: string) =>
  `max((78svh - 312px) / var(${lines}), min(32svh / var(${lines}), ${smallest}))`;
const headlineType = { lineHeight: '0.96', letterSpacing: '-0.04em' };

/** Many of Samsung's phones claim to hover: https://crbug.com/41445959. */
const mouse = '@media screen and (hover: hover) and (pointer: fine)';

/** One light: what the mouse points at has it, whatever is focused. */
const pointed = (byMouse: string, byKey: string) => [
  `${mouse} { ${byMouse} }`,
  `@media screen { :root:not(:has(article:hover)) ${byKey} }`,
];

const litCard = (card: string) => pointed(`:root:has(${card}:hover) &`, `body:has(${card} :focus-visible) &`);

export default {
  theme: {
    colors: references,
    // `further` first: `--font-typeface` ends with system fonts, which have its letters too.
    fontFamily: { sans: ['further', 'var(--font-typeface)'] },
    fontSize: {
      label: ['clamp(0.875rem, 0.73vw, 1.0625rem)', { lineHeight: 'calc(10 / 7)', letterSpacing: '0.005em' }],
      body: ['clamp(1rem, 0.83vw, 1.25rem)', { lineHeight: '1.5' }],
      lead: ['clamp(1.125rem, 0.5vw + 1rem, clamp(1.25rem, 1.04vw, 1.625rem))', { lineHeight: '1.5' }],
      'card-title': [
        'clamp(1.5rem, 0.9rem + 1.3vw, 2.5rem)',
        { lineHeight: '1.3', letterSpacing: '-0.02em' },
      ],
      'page-title': [
        'clamp(min(2.75rem, 18vw), 6vw + 1rem, clamp(5.5rem, 5.4vw, 8rem))',
        { lineHeight: '0.96', letterSpacing: '-0.035em' },
      ],
      display: [
        `min(7.6vw + 0.35rem, 10.5rem, ${column} / (0.459 * var(--letters)), ${column} / (0.55 * var(--word)), ${fitsHeight('--lines', '2.6rem')})`,
        headlineType,
      ],
      'display-phone': [
        `min(12.6vw, 3.4rem, ${phoneColumn} / (0.55 * var(--word)), ${fitsHeight('--phone-lines', '1.75rem')})`,
        headlineType,
      ],
      // `ErrorScreen` counts the letters: on phones, "404" has more room than "Error".
      giant: [
        'min(max(104vh - 454px, 22vh), clamp(24rem, 22vw, 36rem), max(32vw + 4px, min(154vw / var(--letters), max(34vw, 13rem))))',
        { lineHeight: '0.8', letterSpacing: '-0.05em' },
      ],
    },
    fontWeight: { medium: '500', semibold: '600', bold: '700' },
    borderRadius: { control: '10px', picture: '14px', full: '9999px' },
    transitionTimingFunction: { enter: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    transitionDuration: { press: '80ms', hover: '150ms', leave: '110ms', arrive: '240ms' },
    boxShadow: {
      glow: `0 -16px 80px -16px ${lightAt(0.3)}`,
      'from-above': `inset 0 18px 18px -12px ${lightAt(0.3)}`,
    },
    transitionProperty: {
      look: 'color, background-color, border-color, opacity, scale, translate, box-shadow',
    },
    extend: {
      // In px: enlarged type must not widen it.
      spacing: { gutter: '16px' },
      maxWidth: { page: pageWidth, picture: `${largestPicture}px` },
      aspectRatio: { picture: `${pictureSize.width} / ${pictureSize.height}` },
      backgroundImage: { beam, heart, pool },
      opacity: { beam: `${light.beam / light.turnedBeam}`, pool: `${light.pool / light.turnedBeam}` },
      letters: {
        'large-colour': letters.large.colour,
        'giant-colour': letters.giant.colour,
        large: `radial-gradient(ellipse 60% 100% at var(--lamp, 50%) 30%, #000 25%, rgb(0 0 0 / ${letters.large.end}))`,
        giant: `radial-gradient(ellipse 70% 130% at 50% 0%, #000 10%, rgb(0 0 0 / ${letters.giant.end}))`,
      },
      keyframes: {
        pulse: {
          from: { transform: 'scale(1)', opacity: '0.7' },
          '70%, to': { transform: 'scale(3.2)', opacity: '0' },
        },
        'fade-out': { to: { opacity: '0' } },
        midway: {
          from: { opacity: 'var(--at-top, var(--passed, 0.45))' },
          '40%, 60%': { opacity: '1' },
          to: { opacity: 'var(--passed, 0.45)' },
        },
      },
      animation: {
        midway: 'midway linear both',
        pulse: 'pulse 2s cubic-bezier(0.2, 0.6, 0.3, 1) infinite',
        'fade-out': `fade-out ${fadeDuration}ms cubic-bezier(0.65, 0, 0.35, 1) forwards`,
      },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      addBase({
        ':root': {
          'color-scheme': 'dark',
          '-webkit-tap-highlight-color': formatHex8({ ...parse(palette['key-light'])!, alpha: 0.12 }),
          ...customProperties(palette),
        },
        '@media (prefers-contrast: more)': { ':root': customProperties(paletteWithMoreContrast) },
        '@media (forced-colors: active)': { '.forced-color-adjust-none': customProperties(forcedPalette) },
      });
      // Not in rem: enlarged type must not make a phone of a laptop.
      addVariant('phone', '@media (width < 640px)');
      // WebKit begins entrances in spite of `:not` in `entering`.
      addVariant('arriving', ':root:active-view-transition &');
      addVariant('entering', '@starting-style { :root:not(:active-view-transition) & }');
      addVariant('tall', '@media (min-height: 50rem)');
      addVariant('touch', '@media (hover: none), (pointer: coarse)');
      addVariant('header-stays', '@media (min-height: 30rem) and (min-width: 20rem)');
      addVariant(
        'two-columns',
        twoColumns.map((query) => `@media ${query}`),
      );
      addVariant('beside-hovered', `${mouse} { :where(ul:has(img:hover)) & }`);
      addVariant('lit', pointed('article:hover &', 'article:has(:focus-visible) &'));
      addVariant('lit-work', litCard('article'));
      addVariant('lit-left', litCard('li:nth-child(odd) article'));
      addVariant('lit-right', litCard('li:nth-child(even) article'));
      // Where the lamp turns to cards, once the page is used (LCP). Elsewhere it becomes brighter.
      addVariant(
        'turning',
        '@media screen and (prefers-reduced-motion: no-preference) and (min-width: 56rem) { :root:is(:hover, :focus-within):has(article) & }',
      );
      // Dims all cards, and `lit`, stronger than `:where`, undoes it: WebKit doesn't update `:has(…) :not(…)`.
      addVariant('dimmed', [
        `${mouse} { :where(:root:has(article:hover)) & }`,
        '@media screen { :where(:root:not(:has(article:hover)) body:has(article a:focus-visible)) & }',
      ]);
      addVariant('alone', ':root:not(:has(main [data-primary])) &');
      // Where nothing hovers. Not while focus has the light, nor on a zoomed page.
      addVariant(
        'passing',
        `@supports (animation-timeline: view()) { @media screen and ((hover: none) or (pointer: coarse)) {
          ul:not(:has(:focus-visible, [data-island-status] [data-swipes=false])) & } }`,
      );
      addVariant('pressed', 'article:has(:any-link:active) &');
    }),
  ],
} satisfies Config;
