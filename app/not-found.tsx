import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { EmptyStage } from '@/components/EmptyStage';
import { pages } from '@/content/pages';
import { socialCards } from '@/content/social-cards';

const { metaTitle, metaDescription, cardAlt, ...words } = pages.notFound;

/** https://nextjs.org/docs/app/api-reference/functions/generate-metadata */
export const metadata: Metadata = pageMetadata({
  title: metaTitle,
  description: metaDescription,
  card: socialCards.notFound,
  cardAlt,
});

/** The 404 page, exported as `404.html`, which hosts answer every unknown address with. */
export default function NotFound() {
  return <EmptyStage {...words} />;
}
