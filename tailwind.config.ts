import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { emPerLetter, usualLetters } from './components/width-of-longest';
import { largestPicture, pictureShape } from './content/picture-sizes';

/**
 * Whether `palette` is dark (light type on a dark ground) or light (dark type on a light ground). Change both together.
 * `color-scheme`, the client logos, the light behind the pages and the palette with more contrast follow from `scheme`.
 */
export const scheme = 'dark' as 'dark' | 'light';

/**
 * The colours, each named after its purpose. `globals.css` loads this file by `@config`.
 *
 * The design is a dark stage: a warm beam from above ends in a pool of light on the floor, and very large letters stand
 * in the beam. Green (`tally`) is the tally light of a live camera. It marks only what is live: the pulsing dot and
 * keyboard focus.
 */
export const palette = {
  /** The background of every page. */
  surface: '#080b10',
  /** The background of badges and of hovered controls. */
  'surface-raised': '#10141a',
  /** Thin borders. `hairline-lit` is for upper borders, which catch the light. */
  hairline: '#282b32',
  'hairline-lit': '#605a51',
  /** The border of a control: at least 3:1 contrast with the surface (WCAG 2.2, 1.4.11). */
  'control-edge': '#6a6f77',
  /** Text. With the surface, both have at least 7:1 contrast. */
  ink: '#f6f3ed',
  'ink-quiet': '#b3b8bf',
  /** Text on `key-light`. */
  'ink-reversed': '#0d0f15',
  tally: '#45e77a',
  /** The colour of the primary action, the logo, the headline, the dot of the shown slide, and a lit card's edge and arrow. */
  'key-light': '#fbefd6',
  'key-light-hover': '#fffbed',
};

type Palette = typeof palette;

/** The palette for visitors who ask for more contrast: 7:1 for text and 4.5:1 for borders. */
export const paletteWithMoreContrast: Palette = {
  ...palette,
  ...{
    dark: {
      surface: '#020306',
      hairline: '#878c95',
      'hairline-lit': '#b3ada3',
      'control-edge': '#b9bec7',
      ink: '#ffffff',
      'ink-quiet': '#e1e5eb',
    },
    light: {
      surface: '#ffffff',
      'surface-raised': '#ffffff',
      hairline: '#6b6b6b',
      'hairline-lit': '#6b6b6b',
      'control-edge': '#555555',
      ink: '#000000',
      'ink-quiet': '#2e2e2e',
    },
  }[scheme],
};

/** The palette for print: dark text on white paper, in either scheme. */
export const paperPalette: Palette = {
  surface: '#ffffff',
  'surface-raised': '#ffffff',
  hairline: '#bebebe',
  'hairline-lit': '#bebebe',
  'control-edge': '#636363',
  ink: '#0b0b0b',
  'ink-quiet': '#2e2e2e',
  'ink-reversed': '#0b0b0b',
  tally: '#00682a',
  'key-light': '#ffffff',
  'key-light-hover': '#ffffff',
};

/** The custom properties that hold a palette's colours, for `:root`. */
function properties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]));
}

/** Utilities refer to custom properties, so that media queries can change the palette. */
const colours = Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`]));

/** The outer colour of the headline's gradient, and the gradient of the heading on the 404 and error pages. */
export const headlineShade = '#cec6bb';
export const stageShades = ['#d9c8ab', '#5f636c'] as const;

/**
 * The light behind the pages, on share cards and around a lit card. On a blue black, a pale light would turn grey, so it
 * is amber. On a light ground it must be white and stronger, or it would not show.
 */
export const light = scheme === 'dark' ? { colour: '#ffc780', gain: 1 } : { colour: '#ffffff', gain: 5 };

/** A light's strength at equal distances from its middle to its rim, eased so that a wide gradient shows no edge. */
export const falloff = [1, 0.93, 0.78, 0.59, 0.4, 0.24, 0.12, 0.045, 0.01, 0];

/** The red, green and blue of a colour such as `#080b10`, from 0 to 255. */
export const channelsOf = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** The light's colour with an opacity. It uses `color()`, because the build rounds the opacity of `rgb()` to 1/255. */
function lightAt(opacity: number): string {
  const channels = channelsOf(light.colour).map((channel) => (channel / 255).toFixed(3));
  return `color(srgb ${channels.join(' ')} / ${Math.min(1, opacity * light.gain).toFixed(4)})`;
}

/** A pool of light: an ellipse that fades out from its middle. */
function pool(shape: string, strength: number): string {
  const stops = falloff.map(
    (part, index) => `${lightAt(part * strength)} ${((index / (falloff.length - 1)) * 100).toFixed(1)}%`,
  );
  return `radial-gradient(${shape}, ${stops.join(', ')})`;
}

/** A beam from a lamp above the page: a wedge of `width` degrees that fades out to both sides. */
function beam(width: number, strength: number): string {
  const half = width / 2;
  const rim = falloff.map((part, index) => ({ part, at: (index / (falloff.length - 1)) * half }));
  const stops = [
    ...rim.toReversed().map(({ part, at }) => `${lightAt(part * strength)} ${(half - at).toFixed(1)}deg`),
    ...rim.map(({ part, at }) => `${lightAt(part * strength)} ${(half + at).toFixed(1)}deg`),
  ];
  return `conic-gradient(from ${180 - half}deg at 50% -12%, ${stops.join(', ')})`;
}

/** What brings the colours of logos close to one tone, which is the lightest on a dark ground. */
export const oneTone = { brightness: scheme === 'dark' ? 1.6 : 0.6, opacity: 0.56 };

/** Length of the fade from one slide to the next, in ms. */
export const fadeDuration = 1000;

/** The space at both sides of a page on a phone. It is in px, so that large type does not widen it. */
const gutter = '16px';

/**
 * The width of the page's content. It grows with the window until two pictures side by side are `largestPicture` wide.
 * A grid of pictures has 2rem at both sides and between its columns.
 */
const measure = `clamp(72rem, 70vw, ${2 * largestPicture}px + 6rem)`;

/** Room for a heading's longest word. It never exceeds the window minus 10 % for gutters and 15 px for a scrollbar. */
const wordRoom = 'min(90vw - 15px, max(63rem, 61vw))';

/** The width of a heading's longest word in em: what `widthOfLongest` sets for a long word, otherwise the usual one. */
const longest = (heading: keyof typeof usualLetters) =>
  `var(--longest, ${usualLetters[heading] * emPerLetter})`;

/**
 * Room for the headline's longest line, of `--line` em: it reaches from edge to edge on a phone, so that no word is left
 * alone on a line. It is measured in the headline's container, because a scrollbar is part of 100vw.
 */
const lineRoom = 'max(1.5rem, (100cqi + 2px) / var(--line))';

/** The type size of the introduction below a page's title. */
const lead = 'clamp(1.125rem, 0.5vw + 1rem, max(1.25rem, min(1.04vw, 1.625rem)))';

const config: Config = {
  theme: {
    colors: colours,
    /** The font `further` holds rarer letters. It is first, because `unicode-range` limits it to those letters. */
    fontFamily: { sans: ['further', 'var(--font-typeface)'] },
    /**
     * A modular scale with a ratio of 1.25, from 16 px. Display sizes grow with the window, and shrink in a low one.
     * A heading shrinks until its longest word fits, but not below the size of the text beside it: at that size,
     * the word breaks.
     */
    fontSize: {
      label: [
        'max(0.875rem, min(0.73vw, 1.0625rem))',
        { lineHeight: 'calc(1em * 10 / 7)', letterSpacing: '0.005em' },
      ],
      body: ['max(1rem, min(0.83vw, 1.25rem))', { lineHeight: '1.5' }],
      lead: [lead, { lineHeight: '1.5' }],
      /** The title of a project's card. The arrow after it takes 2 em. */
      title: [
        `clamp(1rem, ${wordRoom} / (${longest('title')} + 2), 1.5rem)`,
        { lineHeight: '2rem', letterSpacing: '-0.015em' },
      ],
      page: [
        `max(${lead}, min(clamp(2.75rem, 6vw + 1rem, max(5.5rem, 5.4vw)), 8rem, ${wordRoom} / ${longest('page')}))`,
        { lineHeight: '0.96', letterSpacing: '-0.035em' },
      ],
      display: [
        `max(1rem, min(${lineRoom}, clamp(2.6rem, min(7.6vw + 0.35rem, (78svh - 312px) / var(--lines)), max(6.5rem, 6.3vw)), 9.75rem, ${wordRoom} / ${longest('display')}))`,
        { lineHeight: '0.96', letterSpacing: '-0.04em' },
      ],
      stage: [
        `max(${lead}, min(clamp(8rem, min(34vw, 104svh - 415px), max(24rem, 22vw)), 36rem, ${wordRoom} / ${longest('stage')}))`,
        { lineHeight: '0.8', letterSpacing: '-0.05em' },
      ],
    },
    fontWeight: { medium: '500', semibold: '600', bold: '700' },
    borderRadius: { control: '10px', picture: '14px', full: '9999px' },
    transitionTimingFunction: { enter: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    transitionDuration: { press: '80ms', hover: '150ms', house: '300ms' },
    /** The glow around the pictures of a lit card. */
    boxShadow: { glow: `0 0 0 1px ${lightAt(0.3)}, 0 24px 80px -16px ${lightAt(0.4)}` },
    extend: {
      spacing: { gutter },
      maxWidth: { measure, picture: `${largestPicture}px` },
      aspectRatio: { picture: `${pictureShape.width} / ${pictureShape.height}` },
      backgroundImage: {
        beam: beam(76, 0.175),
        pool: pool('ellipse 50% 50% at 50% 50%', 0.2),
        /** The gradients of very large letters. Their darkest shades have at least 3:1 contrast with the surface. */
        'letters-lit': `radial-gradient(ellipse 60% 100% at var(--lamp, 50%) 30% in oklab, ${palette['key-light-hover']} 25%, ${headlineShade} 100%)`,
        'letters-stage': `radial-gradient(ellipse 70% 130% at 50% 0% in oklab, ${stageShades.join(' 10%, ')})`,
      },
      keyframes: {
        pulse: {
          from: { transform: 'scale(1)', opacity: '0.7' },
          '70%, to': { transform: 'scale(3.2)', opacity: '0' },
        },
        fade: { from: { opacity: '0' } },
      },
      animation: {
        pulse: 'pulse 2s cubic-bezier(0.2, 0.6, 0.3, 1) infinite',
        fade: `fade ${fadeDuration}ms cubic-bezier(0.65, 0, 0.35, 1)`,
      },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities, addVariant }) => {
      addBase({
        ':root': {
          'color-scheme': scheme,
          '-webkit-tap-highlight-color': `${palette['key-light']}1f`,
          ...properties(palette),
        },
        '@media (prefers-contrast: more)': { ':root': properties(paletteWithMoreContrast) },
        '@media print': { ':root': { 'color-scheme': 'light', ...properties(paperPalette) } },
      });
      // `entering` is the style from which elements move into place when a page opens. A view transition already shows the
      // way from page to page, so nothing moves during one. WebKit begins to move elements before it starts the
      // transition, so `arriving` stops them.
      addVariant('arriving', ':root:active-view-transition &');
      addVariant('entering', '@starting-style { :root:not(:active-view-transition) & }');
      addUtilities({
        '.one-tone': {
          filter: `grayscale(1) brightness(${oneTone.brightness})`,
          opacity: `${oneTone.opacity}`,
        },
      });
      addVariant('touch', '@media (hover: none)');
      // Where the header leaves enough room to stay in place.
      addVariant('roomy', '@media (min-height: 30rem) and (min-width: 20rem)');
      // Where two pictures fit. Also on a phone on its side, where one picture would be higher than the window.
      addVariant('two-columns', [
        '@media (min-width: 56rem)',
        '@media (min-width: 40rem) and (min-aspect-ratio: 3/2)',
      ]);
      // The house lights go down while a visitor points at a card: that card is lit, and the others are dimmed.
      addVariant('lit', ['@media (hover: hover) { article:hover & }', 'article:has(:focus-visible) &']);
      // `dimmed` applies to all cards, and `lit` overrides it: WebKit does not update `:has(…) :not(…)`.
      addVariant('dimmed', [
        '@media screen and (hover: hover) { :where(:has(> li > article:hover)) & }',
        '@media screen { :where(:has(> li > article :focus-visible)) & }',
      ]);
      // `pointed` and `paused` style what follows a checkbox: while a visitor is about to press it, and while it is checked.
      addVariant('pointed', [
        '@media (hover: hover) and (prefers-reduced-motion: no-preference) { .group:hover & }',
        '.group > :focus-visible ~ * &',
      ]);
      addVariant('pressed', 'article:has(:any-link:active) &');
      addVariant('paused', '.group > :checked ~ * &');
      // `opposite-ground` applies where the ground is light in a dark scheme, or dark in a light one.
      const forced = `@media (forced-colors: active) and (prefers-color-scheme: ${scheme === 'dark' ? 'light' : 'dark'})`;
      addVariant('opposite-ground', scheme === 'dark' ? ['@media print', forced] : [forced]);
    }),
  ],
};

export default config;
