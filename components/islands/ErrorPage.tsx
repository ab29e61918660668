import { useEffect } from 'react';
import { ErrorScreen } from '@/components/ErrorScreen';
import { errorPage } from '@/content/browser-words';

export function ErrorPage() {
  useEffect(() => {
    document.title = errorPage.metaTitle;
  }, []);
  return <ErrorScreen words={errorPage} takesFocus />;
}
