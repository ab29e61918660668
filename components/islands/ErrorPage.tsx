import { useEffect } from 'react';
import { ErrorScreen } from '@/components/ErrorScreen';
import { errorPage } from '@/content/browser-words';

/** The error page, which replaces the content of a page when an island throws in a browser. */
export function ErrorPage() {
  useEffect(() => {
    document.title = errorPage.metaTitle;
  }, []);
  return <ErrorScreen words={errorPage} takesFocus />;
}
