'use client';

import { useEffect } from 'react';
import { EmptyStage } from '@/components/EmptyStage';
import { errorPage } from '@/content/error';

/** The error page: what React shows inside the layout when a client component of a page throws. */
export default function ErrorPage() {
  useEffect(() => {
    const { title } = document;
    const nameError = () => {
      if (document.title !== errorPage.metaTitle) document.title = errorPage.metaTitle;
    };
    nameError();
    // Where a component throws as the page hydrates, Next.js writes the page's own title after this.
    const observer = new MutationObserver(nameError);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      document.title = title;
    };
  }, []);
  return <EmptyStage {...errorPage} takesFocus />;
}
