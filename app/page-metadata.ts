import type { Metadata } from 'next';
import { shareCardImage, shareCards } from '@/app/og/share-cards';
import type { Page } from '@/content/pages';
import { addressAt, site } from '@/content/site';

/** Not for the layout: all pages would inherit its canonical address. */
export function pageMetadata({ path, metaTitle: title, metaDescription: description }: Page): Metadata {
  const url = addressAt(path);
  const card = shareCards.find((one) => one.path === path);
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: 'index, follow, max-image-preview:large',
    openGraph: {
      type: 'website',
      siteName: site.name,
      url,
      title,
      description,
      // Without a card, an `opengraph-image.png` beside the page counts.
      ...(card && { images: [shareCardImage(card)] }),
    },
    ...(card && { twitter: { card: 'summary_large_image' } }),
  };
}
