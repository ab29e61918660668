import type { MetadataRoute } from 'next';
import { projects, site } from '@/content/content';
import { readyPicture } from '@/content/pictures';
import { addressAt, routes, sitePages } from '@/content/routes';

export const dynamic = 'force-static';

/** Makes `sitemap.xml`. It has no dates, because search engines ignore dates that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.flatMap(({ path, pictures = [] }) => {
    if (path === undefined) return [];
    // Lists all pictures of the work page, because its HTML holds only the first of each project.
    const shown = path === routes.work ? projects.flatMap(({ images }) => images) : pictures;
    const images = shown.map((picture) => addressAt(site.address, readyPicture(picture).src));
    return { url: addressAt(site.address, path), images };
  });
}
