import clsx from 'clsx';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteGraph } from '@/app/structured-data';
import { typeface } from '@/app/typeface';
import { newTabNoteId } from '@/components/ActionLink';
import { JsonScript } from '@/components/JsonScript';
import { Light } from '@/components/Light';
import { SiteFooter } from '@/components/SiteFooter';
import { SiteHeader } from '@/components/SiteHeader';
import { pages, site } from '@/content/content';
import { isOutside } from '@/content/routes';
import { palette } from '@/tailwind.config';
import '@/app/globals.css';

export const viewport: Viewport = { colorScheme: 'dark', themeColor: palette.surface };

/** The layout of every page: the header, the content of the page in `main`, and the footer if it has links. */
export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang={site.language} className={typeface.variable}>
      <body>
        <a
          href="#content"
          className={clsx(
            'sr-only rounded-control bg-key-light text-ink-reversed',
            'focus:not-sr-only focus:absolute focus:top-4 focus:left-4 focus:z-30 focus:px-4 focus:leading-[44px]',
          )}
        >
          {pages.shared.skipLink}
        </a>
        <JsonScript data={siteGraph} />
        <Light />
        <SiteHeader />
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
        {site.footer && <SiteFooter />}
        {/* Last, because text browsers show hidden text too. */}
        {isOutside(site.bookingAddress) && (
          <p id={newTabNoteId} hidden>
            {pages.shared.bookCallNote}
          </p>
        )}
      </body>
    </html>
  );
}
