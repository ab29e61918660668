import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { pictureShape } from './content/picture-sizes';
import { hexOf } from './oklch';

/**
 * The design tokens' one home; `globals.css` loads this file by `@config`.
 *
 * House lights down: a dark room, one warm light, and one green, the tally light of a live camera, which is kept
 * for what is live: the pulsing dot, the running slide's dot and focus.
 */
export const house = {
  /** The dark house: near-black with a trace of blue. */
  surface: 'oklch(0.15 0.012 262)',
  /** Badges, controls and what stands a little nearer to the light. */
  'surface-raised': 'oklch(0.19 0.014 262)',
  /** Edges; `hairline-lit` is the upper edge, which the light reaches. */
  hairline: 'oklch(0.29 0.014 262)',
  'hairline-lit': 'oklch(0.47 0.016 80)',
  /** Edge of a control: 3:1 on the surface (WCAG 2.2, 1.4.11). */
  'control-edge': 'oklch(0.54 0.014 262)',
  /** Text: full, quiet (both 7:1 on the surface) and faint (4.5:1). */
  ink: 'oklch(0.965 0.008 85)',
  'ink-quiet': 'oklch(0.78 0.012 262)',
  'ink-faint': 'oklch(0.64 0.014 262)',
  /** Text on `key-light`. */
  'ink-reversed': 'oklch(0.17 0.012 262)',
  tally: 'oklch(0.82 0.2 150)',
  /** The one light: the primary action, the pool of light, the mark. */
  'key-light': 'oklch(0.955 0.035 85)',
  'key-light-hover': 'oklch(0.99 0.02 85)',
};

/** The design's colours, named by what they are for. */
type Palette = Record<keyof typeof house, string>;

/** The same house for those who ask for more contrast: every text 7:1, every edge 4.5:1. */
export const houseWithMoreContrast: Palette = {
  ...house,
  surface: 'oklch(0.1 0.01 262)',
  hairline: 'oklch(0.64 0.014 262)',
  'hairline-lit': 'oklch(0.75 0.016 80)',
  'control-edge': 'oklch(0.8 0.014 262)',
  ink: 'oklch(1 0 0)',
  'ink-quiet': 'oklch(0.92 0.01 262)',
  'ink-faint': 'oklch(0.86 0.012 262)',
};

/** Ink on paper. */
export const paper: Palette = {
  surface: 'oklch(1 0 0)',
  'surface-raised': 'oklch(1 0 0)',
  hairline: 'oklch(0.8 0 0)',
  'hairline-lit': 'oklch(0.8 0 0)',
  'control-edge': 'oklch(0.5 0 0)',
  ink: 'oklch(0.15 0 0)',
  'ink-quiet': 'oklch(0.3 0 0)',
  'ink-faint': 'oklch(0.45 0 0)',
  'ink-reversed': 'oklch(0.15 0 0)',
  tally: 'oklch(0.45 0.13 150)',
  'key-light': 'oklch(1 0 0)',
  'key-light-hover': 'oklch(1 0 0)',
};

/** Custom properties of a palette, for `:root`. */
function properties(palette: Palette): Record<string, string> {
  return Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${name}`, value]));
}

/** Utilities name a colour by its custom property, so that one page serves every palette. */
const colours = Object.fromEntries(Object.keys(house).map((name) => [name, `var(--${name})`]));

/** The house in sRGB, for icons, manifests and share cards, whose readers may not know OKLCH. */
export const houseAsHex = Object.fromEntries(
  Object.entries(house).map(([name, value]) => [name, hexOf(value)]),
) as Palette;

/** Where light ends: the lower edge of lit letters, and the upper and lower edge of very large ones in the beam. */
export const shadeOfLit = 'oklch(0.83 0.018 80)';
export const stageShades = ['oklch(0.72 0.02 80)', 'oklch(0.5 0.015 262)'] as const;

/** The key light at an opacity, for gradients. */
const light = (opacity: number) => `oklch(0.94 0.03 85 / ${opacity.toFixed(4)})`;

/** Parts of full strength from a light's middle to its rim: eased, so that a wide gradient shows no band or edge. */
const falloff = [1, 0.93, 0.78, 0.59, 0.4, 0.24, 0.12, 0.045, 0.01, 0];

/** A pool of light: an ellipse that fades from its middle. */
function pool(shape: string, strength: number): string {
  const stops = falloff.map(
    (part, index) => `${light(part * strength)} ${(index / (falloff.length - 1)) * 100}%`,
  );
  return `radial-gradient(${shape}, ${stops.join(', ')})`;
}

/** A beam from a lamp above the page: a wedge of `width` degrees that fades to both sides. */
function beam(width: number, strength: number): string {
  const half = width / 2;
  const rim = falloff.map((part, index) => ({ part, at: (index / (falloff.length - 1)) * half }));
  const stops = [
    ...rim.toReversed().map(({ part, at }) => `${light(part * strength)} ${half - at}deg`),
    ...rim.map(({ part, at }) => `${light(part * strength)} ${half + at}deg`),
  ];
  return `conic-gradient(from ${180 - half}deg at 50% -12%, ${stops.join(', ')})`;
}

/** Length of the fade from one slide to the next, in ms. */
export const fadeDuration = 1000;

/** The space at the sides of a phone's window. In px, so that large type does not widen it. */
const gutter = '16px';

/** A phone's window without its gutters and a scrollbar: the room for a long word. */
const wordRoom = `(100vw - 2 * ${gutter} - 15px)`;

/** An introduction below a page's title. */
const lead = 'clamp(1.125rem, 0.5vw + 1rem, 1.25rem)';

/** A page's title, whose longest word is `width` em wide. Very large type breaks that word instead of shrinking it. */
const pageTitle = (width: number): [string, { lineHeight: string; letterSpacing: string }] => [
  `max(${lead}, min(clamp(2.75rem, 6vw + 1rem, 5.5rem), ${wordRoom} / ${width}))`,
  { lineHeight: '0.96', letterSpacing: '-0.035em' },
];

const config: Config = {
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...colours },
    /** Further letters come first: ranges limit them to their own, and the other ends with a fallback for all. */
    fontFamily: {
      sans: ['further', 'var(--font-typeface, serif)', 'system-ui', 'sans-serif'],
    },
    /** A modular scale on a ratio of 1.25 from 16 px; display sizes grow with the window. */
    fontSize: {
      label: ['0.875rem', { lineHeight: '1.25rem', letterSpacing: '0.005em' }],
      body: ['1rem', { lineHeight: '1.5rem' }],
      lead: [lead, { lineHeight: '1.5' }],
      title: [`clamp(1rem, ${wordRoom} / 11, 1.5rem)`, { lineHeight: '2rem', letterSpacing: '-0.015em' }],
      /** For a title with a long word, up to the 24 letters that its field takes, and the arrow behind it. */
      'long-title': [
        `clamp(1rem, ${wordRoom} / 16.5, 1.5rem)`,
        { lineHeight: '2rem', letterSpacing: '-0.015em' },
      ],
      page: pageTitle(5),
      'long-page': pageTitle(8),
      'longest-page': pageTitle(14.5),
      display: [
        `max(1rem, min(clamp(2.6rem, 7.6vw + 0.35rem, 6.5rem), ${wordRoom} / 6.5))`,
        { lineHeight: '0.96', letterSpacing: '-0.04em' },
      ],
      stage: [
        `max(1rem, min(clamp(8rem, 34vw, 24rem), ${wordRoom} / 2.6))`,
        { lineHeight: '0.8', letterSpacing: '-0.05em' },
      ],
    },
    fontWeight: { medium: '500', semibold: '600', bold: '700' },
    borderRadius: { control: '10px', picture: '14px', full: '9999px' },
    transitionDuration: { hover: '150ms', fade: `${fadeDuration}ms` },
    transitionTimingFunction: { linear: 'linear' },
    extend: {
      spacing: { gutter },
      maxWidth: { measure: '72rem' },
      aspectRatio: { picture: `${pictureShape.width} / ${pictureShape.height}` },
      backgroundImage: {
        beam: beam(76, 0.13),
        pool: pool('ellipse 50% 50% at 50% 50%', 0.2),
        'pool-card': pool('ellipse 50% 50% at 50% 45%', 0.24),
        /** Very large letters that stand in the beam: 3:1 at their feet. */
        stage: `linear-gradient(${stageShades.join(', ')})`,
        lit: `radial-gradient(ellipse 60% 100% at 50% 30%, ${house['key-light-hover']} 25%, ${shadeOfLit} 100%)`,
      },
      keyframes: {
        pulse: {
          from: { transform: 'scale(1)', opacity: '0.7' },
          '70%, to': { transform: 'scale(3.2)', opacity: '0' },
        },
        // Begins readable: an entrance that is cut short must not hide a word.
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
    plugin(({ addBase }) => {
      addBase({
        ':root': properties(house),
        '@media (prefers-contrast: more)': { ':root': properties(houseWithMoreContrast) },
        '@media print': { ':root': properties(paper) },
      });
    }),
  ],
};

export default config;
