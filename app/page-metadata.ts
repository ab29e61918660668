import type { Metadata } from 'next';
import { environment, type Environment } from '@/content/environment';
import { pages } from '@/content/pages';
import { addressAt, routes, type PageName } from '@/content/routes';
import { site } from '@/content/site';
import { socialCardSize } from '@/content/social-card-size';
import { socialCards } from '@/content/social-cards';

/** What a page of `content/pages.json` says of itself to search engines and chat apps. */
interface DocumentWords {
  metaTitle: string;
  metaDescription: string;
  title?: string;
  cardAlt?: string;
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
 * @param name the page in `content/pages.json`
 * @param place the environment that the page is built for
 */
export function pageMetadata(name: PageName, place: Environment = environment): Metadata {
  const words: DocumentWords = pages[name];
  const { metaTitle: title, metaDescription: description } = words;
  const path = name === 'notFound' ? undefined : routes[name];
  const image = {
    url: addressAt(place.address, socialCards[name]),
    ...socialCardSize,
    type: 'image/png',
    alt: words.cardAlt ?? `${words.title}, ${site.name}`,
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
