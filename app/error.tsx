'use client';

import { EmptyStage } from '@/components/EmptyStage';
import { takeFocus } from '@/components/take-focus';
// Not `@/content/error`, whose schema would come to the browser with it; the build has parsed this file there.
import errorPage from '@/content/error.json';

const { metaTitle, ...words } = errorPage;

/** The error page: what React shows inside the layout when a client component of a page throws. */
export default function ErrorPage() {
  return (
    <>
      <title>{metaTitle}</title>
      <EmptyStage {...words} titleRef={takeFocus} />
    </>
  );
}
