import type { MetadataRoute } from 'next';
import { addressAt, routes } from '@/content/routes';
import { site } from '@/content/site';

/** Required by a static export: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

/**
 * `sitemap.xml`. It holds no dates: the build does not know when a page changed, and search engines ignore dates that
 * change with every build.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((path) => ({ url: addressAt(site.address, path) }));
}
