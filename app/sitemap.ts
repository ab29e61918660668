import type { MetadataRoute } from 'next';
import { allCopies } from '@/components/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { addressAt } from '@/content/site';

export const dynamic = 'force-static';

/** Without dates: search engines ignore those that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  const copies = allCopies().filter(({ format }) => format === 'webp');
  const images = copies.map(({ path }) => addressAt(path));
  return [{ url: addressAt(landingPage.path) }, { url: addressAt(workPage.path), images }];
}
