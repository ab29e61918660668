import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { pictureShape } from './content/picture-sizes';

/**
 * Whether `palette` is dark (light type on a dark ground) or light (dark type on a light ground). Change both together.
 * `color-scheme`, the client logos, the light behind the pages and the palette with more contrast follow from `scheme`.
 */
export const scheme = 'dark' as 'dark' | 'light';

/**
 * The colours, each named after its purpose. `globals.css` loads this file by `@config`.
 *
 * The design is a dark stage: a warm beam from above ends in a pool of light on the floor, and very large letters stand
 * in the beam. Green (`tally`) is the tally light of a live camera. It marks only what is live: the pulsing dot, the
 * dot of the shown slide, and keyboard focus.
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
  /** Text. With the surface, `ink` and `ink-quiet` have at least 7:1 contrast, and `ink-faint` at least 4.5:1. */
  ink: '#f6f3ed',
  'ink-quiet': '#b3b8bf',
  'ink-faint': '#8c919a',
  /** Text on `key-light`. */
  'ink-reversed': '#0d0f15',
  tally: '#45e77a',
  /** The colour of the primary action, the logo, the headline and, in a dark scheme, the light behind the pages. */
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
      'ink-faint': '#cdd1d9',
    },
    light: {
      surface: '#ffffff',
      'surface-raised': '#ffffff',
      hairline: '#6b6b6b',
      'hairline-lit': '#6b6b6b',
      'control-edge': '#555555',
      ink: '#000000',
      'ink-quiet': '#2e2e2e',
      'ink-faint': '#444444',
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
  'ink-faint': '#555555',
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
export const stageShades = ['#aba397', '#5f636c'] as const;

/** The light behind the pages. On a light ground it must be white and stronger, or it would not show. */
export const light =
  scheme === 'dark' ? { colour: palette['key-light'], gain: 1 } : { colour: '#ffffff', gain: 5 };

/** A light's strength at equal distances from its middle to its rim, eased so that a wide gradient shows no edge. */
export const falloff = [1, 0.93, 0.78, 0.59, 0.4, 0.24, 0.12, 0.045, 0.01, 0];

/** The red, green and blue of a colour such as `#080b10`, from 0 to 255. */
export const channelsOf = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];

/** The light's colour with an opacity. It uses `color()`, because the build rounds the opacity of `rgb()` to 1/255. */
function lightAt(opacity: number): string {
  const channels = channelsOf(light.colour).map((channel) => (channel / 255).toFixed(3));
  return `color(srgb ${channels.join(' ')} / ${(opacity * light.gain).toFixed(4)})`;
}

/** A pool of light: an ellipse that fades out from its middle. */
function pool(shape: string, strength: number): string {
  const stops = falloff.map(
    (part, index) => `${lightAt(part * strength)} ${(index / (falloff.length - 1)) * 100}%`,
  );
  return `radial-gradient(${shape}, ${stops.join(', ')})`;
}

/** A beam from a lamp above the page: a wedge of `width` degrees that fades out to both sides. */
function beam(width: number, strength: number): string {
  const half = width / 2;
  const rim = falloff.map((part, index) => ({ part, at: (index / (falloff.length - 1)) * half }));
  const stops = [
    ...rim.toReversed().map(({ part, at }) => `${lightAt(part * strength)} ${half - at}deg`),
    ...rim.map(({ part, at }) => `${lightAt(part * strength)} ${half + at}deg`),
  ];
  return `conic-gradient(from ${180 - half}deg at 50% -12%, ${stops.join(', ')})`;
}

/** Length of the fade from one slide to the next, in ms. */
export const fadeDuration = 1000;

/** The space at both sides of a page on a phone. It is in px, so that large type does not widen it. */
const gutter = '16px';

/** Room for a heading's longest word: the window minus 10 % for gutters and 15 px for a scrollbar, at most 63rem. */
const wordRoom = 'min(90vw - 15px, 63rem)';

/** The width of a heading's longest word in em: what `widthOfLongest` sets for a long word, otherwise `usual`. */
const longest = (usual: number) => `var(--longest, ${usual})`;

/** The type size of the introduction below a page's title. */
const lead = 'clamp(1.125rem, 0.5vw + 1rem, 1.25rem)';

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
      label: ['0.875rem', { lineHeight: '1.25rem', letterSpacing: '0.005em' }],
      body: ['1rem', { lineHeight: '1.5rem' }],
      lead: [lead, { lineHeight: '1.5' }],
      /** The title of a project's card. The arrow after it takes 2 em. */
      title: [
        `clamp(1rem, ${wordRoom} / (${longest(9)} + 2), 1.5rem)`,
        { lineHeight: '2rem', letterSpacing: '-0.015em' },
      ],
      page: [
        `max(${lead}, min(clamp(2.75rem, 6vw + 1rem, 5.5rem), ${wordRoom} / ${longest(5)}))`,
        { lineHeight: '0.96', letterSpacing: '-0.035em' },
      ],
      display: [
        `max(1rem, min(clamp(2.6rem, min(7.6vw + 0.35rem, 26svh - 104px), 6.5rem), ${wordRoom} / ${longest(6.5)}))`,
        { lineHeight: '0.96', letterSpacing: '-0.04em' },
      ],
      stage: [
        `max(${lead}, min(clamp(8rem, min(34vw, 104svh - 373px), 24rem), ${wordRoom} / ${longest(2.55)}))`,
        { lineHeight: '0.8', letterSpacing: '-0.05em' },
      ],
    },
    fontWeight: { medium: '500', semibold: '600', bold: '700' },
    borderRadius: { control: '10px', picture: '14px', full: '9999px' },
    transitionDuration: { hover: '150ms', fade: `${fadeDuration}ms` },
    extend: {
      spacing: { gutter },
      maxWidth: { measure: '72rem' },
      aspectRatio: { picture: `${pictureShape.width} / ${pictureShape.height}` },
      backgroundImage: {
        beam: beam(76, 0.13),
        pool: pool('ellipse 50% 50% at 50% 50%', 0.2),
        'pool-card': pool('ellipse 50% 50% at 50% 45%', 0.24),
        /** The gradient of very large letters. Its darkest shade has at least 3:1 contrast with the surface. */
        stage: `linear-gradient(in oklab, ${stageShades.join(' 10%, ')} 90%)`,
        lit: `radial-gradient(ellipse 60% 100% at 50% 30% in oklab, ${palette['key-light-hover']} 25%, ${headlineShade} 100%)`,
      },
      keyframes: {
        pulse: {
          from: { transform: 'scale(1)', opacity: '0.7' },
          '70%, to': { transform: 'scale(3.2)', opacity: '0' },
        },
        // `rise` starts at a readable opacity, because an interrupted animation must not hide a word.
        rise: { from: { transform: 'translateY(8px)', opacity: '0.6' } },
        'light-up': { from: { opacity: '0.35' } },
      },
      animation: {
        pulse: 'pulse 2s cubic-bezier(0.2, 0.6, 0.3, 1) infinite',
        rise: 'rise 400ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        'light-up': 'light-up 400ms linear',
      },
    },
  },
  plugins: [
    plugin(({ addBase, addVariant }) => {
      addBase({
        ':root': { 'color-scheme': scheme, ...properties(palette) },
        '@media (prefers-contrast: more)': { ':root': properties(paletteWithMoreContrast) },
        '@media print': { ':root': { 'color-scheme': 'light', ...properties(paperPalette) } },
      });
      // `opposite-ground` applies where the ground is light in a dark scheme, or dark in a light one.
      const forced = `@media (forced-colors: active) and (prefers-color-scheme: ${scheme === 'dark' ? 'light' : 'dark'})`;
      addVariant('opposite-ground', scheme === 'dark' ? ['@media print', forced] : [forced]);
    }),
  ],
};

export default config;
