import { pageMetadata } from '@/app/page-metadata';
import { ErrorScreen } from '@/components/ErrorScreen';
import { pages } from '@/content/content';

export const metadata = pageMetadata('notFound');

/** The 404 page, exported as `404.html`. */
export default function NotFound() {
  return <ErrorScreen {...pages.notFound} />;
}
