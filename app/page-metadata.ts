import type { Metadata } from 'next';
import { environment, type Environment } from '@/content/environment';
import { version } from '@/content/generated/social-cards.json';
import { pages } from '@/content/pages';
import { addressAt, routes, type PageName } from '@/content/routes';
import { site } from '@/content/site';

/** Size in px of the picture that a shared link unfurls with, in the ratio that Open Graph's readers crop least. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's picture, drawn by `app/og/`. The version changes with anything that the pictures show. */
export const socialCard = (page: PageName) => `/og/${page}-${version}.png`;

/**
 * The complete metadata of one page. Nothing is inherited from the layout, whose canonical would be another page's.
 *
 * The canonical is production's in every environment, the only one that may be indexed. The card and `og:url` are on
 * the deploy that is shared, because some chat apps read the page at `og:url` instead of the pasted address.
 */
export function pageMetadata(name: PageName, place: Environment = environment): Metadata {
  const { metaTitle: title, metaDescription: description } = pages[name];
  const { title: heading, cardAlt }: { title?: string; cardAlt?: string } = pages[name];
  const path = name === 'notFound' ? undefined : routes[name];
  const image = {
    url: addressAt(place.address, socialCard(name)),
    ...socialCardSize,
    type: 'image/png',
    alt: cardAlt ?? `${heading}, ${site.name}`,
  };
  return {
    title,
    description,
    ...(path !== undefined && {
      alternates: { canonical: addressAt(site.address, path) },
      // Next.js adds `noindex` to the 404 page.
      robots: place.name === 'production' ? 'index, follow, max-image-preview:large' : 'noindex',
    }),
    openGraph: {
      type: 'website',
      siteName: site.name,
      ...(path !== undefined && { url: addressAt(place.address, path) }),
      title,
      description,
      images: [image],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}
