import type { Metadata } from 'next';
import { environment, type Environment } from '@/app/environment';
import { shareCards, shareCardSize } from '@/app/og/share-cards';
import { site } from '@/content/content';
import { addressAt, sitePages, type PageName } from '@/content/routes';

/**
 * The complete metadata of a page. The layout has none, because all pages would inherit its canonical address.
 *
 * The canonical address is on production in every environment, because only production may be indexed. The share card and
 * `og:url` are on the deployment being built, because some chat apps load `og:url` instead of the pasted address.
 */
export function pageMetadata(wanted: PageName, deployment: Environment = environment): Metadata {
  const {
    path,
    metaTitle: title,
    metaDescription: description,
  } = sitePages.find(({ name }) => name === wanted)!;
  const card = shareCards.find(({ name }) => name === wanted)!;
  const image = {
    url: addressAt(deployment.address, card.path),
    ...shareCardSize,
    type: 'image/png',
    alt: card.alt,
  };
  return {
    title,
    description,
    ...(path !== undefined && {
      alternates: { canonical: addressAt(site.address, path) },
      // The 404 page has no path, and Next.js adds its `noindex`.
      robots: deployment.name === 'production' ? 'index, follow, max-image-preview:large' : 'noindex',
    }),
    openGraph: {
      type: 'website',
      siteName: site.name,
      ...(path !== undefined && { url: addressAt(deployment.address, path) }),
      title,
      description,
      images: [image],
    },
    // Next.js adds the title, the description and the image.
    twitter: { card: 'summary_large_image' },
  };
}
