import type { Metadata } from 'next';
import { environment, type Environment } from '@/app/environment';
import { version } from '@/content/generated/social-cards.json';
import { addressAt, sitePages, type PageName, type SitePage } from '@/content/routes';
import { site } from '@/content/content';

/** The size of a share card in px, with the aspect ratio that apps crop least. */
export const socialCardSize = { width: 1200, height: 630 } as const;

/** Path of a page's share card, which `app/og/` draws. The version changes whenever the content of a card changes. */
export const socialCard = ({ name }: SitePage) => `/og/cards/${name.replaceAll('/', '--')}-${version}.png`;

/** The addresses of a page in each language, its own included, as search engines want them. */
const languagesAt = (path: string) =>
  Object.fromEntries(
    Object.entries({ ...site.alternates, [site.language]: site.address }).map(([language, origin]) => [
      language,
      addressAt(origin, path),
    ]),
  );

/**
 * The complete metadata of a page. The layout has none, because all pages would inherit its canonical address.
 *
 * The canonical address is on production in every environment, because only production may be indexed. The share card and
 * `og:url` are on the deployment being built, because some chat apps load `og:url` instead of the pasted address.
 */
export function pageMetadata(wanted: PageName, place: Environment = environment): Metadata {
  const page = sitePages.find(({ name }) => name === wanted)!;
  const { path } = page;
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
      alternates: {
        canonical: addressAt(site.address, path),
        ...(site.alternates && { languages: languagesAt(path) }),
      },
      // The 404 page has no path, and Next.js adds its `noindex`.
      robots:
        place.name === 'production' && !page.noindex ? 'index, follow, max-image-preview:large' : 'noindex',
    }),
    openGraph: {
      type: 'website',
      siteName: site.name,
      ...(path !== undefined && { url: addressAt(place.address, path) }),
      ...words,
      images: [image],
    },
    twitter: { card: 'summary_large_image', ...words, images: [image] },
  };
}
