import type { MetadataRoute } from 'next';
import { pictureFile, type PictureSource } from '@/content/picture-files';
import { fallbackWidth } from '@/content/picture-sizes';
import { projects, site } from '@/content/content';
import { addressAt, routes, sitePages } from '@/content/routes';

export const dynamic = 'force-static';

const imageAddress = (picture: PictureSource) =>
  addressAt(site.address, `${pictureFile(picture).address}-${fallbackWidth}.webp`);

/** Makes `sitemap.xml`. It has no dates, because search engines ignore dates that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.flatMap(({ path, noindex, pictures = [] }) => {
    // Lists all pictures of the work page, because its HTML holds only the first of each project.
    const shown = path === routes.work ? projects.flatMap(({ images }) => images) : pictures;
    if (path === undefined || noindex) return [];
    return { url: addressAt(site.address, path), images: shown.map(imageAddress) };
  });
}
