/** The colours, each named after its purpose. */
export const palette = {
  /** The background of every page. */
  surface: '#080b10',
  /** The background of badges and of hovered controls. */
  'surface-raised': '#10141a',
  /** Thin borders. `hairline-top` is for upper borders, which catch the light. */
  hairline: '#282b32',
  'hairline-top': '#605a51',
  /** The border of a control: at least 3:1 contrast with the surface (WCAG 2.2, 1.4.11). */
  'control-edge': '#6a6f77',
  /** Text. With the surface, both have at least 7:1 contrast. */
  ink: '#f6f3ed',
  'ink-quiet': '#b3b8bf',
  /** Text on `key-light`. */
  'ink-reversed': '#0d0f15',
  tally: '#45e77a',
  /** The colour of what is lit, such as the primary action, the logo, the dot of the shown slide, and a lit card's arrow. */
  'key-light': '#fbefd6',
  'key-light-hover': '#fffbed',
};

/** The palette for visitors who ask for more contrast: 7:1 for text and 4.5:1 for borders. */
export const paletteWithMoreContrast: typeof palette = {
  ...palette,
  surface: '#020306',
  hairline: '#878c95',
  'hairline-top': '#b3ada3',
  'control-edge': '#b9bec7',
  ink: '#ffffff',
  'ink-quiet': '#e1e5eb',
};

/** System colours for elements with `forced-color-adjust: none`. Browsers force the colours of all others. */
export const forcedPalette: Partial<typeof palette> = {
  'control-edge': 'CanvasText',
  'ink-quiet': 'CanvasText',
  tally: 'CanvasText',
  'key-light': 'LinkText',
};

/** The outer colour of the gradient of the headline and of page titles. */
export const headlineShade = '#cec6bb';

/** The gradient of the heading on the 404 and error pages. */
export const faintShades = ['#d9c8ab', '#5f636c'] as const;

/** The light behind the pages and around a lit card. A pale light would look grey on blue black. */
export const lightColour = '#ffc780';

/** The red, green and blue of a colour such as `#080b10`, from 0 to 255. */
export const channelsOf = (hex: string) => [...Buffer.from(hex.slice(1), 'hex')];
