import type { MetadataRoute } from 'next';
import { pages, site } from '@/content/content';
import { palette } from '@/tailwind.config';

export const dynamic = 'force-static';

/** Makes `manifest.webmanifest`, the site's name, colours and icons for a home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    description: pages.landing.metaDescription,
    start_url: '/',
    display: 'browser',
    background_color: palette.surface,
    theme_color: palette.surface,
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
