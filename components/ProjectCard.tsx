'use client';

import { AnimatePresence, useInView } from 'framer-motion';
import { useCallback, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { Arrow } from '@/components/Arrow';
import { FadingSlide } from '@/components/FadingSlide';
import { Picture, type PictureCopies } from '@/components/Picture';
import { SlidePicker } from '@/components/SlidePicker';
import { isPresent } from '@/components/slideshow';
import { swipeStep, type Point } from '@/components/swipe';
import { holdMotion, useMotion } from '@/components/use-motion';
import { usePageVisible } from '@/components/use-page-visible';
import { useSlideshow } from '@/components/use-slideshow';
import { fillIn } from '@/content/fill-in';

/** The words of a card's carousel, with places for `{title}`, `{number}` and `{count}`. */
export interface CarouselLabels {
  pictures: string;
  slide: string;
  pickers: string;
  picker: string;
}

interface ProjectCardProps {
  title: string;
  description: string;
  /** Address of the project's own site, which takes the whole window. */
  link: string;
  /** At least one; from two on they turn by themselves. */
  pictures: readonly PictureCopies[];
  labels: CarouselLabels;
  /** The first card's picture is what a visitor waits for. */
  isFirst: boolean;
}

/** Width of a card's picture: half the measure from 1024 px on, the window without its gutters below. */
const sizes =
  '(min-width: 1152px) 528px, (min-width: 1024px) calc(50vw - 48px), (min-width: 640px) calc(100vw - 64px), calc(100vw - 32px)';

/** A project of the portfolio: its pictures, which turn every 3 s where there are several, and one link. */
export function ProjectCard({ title, description, link, pictures, labels, isFirst }: ProjectCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const touchStart = useRef<Point>(undefined);
  const [isHovered, setIsHovered] = useState(false);
  // Farther away than two windows a card stays as it was exported: hundreds that come to life hold up the browser.
  const isNear = useInView(frame, { margin: '200% 0px', once: true });
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const isVisible = usePageVisible();
  const isMoving = useMotion();
  const count = pictures.length;
  const isCarousel = count > 1;
  const isTurning = Boolean(isMoving) && isCarousel && isOnScreen && isVisible && !isHovered;
  const [slideshow, dispatch] = useSlideshow(count, isTurning);
  const { shown } = slideshow;

  const pick = useCallback(
    (index: number) => {
      holdMotion();
      dispatch({ type: 'picked', index });
    },
    [dispatch],
  );

  // Focus by keyboard holds all carousels until asked to go on (APG); a press of the pointer is no such focus.
  function onFocus({ target }: FocusEvent): void {
    if (isCarousel && target.matches(':focus-visible')) holdMotion();
  }

  // A touch leaves no pointer behind that hovers; a mouse does.
  function onPointerEnter({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') setIsHovered(true);
  }

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent): void {
    touchStart.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
  }

  function onPointerUp({ clientX, clientY }: PointerEvent): void {
    const step = touchStart.current ? swipeStep(touchStart.current, { x: clientX, y: clientY }) : 0;
    touchStart.current = undefined;
    if (isCarousel && step !== 0) pick((shown + step + count) % count);
  }

  return (
    <article
      onFocus={onFocus}
      onPointerEnter={onPointerEnter}
      onPointerLeave={() => setIsHovered(false)}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      className="group relative isolate flex touch-pan-y flex-wrap items-center gap-x-4 gap-y-1"
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
          <Arrow className="-translate-x-1 text-key-light opacity-0 transition duration-hover group-hover:translate-x-0 group-hover:opacity-100 group-has-focus-visible:translate-x-0 group-has-focus-visible:opacity-100 print:hidden [@media(hover:none)]:translate-x-0 [@media(hover:none)]:opacity-100" />
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">
        {/* Above the stretched link, so that a mouse can select it. */}
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
            <AnimatePresence initial={false}>
              {pictures.map(
                (picture, index) =>
                  isPresent(slideshow, index) && (
                    <FadingSlide
                      key={picture.address}
                      index={index}
                      label={fillIn(labels.slide, { number: index + 1, count })}
                      picture={picture}
                      sizes={sizes}
                      isUrgent={isFirst && index === 0}
                      isShown={index === shown}
                      onEvent={isNear ? dispatch : undefined}
                    />
                  ),
              )}
            </AnimatePresence>
          </div>
        ) : (
          pictures.map((picture) => (
            <Picture key={picture.address} picture={picture} sizes={sizes} isUrgent={isFirst} />
          ))
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
            isAlive={isNear}
            onPick={pick}
          />
        </div>
      )}
    </article>
  );
}
