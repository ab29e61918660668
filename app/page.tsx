import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { pageMetadata } from '@/app/page-metadata';
import { ActionLink } from '@/components/ActionLink';
import { ClientLogos } from '@/components/ClientLogos';
import { breakOnce, widest } from '@/app/line-width';
import { LiveBadge } from '@/components/LiveBadge';
import { landingPage, shared, workPage } from '@/content/pages';
import { site } from '@/content/site';

export const metadata = pageMetadata(landingPage);

const { headline } = landingPage;
const phoneLines = breakOnce(headline);

/** For the sizes `display` in `tailwind.config.ts`: widths in em, and numbers of lines. */
const headlineSize = {
  '--line': widest(headline),
  '--lines': headline.length,
  '--phone-line': widest(phoneLines),
  '--phone-lines': phoneLines.length,
  '--word': widest(headline.flatMap((line) => line.split(' '))),
} as CSSProperties;

export default function LandingPage() {
  return (
    <>
      <section
        className={clsx(
          '@container flex grow flex-col items-center justify-center text-center',
          'gap-[clamp(1rem,4svh,2rem)] py-[clamp(1rem,8svh-24px,2.5rem)]',
          'header-stays:pt-[clamp(2rem,8svh-24px,2.5rem)] header-stays:pb-[clamp(0.5rem,min(8svh-24px,16svh-80px),2.5rem)]',
        )}
      >
        <LiveBadge>{landingPage.badge}</LiveBadge>
        <h1
          className={clsx(
            'letters-large text-page-title font-semibold text-balance',
            'fitted:text-display fitted:phone:text-display-phone',
          )}
          style={headlineSize}
        >
          {headline.map((line) => (
            <span key={line} className="block">
              {`${line} `}
            </span>
          ))}
        </h1>
        <div
          className={clsx(
            'flex flex-wrap gap-4 *:grow min-[384px]:*:min-w-[10.45em]',
            'transition delay-100 duration-700 ease-enter arriving:transition-none entering:[translate:0_12px]',
          )}
        >
          <ActionLink href={site.bookingAddress} look="primary" opensNewTab>
            {shared.bookCall}
          </ActionLink>{' '}
          <ActionLink href={workPage.path} look="secondary">
            {shared.viewWork}
          </ActionLink>
        </div>
      </section>
      <ClientLogos />
    </>
  );
}
