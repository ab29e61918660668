import { pages } from '@/content/pages';

/** A page that has words of its own, by its name in `content/pages.json`. */
export type PageName = Exclude<keyof typeof pages, 'shared'>;

type RouteName = Exclude<PageName, 'notFound'>;

/** Paths of the pages that have an address of their own: `/` and the page's name. */
export const routes = Object.fromEntries(
  Object.keys(pages)
    .filter((name) => name !== 'shared' && name !== 'notFound')
    .map((name) => [name, name === 'landing' ? '/' : `/${name}`]),
) as Readonly<Record<RouteName, string>>;

/**
 * The one address of a path, in the form that canonicals, the sitemap and structured data share: the landing
 * page's ends without a slash, as Next.js writes its canonical.
 *
 * @param origin such as `https://studio.example`
 * @param path begins with a slash
 */
export function addressAt(origin: string, path: string): string {
  return new URL(path, origin).href.replace(/\/$/u, '');
}
