import { pages, site } from '@/content/content';
import type { AddedPage } from '@/content/schema';

/** Name of a page in `content/pages.json`. */
export type PageName = Exclude<keyof typeof pages, 'shared'>;

/** A page, as search engines, shared links and the sitemap get to know it. */
export interface SitePage extends Omit<AddedPage, 'title'> {
  name: string;
  /** The path of the page; the 404 page has none. */
  path: string | undefined;
  title?: string;
  headline?: readonly string[];
}

/** Every page, in the order of `content/pages.json`. */
export const sitePages: readonly SitePage[] = Object.entries<object>(pages)
  .filter(([name]) => name !== 'shared')
  .map(([name, words]) => {
    const path = name === 'landing' ? '/' : `/${name}`;
    return { ...(words as AddedPage), name, path: name === 'notFound' ? undefined : path };
  });

/** The paths to which the site itself links. */
export const routes = { landing: '/', work: '/work' } as const;

/** The links that the header shows before the booking link. */
export const headerLinks = [{ href: routes.work, text: pages.shared.viewWork }];

/** The links that the footer shows. */
export const footerLinks = site.footer ?? [];

/** The address of a path such as `/work`. It has no slash at its end, as in Next.js's canonical address of `/`. */
export function addressAt(origin: string, path: string): string {
  return new URL(path, origin).href.replace(/\/$/u, '');
}

/** Whether an address leads to another site. A path and an e-mail address never do, nor does a link that is missing. */
export const isOutside = (address = '') =>
  address.startsWith('https:') && new URL(address).origin !== site.address;
