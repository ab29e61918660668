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
import { routes } from '@/content/routes';
import { socialCards } from '@/content/social-cards';

const { landing, shared } = pages;

/** https://nextjs.org/docs/app/api-reference/functions/generate-metadata */
export const metadata: Metadata = pageMetadata({
  title: landing.metaTitle,
  description: landing.metaDescription,
  path: routes.landing,
  card: socialCards.landing,
  cardAlt: landing.cardAlt,
});

/** The landing page: what the studio does, its two actions, and who uses its work. */
export default function LandingPage() {
  return (
    <>
      <LightPool />
      <section className="flex grow animate-rise flex-col items-center justify-center gap-6 py-8 text-center sm:gap-8 sm:py-10">
        <div className="relative flex items-center">
          <Badge isLive>{landing.badge}</Badge>
          <div className="absolute left-full ml-2 flex">
            <PulseControl
              pauseLabel={shared.pauseMotion}
              playLabel={shared.playMotion}
              pausedNote={landing.pausedNote}
            />
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
