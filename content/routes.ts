import { pages } from '@/content/pages';

/** Name of a page in `content/pages.json`. */
export type PageName = Exclude<keyof typeof pages, 'shared'>;

/** Every page, in the order of `content/pages.json`. */
export const pageNames = Object.keys(pages).filter((name) => name !== 'shared') as PageName[];

/** Paths of all pages but the 404 page. */
export const routes = Object.fromEntries(
  pageNames
    .filter((name) => name !== 'notFound')
    .map((name) => [name, name === 'landing' ? '/' : `/${name}`]),
) as Readonly<Record<Exclude<PageName, 'notFound'>, string>>;

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
