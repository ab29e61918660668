import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import {
  channelsOf,
  faintShades,
  forcedPalette,
  headlineShade,
  lightColour,
  palette,
  paletteWithMoreContrast,
} from './components/palette';
import { largestPicture, pictureSize } from './components/pictures/picture-sizes';

// `globals.css` loads this file by `@config`.
//
// The design is a dark stage: a warm beam from above ends in a pool of light on the floor, and very large letters stand in the
// beam. Green (`tally`) is the tally light of a live camera. It marks only what is live: the pulsing dot and keyboard focus.

/** The custom properties that hold a palette's colours. */
function properties(colours: Partial<typeof palette>): Record<string, string> {
  return Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));
}

/** Utilities refer to custom properties, so that media queries can change the palette. */
const references = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`]));

/** A light's strength at equal distances from its middle to its rim, eased so that a wide gradient shows no edge. */
const falloff = [1, 0.93, 0.78, 0.59, 0.4, 0.24, 0.12, 0.045, 0.01, 0];

/** The light with an opacity. It uses `color()`, because the build rounds the opacity of `rgb()` to 1/255. */
function lightAt(opacity: number): string {
  const channels = channelsOf(lightColour).map((channel) => (channel / 255).toFixed(3));
  return `color(srgb ${channels.join(' ')} / ${opacity.toFixed(4)})`;
}

/** The light from its middle to its rim: its colour, and its position from 0 to 1. */
const stopsOf = (strength: number) =>
  falloff.map((part, index) => ({ colour: lightAt(part * strength), at: index / (falloff.length - 1) }));

/** A pool of light: an ellipse that fades out from its middle. */
function pool(strength: number): string {
  const stops = stopsOf(strength).map(({ colour, at }) => `${colour} ${(at * 100).toFixed(1)}%`);
  return `radial-gradient(closest-side, ${stops.join(', ')})`;
}

/**
 * A beam from a lamp above the page: a wedge of `width` degrees that fades out to both sides. Its stops count degrees from its
 * right edge.
 */
function beam(width: number, strength: number): string {
  const half = width / 2;
  const left = stopsOf(strength).map(({ colour, at }) => `${colour} ${(half + at * half).toFixed(1)}deg`);
  const right = stopsOf(strength).map(({ colour, at }) => `${colour} ${(half - at * half).toFixed(1)}deg`);
  return `conic-gradient(from ${180 - half}deg at 50% -12%, ${[...right.toReversed(), ...left].join(', ')})`;
}

/** Length of the fade from one slide to the next, in ms. */
const fadeDuration = 1000;

/** The space at both sides of a page on a phone. It is in px, so that enlarged type does not widen it. */
const gutter = '16px';

/**
 * The width of the page's content. It grows with the window until two pictures side by side are `largestPicture` wide.
 * A grid of pictures has 2rem at both sides and between its columns.
 */
const pageWidth = `clamp(72rem, 70vw, ${2 * largestPicture}px + 6rem)`;

/** The headline's size at which its longest line, `--line` em wide, fits its container. */
const fitsWidth = '100cqi / var(--line)';

/** The headline's smallest size. Enlarged type does not break its longest word, `--word` em wide. */
const smallestHeadline = 'min(1.5rem, 100cqi / var(--word))';

/**
 * The headline's size at which its `--lines` fit the window. All else on the page (header, badge, actions, logos and the
 * space between them) takes 312 px and 22 % of it.
 */
const fitsHeight = '(78svh - 312px) / var(--lines)';

/** The headline's largest size. It grows further in a very wide window. */
const largestHeadline = 'clamp(6.5rem, 6.3vw, 9.75rem)';

/**
 * The size at which the letters of an error page fit the window. All else takes 436 px, and the letters, with the margins in
 * `ErrorScreen`, take 0.96 of their size. So this is `(100svh - 436px) / 0.96`, rounded.
 */
const giantHeight = '(104svh - 454px)';

const config: Config = {
  theme: {
    colors: references,
    /** `further`, for rarer letters, is first: `--font-typeface` ends with the system's fonts, which have those too. */
    fontFamily: { sans: ['further', 'var(--font-typeface)'] },
    /**
     * Most sizes grow with the window. Many have an inner `clamp`: the largest size for a laptop grows further in a very
     * wide window.
     */
    fontSize: {
      label: ['clamp(0.875rem, 0.73vw, 1.0625rem)', { lineHeight: 'calc(10 / 7)', letterSpacing: '0.005em' }],
      body: ['clamp(1rem, 0.83vw, 1.25rem)', { lineHeight: '1.5' }],
      /** The introduction below a page's title. */
      lead: ['clamp(1.125rem, 0.5vw + 1rem, clamp(1.25rem, 1.04vw, 1.625rem))', { lineHeight: '1.5' }],
      'card-title': ['1.5rem', { lineHeight: '2rem', letterSpacing: '-0.015em' }],
      'page-title': [
        'clamp(min(2.75rem, 18vw), 6vw + 1rem, clamp(5.5rem, 5.4vw, 8rem))',
        { lineHeight: '0.96', letterSpacing: '-0.035em' },
      ],
      /**
       * The headline, as large as fits: its longest line across the container, all lines between header and logos. On a
       * laptop it grows with the window's width.
       */
      display: [
        `max(${smallestHeadline}, min(${fitsWidth}, clamp(2.6rem, min(7.6vw + 0.35rem, ${fitsHeight}), ${largestHeadline})))`,
        { lineHeight: '0.96', letterSpacing: '-0.04em' },
      ],
      /** The letters of the 404 and error pages. Enlarged type does not make them wider than a phone. */
      giant: [
        `clamp(min(8rem, 37.5vw - 6px), min(34vw, ${giantHeight}), clamp(24rem, 22vw, 36rem))`,
        { lineHeight: '0.8', letterSpacing: '-0.05em' },
      ],
    },
    fontWeight: { medium: '500', semibold: '600', bold: '700' },
    borderRadius: { control: '10px', picture: '14px', full: '9999px' },
    transitionTimingFunction: { enter: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    transitionDuration: { press: '80ms', hover: '150ms' },
    /** The edge of a lit card's pictures, and the glow around them. */
    boxShadow: { glow: `0 0 0 1px ${references['key-light']}, 0 24px 80px -16px ${lightAt(0.4)}` },
    extend: {
      spacing: { gutter },
      maxWidth: { page: pageWidth, picture: `${largestPicture}px` },
      aspectRatio: { picture: `${pictureSize.width} / ${pictureSize.height}` },
      backgroundImage: {
        beam: beam(76, 0.175),
        pool: pool(0.2),
        /** The gradients of very large letters. Their darkest shades have at least 3:1 contrast with the surface. */
        'letters-large': `radial-gradient(ellipse 60% 100% at var(--lamp, 50%) 30% in oklab, ${palette['key-light-hover']} 25%, ${headlineShade} 100%)`,
        'letters-giant': `radial-gradient(ellipse 70% 130% at 50% 0% in oklab, ${faintShades.join(' 10%, ')})`,
      },
      keyframes: {
        pulse: {
          from: { transform: 'scale(1)', opacity: '0.7' },
          '70%, to': { transform: 'scale(3.2)', opacity: '0' },
        },
        'fade-out': { to: { opacity: '0' } },
      },
      animation: {
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
          '-webkit-tap-highlight-color': `${palette['key-light']}1f`,
          ...properties(palette),
        },
        '@media (prefers-contrast: more)': { ':root': properties(paletteWithMoreContrast) },
        '@media (forced-colors: active)': { '.forced-color-adjust-none': properties(forcedPalette) },
      });
      // The style during a view transition. For turning off entrances, which WebKit begins in spite of `:not` in `entering`.
      addVariant('arriving', ':root:active-view-transition &');
      // The style with which an entrance begins, when a page opens without a view transition.
      addVariant('entering', '@starting-style { :root:not(:active-view-transition) & }');
      // Many of Samsung's phones claim to hover: https://crbug.com/41445959.
      addVariant('touch', '@media (hover: none), (pointer: coarse)');
      addVariant('header-stays', '@media (min-height: 30rem) and (min-width: 20rem)');
      // Where two pictures fit. Also on a phone on its side, where one picture would be higher than the window.
      addVariant('two-columns', [
        '@media (min-width: 56rem)',
        '@media (min-width: 40rem) and (min-aspect-ratio: 3/2)',
      ]);
      // While a visitor points at a card, or focuses it by keyboard, that card is lit, and the others are dimmed.
      addVariant('lit', [
        '@media screen and (hover: hover) and (pointer: fine) { article:hover & }',
        '@media screen { article:has(:focus-visible) & }',
      ]);
      // `dimmed` applies to all cards, because WebKit does not update `:has(…) :not(…)`. `lit` overrides it: `:where` has no
      // specificity.
      addVariant('dimmed', [
        '@media screen and (hover: hover) and (pointer: fine) { :where(ul:has(article:hover)) & }',
        '@media screen { :where(ul:has(article :focus-visible)) & }',
      ]);
      addVariant('pressed', 'article:has(:any-link:active) &');
    }),
  ],
};

export default config;
