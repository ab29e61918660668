import type { Metadata } from 'next';
import { pageMetadata } from '@/app/page-metadata';
import { Badge } from '@/components/Badge';
import { BookCallLink } from '@/components/BookCallLink';
import { ClientLogos } from '@/components/ClientLogos';
import { Headline } from '@/components/Headline';
import { LightPool } from '@/components/LightPool';
import { PulseControl } from '@/components/PulseControl';
import { ViewWorkLink } from '@/components/ViewWorkLink';
import clientLogos from '@/content/generated/client-logos.json';
import { pages } from '@/content/pages';

const { landing, shared } = pages;

/** https://nextjs.org/docs/app/api-reference/functions/generate-metadata */
export const metadata: Metadata = pageMetadata('landing');

/** The landing page: what the studio does, its two actions, and who uses its work. */
export default function LandingPage() {
  return (
    <>
      <LightPool />
      <section className="flex grow animate-rise flex-col items-center justify-center gap-6 py-8 text-center sm:gap-8 sm:py-10">
        {/* The control stands beside the badge, which stays in the middle; large type on a phone puts it below. */}
        <div className="@container w-full">
          <div className="grid items-center justify-items-center gap-2 @min-[18rem]:grid-cols-[1fr_auto_1fr]">
            <div className="@min-[18rem]:col-start-2">
              <Badge isLive>{landing.badge}</Badge>
            </div>
            <div className="flex rounded-full bg-surface-raised @min-[18rem]:h-0 @min-[18rem]:items-center @min-[18rem]:justify-self-start @min-[18rem]:bg-transparent">
              <PulseControl
                pauseLabel={shared.pauseMotion}
                playLabel={shared.playMotion}
                pausedNote={landing.pausedNote}
              />
            </div>
          </div>
        </div>
        <Headline lines={landing.headline} />
        <div className="flex w-full flex-col justify-center gap-4 min-[22.5rem]:w-auto min-[22.5rem]:flex-row">
          <BookCallLink look="primary" />
          <ViewWorkLink look="secondary" />
        </div>
      </section>
      <ClientLogos label={landing.logosLabel} logos={clientLogos} />
    </>
  );
}
