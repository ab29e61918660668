import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { landingCard } from '@/app/og/share-cards';
import { pageMetadata } from '@/app/page-metadata';
import { ActionLink } from '@/components/ActionLink';
import { ClientLogos } from '@/components/ClientLogos';
import { lineWidth } from '@/components/line-width';
import { LiveBadge } from '@/components/LiveBadge';
import { landingPage, shared, workPage } from '@/content/pages';
import { site } from '@/content/site';

export const metadata = pageMetadata(landingPage, landingCard);

const headlineWords = landingPage.headline.flatMap((line) => line.split(' '));

/** From these follows the headline's type size: the widths of its longest line and word in em, and the number of lines. */
const headlineSize = {
  '--line': Math.max(...landingPage.headline.map(lineWidth)),
  '--word': Math.max(...headlineWords.map(lineWidth)),
  '--lines': landingPage.headline.length,
} as CSSProperties;

/** The landing page: the headline, two actions and the client logos. */
export default function LandingPage() {
  return (
    <>
      <section
        className={clsx(
          '@container flex grow flex-col items-center justify-center text-center',
          // The lower the window, the less space.
          'gap-[clamp(1rem,4svh,2rem)] py-[clamp(1rem,8svh-24px,2.5rem)]',
          // At least 2rem at the top, clear of the header's ground. The bottom gives up what the top gains.
          'header-stays:pt-[clamp(2rem,8svh-24px,2.5rem)] header-stays:pb-[clamp(0.5rem,min(8svh-24px,16svh-80px),2.5rem)]',
        )}
      >
        <LiveBadge>{landingPage.badge}</LiveBadge>
        <h1
          className={clsx(
            'letters-large text-display font-semibold text-balance',
            // Wider by 6 px at each side than `letters-large` makes it: WebKit breaks a line that only just fits.
            '-mx-[calc(6px+0.06em)]',
          )}
          style={headlineSize}
        >
          {landingPage.headline.map((line) => (
            <span key={line} className="block">
              {`${line} `}
            </span>
          ))}
        </h1>
        <div
          className={clsx(
            'flex flex-wrap gap-4 *:grow',
            'transition delay-100 duration-700 ease-enter arriving:transition-none entering:[translate:0_12px]',
          )}
        >
          <ActionLink href={site.bookingAddress} look="primary" opensNewTab>
            {shared.bookCall}
          </ActionLink>
          {/* A space, for programs that read the text alone. */}{' '}
          <ActionLink href={workPage.path} look="secondary">
            {shared.viewWork}
          </ActionLink>
        </div>
      </section>
      <ClientLogos />
    </>
  );
}
