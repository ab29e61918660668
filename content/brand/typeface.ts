/** The path of the typeface's file for an alphabet. Latin is the main file; the others add letters that it lacks. */
export const fileFor = (alphabet: 'latin' | 'latin-ext' | 'vietnamese') =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-opsz-normal.woff2`;
