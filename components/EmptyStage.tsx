import type { Ref } from 'react';
import { ActionLink } from '@/components/ActionLink';
import { Badge } from '@/components/Badge';
import { LightPool } from '@/components/LightPool';

interface EmptyStageProps {
  badge: string;
  title: string;
  message: string;
  /** Words of the one action, which leads to the landing page. */
  button: string;
  /** For a page that moves the focus to its title. */
  titleRef?: Ref<HTMLHeadingElement>;
}

/** An empty stage with the light on: the page for an address or an error that leads nowhere else. */
export function EmptyStage({ badge, title, message, button, titleRef }: EmptyStageProps) {
  return (
    <>
      <LightPool />
      <section className="flex grow animate-rise flex-col items-center justify-center gap-8 pb-16 text-center">
        <Badge>{badge}</Badge>
        <h1
          ref={titleRef}
          tabIndex={titleRef ? -1 : undefined}
          className="bg-stage bg-clip-text px-[0.06em] py-[0.08em] text-stage font-bold text-transparent outline-none contrast-more:bg-none contrast-more:text-current print:bg-none print:text-current forced-colors:bg-none forced-colors:text-current"
        >
          {title}
        </h1>
        <p className="max-w-[30ch] text-lead text-balance">{message}</p>
        <ActionLink href="/" look="primary">
          {button}
        </ActionLink>
      </section>
    </>
  );
}
