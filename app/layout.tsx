import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteGraph } from '@/app/structured-data';
import { typeface } from '@/app/typeface';
import { JsonScript } from '@/components/JsonScript';
import { Light } from '@/components/Light';
import { SiteFooter } from '@/components/SiteFooter';
import { SiteHeader } from '@/components/SiteHeader';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { palette, scheme } from '@/tailwind.config';
import '@/app/globals.css';

export const viewport: Viewport = { colorScheme: scheme, themeColor: palette.surface };

/** The layout of every page: the header, the content of the page in `main`, and the footer if it has links. */
export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang={site.language} className={typeface.variable}>
      <body className="relative isolate flex min-h-svh flex-col overflow-x-clip font-sans text-body">
        <a
          href="#content"
          className="sr-only rounded-control bg-key-light text-ink-reversed focus:not-sr-only focus:absolute focus:top-4 focus:left-4 focus:z-30 focus:px-4 focus:leading-[44px]"
        >
          {pages.shared.skipLink}
        </a>
        <JsonScript data={siteGraph} />
        <Light />
        <SiteHeader />
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-measure grow flex-col px-gutter outline-none sm:px-8"
        >
          {children}
        </main>
        {site.footer && <SiteFooter pageNames={site.footer} />}
      </body>
    </html>
  );
}
