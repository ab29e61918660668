import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Project } from '@/content/projects';

export const projectSiteNoteId = 'project-site-note';

interface CardLayoutProps extends ComponentProps<'article'> {
  project: Pick<Project, 'title' | 'description' | 'link'>;
  frameAttributes?: ComponentProps<'div'> & { 'data-still'?: string | undefined };
  children: ReactNode;
  dots?: ReactNode;
}

/** From the front: dots and the swiped part of the link (z 20), the link (10), the text, the pictures (-10). */
export function CardLayout({
  project: { title, description, link },
  frameAttributes,
  children,
  dots,
  ...attributes
}: CardLayoutProps) {
  return (
    <article {...attributes} className="relative isolate flex flex-wrap items-center gap-x-4 gap-y-1">
      {/* A touch screen's glow, lower because the intro is near. */}
      <div className="absolute inset-0 top-4 bottom-1/2 -z-20 opacity-0 glow [--passed:0] passing:lit-midway" />
      <h2 className="order-1 min-w-0 grow text-card-title font-semibold dimmed:text-ink-quiet lit:text-ink">
        <a
          href={link}
          aria-describedby={projectSiteNoteId}
          className={clsx(
            // On focus, browsers scroll to the title, but focus is shown around the card.
            'inline-flex scroll-mb-24 items-center gap-2 outline-none',
            'after:absolute after:inset-0 after:z-10 after:rounded-picture',
            'focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally',
          )}
        >
          {/* Leaves horizontal swipes to `useSwipe`. */}
          <span className="absolute inset-x-0 top-0 z-20 aspect-picture [[data-swipes=true]_&]:[touch-action:pan-y_pinch-zoom]" />
          {title}
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            width="20"
            height="20"
            className={clsx(
              'size-5 shrink-0 fill-none stroke-current stroke-[1.75]',
              'text-key-light forced-colors:[color:inherit]',
              '[translate:-4px] opacity-0 transition-look duration-hover',
              'lit:[translate:0] lit:opacity-100 touch:[translate:0] touch:opacity-100',
            )}
          >
            <path d="M5.5 14.5l9-9M7 5.5h7.5V13" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">{description}</p>
      <div
        {...frameAttributes}
        className={clsx(
          'peer relative isolate -z-10 mb-4 aspect-picture w-full max-w-picture overflow-hidden rounded-picture',
          'border border-hairline border-t-hairline-top',
          'transition-[opacity,scale] duration-300',
          'dimmed:opacity-45 lit:opacity-100 lit:glow pressed:[scale:0.995]',
          'passing:lit-midway',
        )}
      >
        {children}
      </div>
      {dots}
    </article>
  );
}
