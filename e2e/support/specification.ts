/** The specification's words, as they stand there. They are the oracle: nothing here is read from the product. */

export const headline = 'We build software for the entertainment industry';
export const productsBadge = '4 active products';
export const logosLabel = 'used across the entertainment industry';
export const workTitle = 'Our Work';
export const projectsBadge = '4 featured projects';
export const workIntro = 'Explore our portfolio of software solutions built for the entertainment industry.';
export const bookCall = 'Book a call';
export const viewWork = 'View our work';

/** Alternative texts of the client logos, in their order. */
export const clientLogos = [
  'Client Logo 0',
  'Client Logo 1',
  'Client Logo 2',
  'Client Logo 3',
  'Client Logo 4',
  'Client Logo 5',
  'Client Logo 6',
] as const;

/** A project as the specification describes it. */
export interface SpecifiedProject {
  title: string;
  description: string;
  /** Number of its pictures. */
  pictures: number;
}

export const backOps: SpecifiedProject = {
  title: 'BackOps',
  description: 'A complete event operations platform for managing live events.',
  pictures: 5,
};

export const shftLst: SpecifiedProject = {
  title: 'ShftLst',
  description: 'A shift checklist management tool for entertainment venues.',
  pictures: 3,
};

export const payGrids: SpecifiedProject = {
  title: 'PayGrids',
  description: 'A tip distribution platform for bottle service tip pooling.',
  pictures: 1,
};

export const captiveFi: SpecifiedProject = {
  title: 'Captive Fi',
  description: 'Captive portal management platform for restaurants and nightclubs.',
  pictures: 3,
};

/** The projects in the order of their display. */
export const projects: readonly SpecifiedProject[] = [backOps, shftLst, payGrids, captiveFi];

/** Words of a page that stands in for another. */
export interface StandInWords {
  badge: string;
  title: string;
  message: string;
  button: string;
}

export const notFoundWords: StandInWords = {
  badge: 'Missing page',
  title: '404',
  message: "Sorry, the page you were looking for doesn't exist.",
  button: 'Go back home',
};

export const errorWords: StandInWords = {
  badge: 'Error encountered',
  title: 'Error',
  message: 'Sorry, an unexpected error occurred.',
  button: 'Go back home',
};
