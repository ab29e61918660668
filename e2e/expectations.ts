// Expectations that are not in `content/`. The site's owner edits this file, and no other file of the tests.

/** What a page may load on a phone with an empty cache: sizes in KiB (text compressed with Brotli) and files. */
export interface Budget {
  /** All scripts together. */
  script: number;
  /** Everything except scripts and pictures, mainly HTML and fonts. 300 bytes per project card are not counted. */
  htmlAndFonts: number;
  /** The number of files counted in `htmlAndFonts`. */
  files: number;
  /** The HTML up to the end of the first card. The first round trip of a connection carries about 14 KiB. */
  start: number;
  /** The largest picture that loads before the visitor scrolls. */
  picture: number;
}

/** The budget of a page that has no entry in `budgets`. */
export const defaultBudget: Budget = { script: 0, htmlAndFonts: 32, files: 4, start: 14, picture: 100 };

/** The budgets of pages that may exceed the default, by address. The address of the 404 page is `/nowhere`. */
export const budgets: Readonly<Record<string, Partial<Budget>>> = {
  '/work': { script: 125 },
};

export type Check = 'complaints' | 'layout' | 'keyboard' | 'colours';

/** Checks to skip on a page, with the reason, for example `'/film': { keyboard: 'The player traps Tab' }`. */
export const skippedChecks: Readonly<Record<string, Partial<Record<Check, string>>>> = {};

/** The times of the carousels at launch, in ms: from one picture to the next, and for one fade. */
export const launchTimes = { slideInterval: 3000, fadeDuration: 1000 };
