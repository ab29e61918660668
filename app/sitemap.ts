import type { MetadataRoute } from 'next';
import { allCopies } from '@/app/pictures/copies';
import { pages, workPage } from '@/content/pages';
import { addressAt } from '@/content/site';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  const copies = allCopies().filter(({ format }) => format === 'webp');
  const images = copies.map(({ path }) => addressAt(path));
  return pages.map(({ path }) => ({ url: addressAt(path), ...(path === workPage.path && { images }) }));
}
