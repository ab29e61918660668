import type { MetadataRoute } from 'next';
import { addressAt } from '@/content/routes';
import { site } from '@/content/site';

/** Required by a static export: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

/**
 * `robots.txt`. It allows everything on previews too, because a crawler must read a page to see its `noindex`:
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressAt(site.address, '/sitemap.xml') };
}
