import { projects } from '@/content/projects';
import { site } from '@/content/site';

/** With a badge, and a title or headline, it has a share card. */
export interface Page {
  path: `/${string}`;
  metaTitle: string;
  metaDescription: string;
  badge?: string;
  title?: string;
  headline?: readonly string[];
}

const countOf = (one: string, more: string) => `${projects.length} ${projects.length === 1 ? one : more}`;

export const shared = {
  skipLink: 'Skip to the content',
  navigation: 'Main',
  bookCall: 'Book a call',
  bookCallNote: 'Opens in a new tab',
  viewWork: 'View our work',
};

export const landingPage = {
  path: '/',
  metaTitle: `${site.name}: software for the entertainment industry`,
  metaDescription: `A software studio for venues, promoters and festivals. See the ${countOf('product that runs', 'products that run')} their nights, then book a call to talk about yours.`,
  badge: '4 active products',
  headline: ['We build', 'software for the', 'entertainment industry'],
  logosLabel: 'used across the entertainment industry',
  pauseDot: 'Pause the animation',
} as const;

export const workPage = {
  path: '/work',
  metaTitle: `Our Work: ${countOf('product', 'products')} by ${site.name}`,
  metaDescription: `A portfolio of ${countOf('software product', 'software products')} built for venues, promoters and festivals, with pictures of each one at work.`,
  badge: countOf('featured project', 'featured projects'),
  title: 'Our Work',
  intro: 'Explore our portfolio of software solutions built for the entertainment industry.',
  projectSiteNote: "Leads to the project's own website",
} as const;

/** Every page that search engines may show. */
export const pages: readonly Page[] = [landingPage, workPage];

export const notFoundPage = {
  metaTitle: `Page not found: ${site.name}`,
  badge: 'Missing page',
  title: '404',
  message: "Sorry, the page you were looking for doesn't exist.",
  button: 'Go back home',
};
