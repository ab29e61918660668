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

/** The exact words in the main landmark of a page. */
interface LaunchWords {
  heading: string;
  texts: readonly string[];
  /** The texts of all links, in order. */
  links?: readonly string[];
  /** The alternative texts of the pictures, in order. */
  pictures?: readonly string[];
  /** The number of dots on each card, in order. */
  dots?: readonly number[];
}

/** The words of each page at launch, by its address. Edit or delete a line when you change its words on purpose. */
export const launchWords: Readonly<Record<string, LaunchWords>> = {
  '/': {
    heading: 'We build software for the entertainment industry',
    texts: ['4 active products', 'used across the entertainment industry'],
    links: ['Book a call', 'View our work'],
    pictures: [0, 1, 2, 3, 4, 5, 6].map((number) => `Client Logo ${number}`),
  },
  '/work': {
    heading: 'Our Work',
    texts: [
      '4 featured projects',
      'Explore our portfolio of software solutions built for the entertainment industry.',
      'A complete event operations platform for managing live events.',
      'A shift checklist management tool for entertainment venues.',
      'A tip distribution platform for bottle service tip pooling.',
      'Captive portal management platform for restaurants and nightclubs.',
    ],
    links: ['BackOps', 'ShftLst', 'PayGrids', 'Captive Fi'],
    dots: [5, 3, 0, 3],
  },
  '/nowhere': {
    heading: '404',
    texts: ['Missing page', "Sorry, the page you were looking for doesn't exist."],
    links: ['Go back home'],
  },
  // The error page has no address, so its key is `error`.
  error: {
    heading: 'Error',
    texts: ['Error encountered', 'Sorry, an unexpected error occurred.'],
    links: ['Go back home'],
  },
};

/** The header's links at launch, on every page, without the logo. */
export const launchHeader: readonly string[] = ['View our work', 'Book a call'];

/** The times of the carousels at launch, in ms: from one picture to the next, and for one fade. */
export const launchTimes = { slideInterval: 3000, fadeDuration: 1000 };
