import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CardArrow } from '@/components/CardArrow';
import type { Project } from '@/content/projects';

/** Id of the hidden note on the work page that describes the link of each card. */
export const projectSiteNoteId = 'project-site-note';

interface CardProps extends ComponentProps<'article'> {
  project: Pick<Project, 'title' | 'description' | 'link'>;
  /** For the frame around the pictures. */
  frameAttributes?: ComponentProps<'div'> & { 'data-still'?: string | undefined };
  children: ReactNode;
  dots?: ReactNode;
}

/**
 * A project's card: its pictures, its text, and a link over all of that. The text comes first in the document, and
 * `order-*` puts it below the pictures.
 *
 *     z 20   the dots, and the part of the link over the pictures, which a finger may swipe
 *     z 10   the link over the whole card
 *            title, arrow and description
 *     z -10  the frame: its picture or, during a fade, two slides
 */
export function Card({
  project: { title, description, link },
  frameAttributes,
  children,
  dots,
  ...attributes
}: CardProps) {
  return (
    <article {...attributes} className="relative isolate flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="order-1 min-w-0 grow text-card-title font-semibold">
        <a
          href={link}
          aria-describedby={projectSiteNoteId}
          className={clsx(
            // On focus, browsers scroll to the title, but the outline ends 8 px below the description.
            'inline-flex scroll-mb-24 items-center gap-2 outline-none',
            'after:absolute after:inset-0 after:z-10 after:rounded-picture',
            'focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally',
          )}
        >
          {/* Leaves horizontal swipes over the pictures to `useSwipe`, not the browser. */}
          <span className="absolute inset-x-0 top-0 z-20 aspect-picture [touch-action:pan-y_pinch-zoom]" />
          {title}
          <CardArrow />
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">{description}</p>
      <div
        {...frameAttributes}
        className={clsx(
          'peer relative isolate -z-10 mb-4 aspect-picture w-full max-w-picture overflow-hidden rounded-picture',
          'border border-hairline border-t-hairline-top',
          'transition-[opacity,scale,box-shadow] duration-[300ms,300ms,150ms]',
          'dimmed:opacity-45 lit:opacity-100 lit:glow pressed:[scale:0.995]',
        )}
      >
        {children}
      </div>
      {dots}
    </article>
  );
}
