'use client';

import { AnimatePresence, useInView } from 'framer-motion';
import { useRef, useState } from 'react';
import { FadingSlide } from '@/components/FadingSlide';
import { Picture, type PictureCopies } from '@/components/Picture';
import { SlidePicker } from '@/components/SlidePicker';
import { isInPage, useSlideshow } from '@/components/slideshow';
import { holdMotion, useMotion } from '@/components/use-motion';
import { useSwipe } from '@/components/use-swipe';
import { fillIn } from '@/content/fill-in';
import type { pages } from '@/content/pages';
import type { Project } from '@/content/projects';

interface ProjectCardProps extends Pick<Project, 'title' | 'description' | 'link'> {
  /** At least one; two or more take turns. */
  pictures: readonly PictureCopies[];
  /** The words of a carousel, with places for `{title}`, `{number}` and `{count}`. */
  labels: typeof pages.work.carousel;
  /** Loads the card's first picture before all others. */
  isFirst: boolean;
}

/** A project: its pictures, as a carousel if there are several, and one link that covers the card. */
export function ProjectCard({ title, description, link, pictures, labels, isFirst }: ProjectCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  // A card keeps its exported markup until it is within two windows: to set up hundreds at once would block the browser.
  const isInteractive = useInView(frame, { margin: '200% 0px', once: true });
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const isMoving = useMotion();
  const count = pictures.length;
  const isCarousel = count > 1;
  const isTurning = Boolean(isMoving) && isCarousel && isOnScreen && !isHovered;
  const [slideshow, dispatch] = useSlideshow(count, isTurning);
  const { shown, picked = shown } = slideshow;

  function pick(index: number): void {
    holdMotion();
    dispatch({ type: 'picked', index });
  }

  const swipe = useSwipe((step) => {
    if (isCarousel) pick((picked + step + count) % count);
  });

  return (
    <article
      // Keyboard focus stops all carousels until a visitor presses Play (APG); focus by pointer does not.
      onFocus={({ target }) => isCarousel && target.matches(':focus-visible') && holdMotion()}
      // Touch does not hover, but it fires these events too. A mouse may have entered before script arrived.
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerMove={({ pointerType }) => setIsHovered(pointerType === 'mouse')}
      onPointerLeave={() => setIsHovered(false)}
      {...swipe}
      className="group relative isolate flex touch-pan-y touch-pinch-zoom flex-wrap items-center gap-x-4 gap-y-1"
    >
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -inset-x-24 -inset-y-16 -z-10 bg-pool-card opacity-0 transition-opacity duration-hover group-hover:opacity-100 group-has-focus-visible:opacity-100 print:hidden"
      />
      <h2 className="order-1 grow text-title font-semibold">
        <a
          href={link}
          className="inline-flex items-center gap-2 outline-none after:absolute after:inset-0 after:z-10 after:rounded-picture focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally"
        >
          {title}
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-5 -translate-x-1 fill-none stroke-current stroke-[1.75] text-key-light opacity-0 transition duration-hover group-hover:translate-x-0 group-hover:opacity-100 group-has-focus-visible:translate-x-0 group-has-focus-visible:opacity-100 print:hidden [@media(hover:none)]:translate-x-0 [@media(hover:none)]:opacity-100"
          >
            <path d="M5.5 14.5l9-9M7 5.5h7.5V13" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">
        {/* Above the link, so that its text can be selected. */}
        <span className="relative z-20">{description}</span>
      </p>
      <div
        ref={frame}
        {...(isCarousel && {
          role: 'group',
          'aria-roledescription': 'carousel',
          'aria-label': fillIn(labels.pictures, { title }),
        })}
        className="relative mb-4 aspect-16/10 w-full overflow-hidden rounded-picture bg-surface-raised"
      >
        {isCarousel ? (
          <div aria-live={isTurning ? 'off' : 'polite'} className="absolute inset-0 isolate">
            <AnimatePresence>
              {pictures.map(
                (picture, index) =>
                  isInPage(slideshow, index) && (
                    <FadingSlide
                      key={index}
                      index={index}
                      label={fillIn(labels.slide, { number: index + 1, count })}
                      picture={picture}
                      isFirst={isFirst && index === 0}
                      isShown={index === shown}
                      onEvent={isInteractive ? dispatch : undefined}
                    />
                  ),
              )}
            </AnimatePresence>
          </div>
        ) : (
          pictures[0] && <Picture picture={pictures[0]} isFirst={isFirst} />
        )}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-picture border border-hairline border-t-hairline-lit"
        />
      </div>
      {isCarousel && (
        <div className="relative z-20 order-2 -mr-2">
          <SlidePicker
            count={count}
            current={shown}
            label={fillIn(labels.pickers, { title })}
            dotLabel={labels.picker}
            isInteractive={isInteractive}
            onPick={pick}
          />
        </div>
      )}
    </article>
  );
}
