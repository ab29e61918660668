/** Paths of the pages that have an address of their own. */
export const routes = { landing: '/', work: '/work' } as const;

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
