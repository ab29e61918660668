import type { MetadataRoute } from 'next';
import { copiesOf } from '@/components/pictures/copies';
import { landingPage, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { addressAt } from '@/content/site';

export const dynamic = 'force-static';

/** Makes `sitemap.xml`. It has no dates, because search engines ignore dates that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  // Lists all pictures, because the work page shows only the first of each project at first.
  const images = projects.flatMap(picturesOf).map((picture) => addressAt(copiesOf(picture).webp.path));
  return [{ url: addressAt(landingPage.path) }, { url: addressAt(workPage.path), images }];
}
