import type { Metadata } from 'next';
import { ErrorScreen } from '@/components/ErrorScreen';
import { notFoundPage } from '@/content/pages';

export const metadata: Metadata = { title: notFoundPage.metaTitle };

export default function NotFound() {
  return <ErrorScreen words={notFoundPage} />;
}
