import type { Metadata } from 'next';
import { environment, type Environment } from '@/content/environment';
import { addressAt } from '@/content/routes';
import { site } from '@/content/site';
import { socialCardSize } from '@/content/social-card-size';

/** What a page tells search engines and chat apps of itself. */
interface PageFacts {
  title: string;
  description: string;
  /** Path of the page's one address; none for a page that stands in for others. */
  path?: string;
  /** Path of the picture that a shared link unfurls with. */
  card: string;
  /** What that picture shows and says. */
  cardAlt: string;
}

/** Search engines may show the page, with its pictures as large as they like. */
const indexed: NonNullable<Metadata['robots']> = 'index, follow, max-image-preview:large';

/**
 * The metadata of one page, whole: nothing of it is inherited, since a canonical or a card that comes from the
 * layout is another page's.
 *
 * The canonical is production's in every environment, which alone may be indexed. What is shared lies at the
 * address of the deploy being shared, `og:url` too: some chat apps read the page there instead of the one pasted.
 *
 * @param place the environment that the page is built for
 */
export function pageMetadata(
  { title, description, path, card, cardAlt }: PageFacts,
  place: Environment = environment,
): Metadata {
  const image = {
    url: addressAt(place.address, card),
    ...socialCardSize,
    type: 'image/png',
    alt: cardAlt,
  };
  return {
    title,
    description,
    ...(path !== undefined && {
      alternates: { canonical: addressAt(site.address, path) },
      // Next.js writes `noindex` by itself into the page that stands in for others.
      robots: place.name === 'production' ? indexed : 'noindex',
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
