import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { pageMetadata } from '@/app/page-metadata';
import { ActionLink } from '@/components/ActionLink';
import { ClientLogos } from '@/components/ClientLogos';
import { LiveBadge } from '@/components/LiveBadge';
import { landingPage, shared, workPage } from '@/content/pages';
import { site } from '@/content/site';

export const metadata = pageMetadata(landingPage);

const { headline } = landingPage;
const mostLetters = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length));

/** If a line breaks after so many letters. */
const countLines = (letters: number) =>
  headline.reduce((lines, { length }) => lines + Math.ceil(length / letters), 0);

/** For `display` in `tailwind.config.ts`. */
const headlineSize = {
  '--letters': Math.min(mostLetters(headline), 24),
  '--word': mostLetters(headline.flatMap((line) => line.split(/[ \u00ad-]/u))),
  '--lines': countLines(24),
  '--phone-lines': countLines(16),
} as CSSProperties;

export default function LandingPage() {
  return (
    <>
      <section
        className={clsx(
          'flex grow flex-col items-center justify-center text-center',
          'gap-[clamp(1rem,4svh,2rem)] py-[clamp(1rem,8svh-24px,2.5rem)]',
          'header-stays:pt-[clamp(2rem,8svh-24px,2.5rem)] header-stays:pb-[clamp(0.5rem,min(8svh-24px,16svh-80px),2.5rem)]',
        )}
      >
        <LiveBadge>{landingPage.badge}</LiveBadge>
        <h1
          className={clsx(
            'letters-large font-semibold text-balance',
            'text-display phone:text-display-phone not-supports-[height:1svh]:text-page-title',
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
            'flex flex-wrap gap-4 *:min-w-[10.45em] max-sm:w-full max-sm:*:min-w-0 max-sm:*:flex-[1_0_9.5em] max-sm:*:px-3',
            'transition-look delay-100 duration-700 ease-enter arriving:transition-none entering:[translate:0_12px]',
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
