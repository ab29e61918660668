import type { MetadataRoute } from 'next';
import { addressAt, routes } from '@/content/routes';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** `sitemap.xml`, without dates: search engines ignore those that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return Object.values(routes).map((path) => ({ url: addressAt(site.address, path) }));
}
