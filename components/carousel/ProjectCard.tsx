'use client';

import clsx from 'clsx';
import { Fragment } from 'react';
import { cardFrame, Carousel, type CarouselProps } from '@/components/carousel/Carousel';
import { FirstPicture } from '@/components/carousel/FirstPicture';
import { widthOfLongest } from '@/components/width-of-longest';
import type { Project } from '@/content/schema';

export interface ProjectCardProps extends CarouselProps, Pick<Project, 'description' | 'link'> {
  /** Id of the hidden note that describes a link to another site; undefined for a link within this site. */
  noteId?: string | undefined;
  /** Whether it is the page's only card. Where two would fit, its words stand beside its pictures. */
  isAlone?: boolean;
}

/** A project's card: its pictures (a carousel if there are several), its text, and any link, over the whole card. */
export function ProjectCard({ description, link, noteId, isAlone, ...carousel }: ProjectCardProps) {
  const { title, pictures, isPriority } = carousel;
  const Words = isAlone ? 'div' : Fragment;
  const words = (
    <Words {...(isAlone && { className: 'order-1' })}>
      <h2 className="order-1 min-w-0 grow text-title font-semibold" style={widthOfLongest(title, 'title')}>
        <a
          // Without an address, it is no link: neither Tab nor screen readers stop at it.
          href={link}
          aria-describedby={noteId}
          className="inline-flex items-center gap-2 outline-none print:flex-wrap after:absolute after:inset-0 after:z-10 after:rounded-picture focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally"
        >
          {/* Stretches the link over the pictures, and leaves horizontal swipes to `useSwipe`, not the browser. */}
          <span
            className="absolute inset-x-0 top-0 z-20 aspect-picture [touch-action:pan-y_pinch-zoom]"
            {...(isAlone && { style: { maxHeight: '100%' } })}
          />
          {title}
          {link && (
            <svg
              aria-hidden="true"
              viewBox="0 0 20 20"
              className="size-5 shrink-0 [translate:-4px] fill-none stroke-current stroke-[1.75] text-key-light opacity-0 forced-colors:[color:inherit] transition duration-hover lit:[translate:0] lit:opacity-100 touch:[translate:0] touch:opacity-100 print:hidden"
            >
              <path d="M5.5 14.5l9-9M7 5.5h7.5V13" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          )}
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">{description}</p>
    </Words>
  );
  return (
    <article
      className={clsx(
        'relative isolate',
        isAlone
          ? 'grid grid-cols-1 items-center gap-x-8 gap-y-1 two-columns:grid-cols-2'
          : 'flex flex-wrap items-center gap-x-4 gap-y-1',
      )}
    >
      <div
        aria-hidden="true"
        {...(isAlone && { style: { gridColumn: '1 / 2' } })}
        className="glow pointer-events-none absolute inset-x-0 top-0 -z-10 aspect-picture max-w-picture rounded-picture opacity-0 transition-opacity duration-hover lit:opacity-100 print:hidden"
      />
      {pictures.length > 1 ? (
        <Carousel {...carousel}>{words}</Carousel>
      ) : (
        <>
          {words}
          <div className={cardFrame}>
            <FirstPicture picture={pictures[0]!} isPriority={isPriority} />
          </div>
        </>
      )}
    </article>
  );
}
