import { pageMetadata } from '@/app/page-metadata';
import { ActionLink } from '@/components/ActionLink';
import { ClientLogos } from '@/components/ClientLogos';
import { HeadingWords } from '@/components/HeadingWords';
import { LiveBadge } from '@/components/LiveBadge';
import { widthOfLongest } from '@/components/width-of-longest';
import { pages, site } from '@/content/content';
import { isOutside, routes } from '@/content/routes';

const { landing, shared } = pages;

export const metadata = pageMetadata('landing');

/** The headline's type size follows from the width of its longest word and line, in em, and from the number of lines. */
const headlineStyle = {
  ...widthOfLongest(landing.headline.join(' '), 'display'),
  '--line': (0.457 * Math.max(...landing.headline.map(({ length }) => length))).toFixed(1),
  '--lines': landing.headline.length,
  // The padding of `letters-lit`, and 6 px of each gutter. No utilities, which the style sheet of every page would have.
  marginInline: 'calc(-6px - 0.06em)',
  maxWidth: 'calc(100% + 12px + 0.12em)',
};

/** The landing page: the headline, two actions and the client logos. */
export default function LandingPage() {
  return (
    <>
      <section className="@container flex grow flex-col items-center justify-center gap-[clamp(1rem,4svh,2rem)] py-[clamp(1rem,8svh-24px,2.5rem)] text-center">
        <LiveBadge>{landing.badge}</LiveBadge>
        <h1 className="letters-lit text-display font-semibold text-balance" style={headlineStyle}>
          {landing.headline.map((line) => (
            <span key={line} className="block">
              <HeadingWords>{`${line} `}</HeadingWords>
            </span>
          ))}
        </h1>
        <div className="flex flex-wrap gap-4 transition delay-100 duration-700 ease-enter *:grow arriving:transition-none entering:[translate:0_12px]">
          <ActionLink href={site.bookingAddress} look="primary" opensNewTab={isOutside(site.bookingAddress)}>
            {shared.bookCall}
          </ActionLink>{' '}
          <ActionLink href={routes.work} look="secondary">
            {shared.viewWork}
          </ActionLink>
        </div>
      </section>
      <ClientLogos />
    </>
  );
}
