'use client';

import { typeface } from '@/app/typeface';
import { EmptyStage } from '@/components/EmptyStage';
import { takeFocus } from '@/components/take-focus';
import { errorPage } from '@/content/error';
import '@/app/globals.css';

const { metaTitle, badge, title, message, button } = errorPage;

/** The error page for a failure of the layout itself, which it replaces: it brings its own document. */
export default function GlobalErrorPage() {
  return (
    <html lang="en" className={typeface.variable}>
      <body className="relative isolate flex min-h-svh flex-col overflow-x-clip font-sans text-body">
        <title>{metaTitle}</title>
        <main className="mx-auto flex w-full max-w-measure grow flex-col px-4 sm:px-8">
          <EmptyStage badge={badge} title={title} message={message} button={button} titleRef={takeFocus} />
        </main>
      </body>
    </html>
  );
}
