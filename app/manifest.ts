import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { surfaceAsHex } from '@/tailwind.config';

/** An export has no server to answer at request time: https://nextjs.org/docs/app/guides/static-exports */
export const dynamic = 'force-static';

const sizes = [192, 512];

/** `manifest.webmanifest`: how a home screen names and shows the site. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    description: pages.landing.metaDescription,
    start_url: '/',
    display: 'browser',
    background_color: surfaceAsHex,
    theme_color: surfaceAsHex,
    icons: sizes.flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
