import { projects } from '@/content/projects';
import { site } from '@/content/site';

export type Words<Name extends string> = Readonly<Record<Name, string>>;

export type ErrorWords = Words<'metaTitle' | 'badge' | 'title' | 'message' | 'button'>;

export type PageWords = Words<'metaTitle' | 'metaDescription'> & Readonly<{ path: `/${string}` }>;

const countOf = (one: string, more: string) => `${projects.length} ${projects.length === 1 ? one : more}`;

export const shared: Words<'skipLink' | 'navigation' | 'bookCall' | 'bookCallNote' | 'viewWork'> = {
  skipLink: 'Skip to the content',
  navigation: 'Main',
  bookCall: 'Book a call',
  bookCallNote: 'Opens in a new tab',
  viewWork: 'View our work',
};

export const landingPage: PageWords &
  Words<'badge' | 'logosLabel' | 'pauseDot'> & { headline: readonly string[] } = {
  path: '/',
  metaTitle: `${site.name}: software for the entertainment industry`,
  metaDescription: `A software studio for venues, promoters and festivals. See the ${countOf('product that runs', 'products that run')} their nights, then book a call to talk about yours.`,
  badge: '4 active products',
  headline: ['We build', 'software for the', 'entertainment industry'],
  logosLabel: 'used across the entertainment industry',
  pauseDot: 'Pause the dot',
};

export const workPage: PageWords & Words<'badge' | 'title' | 'intro' | 'projectSiteNote'> = {
  path: '/work',
  metaTitle: `Our Work: ${countOf('product', 'products')} by ${site.name}`,
  metaDescription: `A portfolio of ${countOf('software product', 'software products')} built for venues, promoters and festivals, with pictures of each one at work.`,
  badge: countOf('featured project', 'featured projects'),
  title: 'Our Work',
  intro: 'Explore our portfolio of software solutions built for the entertainment industry.',
  projectSiteNote: "Leads to the project's own website",
};

export const notFoundPage: ErrorWords = {
  metaTitle: `Page not found: ${site.name}`,
  badge: 'Missing page',
  title: '404',
  message: "Sorry, the page you were looking for doesn't exist.",
  button: 'Go back home',
};
