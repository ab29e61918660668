'use client';

import { useEffect } from 'react';
import { EmptyStage } from '@/components/EmptyStage';
import { errorPage } from '@/content/error';

const title = errorPage.metaTitle;

/** The error page: what React shows inside the layout when a client component of a page throws. */
export default function ErrorPage() {
  // A `<title>` would come second to the failed page's, which React also writes again when it fails during hydration.
  useEffect(() => {
    function setTitle(): void {
      if (document.title !== title) document.title = title;
    }
    setTitle();
    const observer = new MutationObserver(setTitle);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return <EmptyStage {...errorPage} takesFocus />;
}
