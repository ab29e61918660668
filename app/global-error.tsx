'use client';

import { typeface } from '@/app/typeface';
import { ErrorPage } from '@/components/ErrorPage';
import { Light } from '@/components/Light';
import { site } from '@/content/site';
import '@/app/globals.css';

export default function GlobalError() {
  return (
    <html lang={site.language} className={typeface.variable}>
      <body>
        <Light />
        <main>
          <ErrorPage />
        </main>
      </body>
    </html>
  );
}
