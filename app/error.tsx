'use client';

import { EmptyStage } from '@/components/EmptyStage';
import { errorPage } from '@/content/error';

/** The error page: what React shows inside the layout when a client component of a page throws. */
export default function ErrorPage() {
  return <EmptyStage {...errorPage} takesFocus />;
}
