import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { EmptyStage } from '@/components/EmptyStage';
import { pages } from '@/content/pages';

const { badge, title, message, button } = pages.notFound;

/** https://nextjs.org/docs/app/api-reference/functions/generate-metadata */
export const metadata: Metadata = pageMetadata('notFound');

/** The 404 page, exported as `404.html`, which hosts answer every unknown address with. */
export default function NotFound() {
  return <EmptyStage badge={badge} title={title} message={message} button={button} />;
}
