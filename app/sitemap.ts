import type { MetadataRoute } from 'next';
import { allCopies } from '@/components/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { addressAt } from '@/content/site';

export const dynamic = 'force-static';

/** Makes `sitemap.xml`. It has no dates, because search engines ignore dates that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  // Lists all pictures, because the work page shows only the first of each project at first.
  const copies = allCopies().filter(({ format }) => format === 'webp');
  const images = copies.map(({ path }) => addressAt(path));
  return [{ url: addressAt(landingPage.path) }, { url: addressAt(workPage.path), images }];
}
