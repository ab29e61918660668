// What the tests expect that `content/` does not say. The site's owner edits this file, and no other test.

/** What a page may weigh on a phone with an empty cache, in KiB, compressed by brotli. */
export interface Budget {
  /** All its script. */
  script: number;
  /** Its HTML and its typeface, not counting 300 bytes for each project's card. */
  own: number;
  /** How many files `own` is, at most. */
  files: number;
  /** Its HTML up to the end of the first card. The first round trip brings 14 KiB. */
  start: number;
  /** The largest of the pictures that load at once. */
  picture: number;
}

/** The budget of a page without a line in `budgets`. */
export const usualBudget: Budget = { script: 0, own: 26, files: 4, start: 14, picture: 100 };

/** Pages with a larger budget, by their address; `/nowhere` is the 404 page. */
export const budgets: Readonly<Record<string, Partial<Budget>>> = {
  '/work': { script: 125 },
};

export type Check = 'complaints' | 'layout' | 'keyboard' | 'colours';

/** Checks of every page that a page leaves out, with the reason: `'/film': { keyboard: 'The player keeps Tab' }`. */
export const leftOut: Readonly<Record<string, Partial<Record<Check, string>>>> = {};

/** What the main area of a page shows, to the letter. */
interface LaunchWords {
  heading: string;
  texts: readonly string[];
  /** All of them, in their order. */
  links?: readonly string[];
  /** Alternative texts, in their order. */
  pictures?: readonly string[];
  /** How many dots each card has. */
  dots?: readonly number[];
}

/** The words that the site was launched with. Edit or delete a line when you change them on purpose. */
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
  // The error page, which has no address of its own.
  error: {
    heading: 'Error',
    texts: ['Error encountered', 'Sorry, an unexpected error occurred.'],
    links: ['Go back home'],
  },
};

/** The header's actions at launch, on every page. */
export const launchHeader: readonly string[] = ['View our work', 'Book a call'];

/** The carousels' times at launch, in ms: from one picture to the next, and for the fade. */
export const launchTimes = { slideInterval: 3000, fadeDuration: 1000 };
