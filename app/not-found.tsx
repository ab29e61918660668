import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/ErrorScreen';
import { notFoundPage } from '@/content/pages';

export const metadata: Metadata = { title: notFoundPage.metaTitle };

/** The 404 page, exported as `404.html`. */
export default function NotFound() {
  return <ErrorScreen words={notFoundPage} />;
}
