import { pageMetadata } from '@/app/page-metadata';
import { ActionLink } from '@/components/ActionLink';
import { Badge } from '@/components/Badge';
import { ClientLogos } from '@/components/ClientLogos';
import { HeadingWords } from '@/components/HeadingWords';
import { LightPool } from '@/components/LightPool';
import { PulseControl } from '@/components/PulseControl';
import { widthOfLongest } from '@/components/width-of-longest';
import { pages } from '@/content/pages';
import { routes } from '@/content/routes';
import { site } from '@/content/site';

const { landing, shared } = pages;

export const metadata = pageMetadata('landing');

/** The landing page: the headline, two actions and the client logos. */
export default function LandingPage() {
  return (
    <>
      <LightPool />
      <section className="flex grow animate-rise flex-col items-center justify-center gap-6 py-8 text-center sm:gap-8 sm:py-10 [@media(max-height:30rem)]:gap-4 [@media(max-height:30rem)]:py-4">
        {/* `PulseControl` stands beside the badge, which stays centred, or below it on a phone with large type. */}
        <div className="group grid w-full items-center justify-items-center gap-2 min-[20rem]:grid-cols-[1fr_auto_1fr]">
          <div className="min-[20rem]:col-start-2">
            <Badge isLive>{landing.badge}</Badge>
          </div>
          <div className="flex rounded-full bg-surface-raised min-[20rem]:h-0 min-[20rem]:items-center min-[20rem]:justify-self-start min-[20rem]:bg-transparent">
            <PulseControl />
          </div>
        </div>
        <h1 // The padding is for accents that rise above the tight lines: the gradient colours only the padding box.
          className="-mt-[0.2em] max-w-full bg-lit bg-clip-text pt-[0.2em] pb-[0.12em] text-display font-semibold text-balance text-transparent contrast-more:bg-none contrast-more:text-current print:bg-none print:text-current forced-colors:bg-none forced-colors:text-current"
          style={widthOfLongest(landing.headline.join(' '), 13)}
        >
          {landing.headline.map((line) => (
            <span key={line} className="block">
              <HeadingWords>{`${line} `}</HeadingWords>
            </span>
          ))}
        </h1>
        <div className="flex w-full flex-col flex-wrap justify-center gap-4 min-[22.5rem]:w-auto min-[22.5rem]:flex-row">
          <ActionLink href={site.bookingAddress} look="primary" opensNewTab>
            {shared.bookCall}
          </ActionLink>
          <ActionLink href={routes.work} look="secondary">
            {shared.viewWork}
          </ActionLink>
        </div>
      </section>
      <ClientLogos />
    </>
  );
}
