import type { MetadataRoute } from 'next';
import { addressAt } from '@/content/routes';
import { site } from '@/content/site';

/** An export has no server to answer at request time: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

/**
 * `robots.txt`. It allows everything on previews too: who may not read a page never sees the `noindex` in it.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressAt(site.address, '/sitemap.xml') };
}
