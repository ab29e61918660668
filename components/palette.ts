type Hex = `#${string}`;

export const palette = {
  surface: '#080b10',
  'surface-raised': '#10141a99',
  hairline: '#282b32',
  'hairline-top': '#605a51',
  'control-edge': '#6a6f77',
  ink: '#f6f3ed',
  'ink-quiet': '#b3b8bf',
  'ink-reversed': '#0d0f15',
  /** Only for what is live: the pulsing dot and keyboard focus. */
  tally: '#45e77a',
  'key-light': '#fbefd6',
  'key-light-hover': '#fffbed',
} satisfies Record<string, Hex>;

export const paletteWithMoreContrast: Record<keyof typeof palette, Hex> = {
  ...palette,
  surface: '#020306',
  hairline: '#878c95',
  'hairline-top': '#b3ada3',
  'control-edge': '#b9bec7',
  ink: '#ffffff',
  'ink-quiet': '#e1e5eb',
};

export const forcedPalette: Partial<Record<keyof typeof palette, string>> = {
  'control-edge': 'CanvasText',
  'ink-quiet': 'CanvasText',
  'ink-reversed': 'Canvas',
  tally: 'CanvasText',
  'key-light': 'LinkText',
};

/** Letters of headings, and their opacity where the light ends. */
export const letters = {
  large: { colour: '#fff6e5', end: 0.8 },
  giant: { colour: '#d4c9b6', end: 0.45 },
};

/** With the opacity of each light where it is brightest. */
export const light = { colour: '#ffc780', heart: '#ffe6c2', beam: 0.17, turnedBeam: 0.24, pool: 0.2 };
