import type { Metadata } from 'next';
import { environment, type Environment } from '@/app/environment';
import { version } from '@/content/generated/social-cards.json';
import { openGraphLocale } from '@/content/language';
import { addressAt, sitePages, type PageName, type SitePage } from '@/content/routes';
import { site } from '@/content/site';

/** Size in px of the picture that a shared link unfurls with, in the ratio that Open Graph's readers crop least. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's picture, drawn by `app/og/`. The version changes with anything that the pictures show. */
export const socialCard = ({ name }: SitePage) => `/og/cards/${name.replaceAll('/', '--')}-${version}.png`;

/**
 * The complete metadata of a page. Nothing is inherited from the layout, whose canonical would be another page's.
 *
 * The canonical is production's in every environment, the only one that may be indexed. The card and `og:url` are on
 * the deploy that is shared, because some chat apps read the page at `og:url` instead of the pasted address.
 */
export function pageMetadata(wanted: PageName, place: Environment = environment): Metadata {
  const page = sitePages.find(({ name }) => name === wanted)!;
  const { path } = page;
  const locale = openGraphLocale(site.language);
  const words = { title: page.metaTitle, description: page.metaDescription };
  const image = {
    url: addressAt(place.address, socialCard(page)),
    ...socialCardSize,
    type: 'image/png',
    alt: page.cardAlt ?? `${page.title}, ${site.name}`,
  };
  return {
    ...words,
    ...(path !== undefined && {
      alternates: { canonical: addressAt(site.address, path) },
      // Next.js adds `noindex` to the 404 page.
      robots: place.name === 'production' ? 'index, follow, max-image-preview:large' : 'noindex',
    }),
    openGraph: {
      type: 'website',
      siteName: site.name,
      ...(locale && { locale }),
      ...(path !== undefined && { url: addressAt(place.address, path) }),
      ...words,
      images: [image],
    },
    twitter: { card: 'summary_large_image', ...words, images: [image] },
  };
}
