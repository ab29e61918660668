'use client';

import { typeface } from '@/app/typeface';
import { ErrorScreen } from '@/components/ErrorScreen';
import { Light } from '@/components/Light';
import errorPage from '@/content/error.json';
import site from '@/content/site.json';
import '@/app/globals.css';

/** The error page for when the layout or `error.tsx` throws. It replaces the layout, so it is a whole document. */
export default function GlobalErrorPage() {
  return (
    <html lang={site.language} className={typeface.variable}>
      <body>
        <title>{errorPage.metaTitle}</title>
        <Light />
        <main>
          <ErrorScreen {...errorPage} takesFocus />
        </main>
      </body>
    </html>
  );
}
