import type { MetadataRoute } from 'next';
import { pictureFile } from '@/content/picture-files';
import { fallbackWidth } from '@/content/picture-sizes';
import { projects } from '@/content/projects';
import { addressAt, routes, sitePages } from '@/content/routes';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Every picture of the work page. Those behind each project's first are in no HTML: script brings them. */
const workPictures = projects
  .flatMap(({ images, imageCrop }) => images.map(({ src }) => pictureFile(src, imageCrop)))
  .map(({ address }) => addressAt(site.address, `${address}-${fallbackWidth}.webp`));

/** `sitemap.xml`, without dates: search engines ignore those that change with every build. */
export default function sitemap(): MetadataRoute.Sitemap {
  return sitePages.flatMap(({ path }) =>
    path === undefined
      ? []
      : { url: addressAt(site.address, path), ...(path === routes.work && { images: workPictures }) },
  );
}
