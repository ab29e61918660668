import clsx from 'clsx';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { typeface } from '@/app/typeface';
import { newTabNoteId } from '@/components/ActionLink';
import { Light } from '@/components/Light';
import { palette } from '@/components/palette';
import { SiteHeader } from '@/components/SiteHeader';
import { shared } from '@/content/pages';
import { addressAt, site } from '@/content/site';
import '@/app/globals.css';

/** In Vercel's previews, Next.js puts share cards on the preview's own host. */
const metadataBase = process.env['VERCEL_ENV'] === 'preview' ? null : new URL(site.address);

export const metadata: Metadata = { metadataBase };

export const viewport: Viewport = { colorScheme: 'dark', themeColor: palette.surface };

const named = { name: site.name, url: addressAt('/') };

const structuredData = {
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  ...named,
  inLanguage: site.language,
  publisher: { '@type': 'Organization', ...named, logo: addressAt('/apple-icon.png') },
};

/** A `<` could end the `script` element (HTML Standard, 4.12.1.3). */
const json = JSON.stringify(structuredData).replaceAll('<', String.raw`\u003c`);

export default function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang={site.language} className={typeface.variable}>
      <body>
        {/* A view transition begins with the first paint, and lacks what is parsed later. */}
        <link rel="expect" href="#content" blocking="render" />
        <a
          href="#content"
          className={clsx(
            'sr-only rounded-control bg-key-light text-ink-reversed',
            'focus:not-sr-only focus:absolute focus:top-4 focus:left-4 focus:z-30 focus:px-4 focus:leading-[44px]',
          )}
        >
          {shared.skipLink}
        </a>
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
        <Light />
        <SiteHeader />
        <main id="content">{children}</main>
        {/* Last, because text browsers show hidden text too. */}
        <p id={newTabNoteId} hidden>
          {shared.bookCallNote}
        </p>
      </body>
    </html>
  );
}
