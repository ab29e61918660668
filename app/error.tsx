'use client';

import { EmptyStage } from '@/components/EmptyStage';
import { takeFocus } from '@/components/take-focus';
import { errorPage } from '@/content/error';

const { metaTitle, badge, title, message, button } = errorPage;

/** The error page: what React shows inside the layout when a client component of a page throws. */
export default function ErrorPage() {
  return (
    <>
      <title>{metaTitle}</title>
      <EmptyStage badge={badge} title={title} message={message} button={button} titleRef={takeFocus} />
    </>
  );
}
