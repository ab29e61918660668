import type { Metadata } from 'next';
import { EmptyStage } from '@/components/EmptyStage';
import { pages } from '@/content/pages';

const { metaTitle, metaDescription, ...words } = pages.notFound;

/** https://nextjs.org/docs/app/api-reference/functions/generate-metadata */
export const metadata: Metadata = { title: metaTitle, description: metaDescription };

/** The 404 page, exported as `404.html`, which hosts answer every unknown address with. */
export default function NotFound() {
  return <EmptyStage {...words} />;
}
