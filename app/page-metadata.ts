import type { Metadata } from 'next';
import { shareCardImage, shareCards } from '@/app/og/share-cards';
import type { Page } from '@/content/pages';
import { addressAt, site } from '@/content/site';

const { VERCEL_ENV, VERCEL_URL, VERCEL_BRANCH_URL } = process.env;
const previewHost = VERCEL_BRANCH_URL ?? VERCEL_URL;

/** Anything but production, even a value that Vercel adds later: search engines must not index a second site. */
export const isPreview = Boolean(VERCEL_ENV) && VERCEL_ENV !== 'production';

/** Only share cards use it. In a preview, they are on its own host. */
export const metadataBase = new URL(isPreview && previewHost ? `https://${previewHost}` : site.address);

/** Not for the layout: all pages would inherit its canonical address. */
export function pageMetadata({ path, metaTitle: title, metaDescription: description }: Page): Metadata {
  const url = addressAt(path);
  const card = shareCards.find((one) => one.path === path);
  return {
    title,
    description,
    alternates: { canonical: url },
    robots: isPreview ? 'noindex' : 'index, follow, max-image-preview:large',
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
