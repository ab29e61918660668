'use client';

import { useEffect } from 'react';
import { ErrorScreen } from '@/components/ErrorScreen';
import { errorPage } from '@/content/browser-words';

/** The error page, which React shows inside the layout when a client component of a page throws. */
export default function ErrorPage() {
  useEffect(() => {
    const { title } = document;
    document.title = errorPage.metaTitle;
    // If a component throws during hydration, Next.js sets the page's own title again after this effect.
    const observer = new MutationObserver(() => {
      if (document.title !== title) return;
      observer.disconnect();
      document.title = errorPage.metaTitle;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <ErrorScreen words={errorPage} takesFocus />;
}
