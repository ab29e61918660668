import type { MetadataRoute } from 'next';
import { addressAt } from '@/content/site';

export const dynamic = 'force-static';

/** Previews too: a crawler must read a page to see its `noindex`. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: addressAt('/sitemap.xml') };
}
