import { useEffect } from 'react';
import { ErrorScreen } from '@/components/ErrorScreen';
import { errorPage } from '@/content/browser-words';

export function ErrorPage() {
  useEffect(() => {
    document.title = errorPage.metaTitle;
    document.querySelector('h1')?.focus();
  }, []);
  return <ErrorScreen words={errorPage} />;
}
