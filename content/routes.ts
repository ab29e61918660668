import { pages } from '@/content/pages';

/** Name of a page in `content/pages.json`. */
export type PageName = Exclude<keyof typeof pages, 'shared'>;

type RouteName = Exclude<PageName, 'notFound'>;

/** Paths of all pages but the 404 page. */
export const routes = Object.fromEntries(
  Object.keys(pages)
    .filter((name) => name !== 'shared' && name !== 'notFound')
    .map((name) => [name, name === 'landing' ? '/' : `/${name}`]),
) as Readonly<Record<RouteName, string>>;

/**
 * The address of a path as canonicals, the sitemap and structured data have it: without a slash at the end, as
 * Next.js writes the canonical of `/`.
 *
 * @param origin such as `https://studio.example`
 * @param path begins with a slash
 */
export function addressAt(origin: string, path: string): string {
  return new URL(path, origin).href.replace(/\/$/u, '');
}
