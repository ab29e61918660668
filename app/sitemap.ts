import type { MetadataRoute } from 'next';
import { addressAt, routes } from '@/content/routes';
import { site } from '@/content/site';

/** An export has no server to answer at request time: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

/**
 * `sitemap.xml`: every page that has an address of its own. Without dates: the build knows when it ran, not when
 * a page changed, and search engines stop believing dates that change each time.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((path) => ({ url: addressAt(site.address, path) }));
}
