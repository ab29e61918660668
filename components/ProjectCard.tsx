'use client';

import { AnimatePresence } from 'framer-motion';
import { useCallback, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { Arrow } from '@/components/Arrow';
import { FadingSlide } from '@/components/FadingSlide';
import { loadPicture } from '@/components/load-picture';
import { holdMotion } from '@/components/motion-choice';
import { Picture } from '@/components/Picture';
import type { PictureCopies } from '@/components/picture-source';
import { SlidePicker } from '@/components/SlidePicker';
import { swipeStep, type Point } from '@/components/swipe';
import { useDocumentVisible } from '@/components/use-document-visible';
import { useMotion } from '@/components/use-motion';
import { useNear } from '@/components/use-near';
import { useOnScreen } from '@/components/use-on-screen';
import { useSlideshow } from '@/components/use-slideshow';
import { fillIn } from '@/content/fill-in';

/** One picture of a project's card. */
export interface Slide extends PictureCopies {
  alt: string;
}

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
  slides: readonly Slide[];
  labels: CarouselLabels;
  /** The first card's picture is what a visitor waits for. */
  isFirst: boolean;
}

/** Width of a card's picture: half the measure from 1024 px on, the window without its gutters below. */
const sizes =
  '(min-width: 1152px) 528px, (min-width: 1024px) calc(50vw - 48px), (min-width: 640px) calc(100vw - 64px), calc(100vw - 32px)';

/** A project of the portfolio: its pictures, which turn every 3 s where there are several, and one link. */
export function ProjectCard({ title, description, link, slides, labels, isFirst }: ProjectCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const touchStart = useRef<Point>(undefined);
  const [isHovered, setIsHovered] = useState(false);
  // Far from the window a card stays as it was exported: hundreds that come to life at once hold up the browser.
  const isNear = useNear(frame);
  const isOnScreen = useOnScreen(frame, isNear);
  const isVisible = useDocumentVisible(isNear);
  const { isMoving } = useMotion(isNear);
  const count = slides.length;
  const isCarousel = count > 1;
  const prepare = useCallback(
    async (index: number) => {
      const slide = slides[index];
      return slide !== undefined && loadPicture(slide, sizes);
    },
    [slides],
  );
  const isTurning = isMoving && isOnScreen && isVisible && !isHovered;
  const { current, hasChanged, goTo } = useSlideshow({ count, isTurning, prepare });
  const slide = slides[current];

  function pick(index: number): void {
    holdMotion();
    goTo(index);
  }

  // Focus by keyboard holds all carousels until asked to go on (APG); a press of the pointer is no such focus.
  function onFocus({ target }: FocusEvent): void {
    if (isCarousel && target.matches(':focus-visible')) holdMotion();
  }

  // A touch leaves no pointer behind that hovers; a mouse does.
  function onPointerOver({ pointerType }: PointerEvent): void {
    if (pointerType === 'mouse') setIsHovered(true);
  }

  function onPointerDown({ pointerType, clientX, clientY }: PointerEvent): void {
    touchStart.current = pointerType === 'mouse' ? undefined : { x: clientX, y: clientY };
  }

  function onPointerUp({ clientX, clientY }: PointerEvent): void {
    const step = touchStart.current ? swipeStep(touchStart.current, { x: clientX, y: clientY }) : 0;
    touchStart.current = undefined;
    if (isCarousel && step !== 0) pick((current + step + count) % count);
  }

  const picture = slide && (
    <Picture
      picture={slide}
      alt={slide.alt}
      sizes={sizes}
      isUrgent={isFirst && current === 0}
      className="size-full object-cover text-label"
    />
  );
  return (
    <article
      onFocus={onFocus}
      onPointerEnter={onPointerOver}
      onPointerLeave={() => setIsHovered(false)}
      onPointerDown={onPointerDown}
      onPointerUp={onPointerUp}
      className="group relative isolate grid touch-pan-y grid-cols-[1fr_auto] items-center gap-x-4"
    >
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -inset-x-24 -inset-y-16 -z-10 bg-pool-card opacity-0 transition-opacity duration-hover group-hover:opacity-100 group-has-focus-visible:opacity-100 print:hidden"
      />
      <h2 className="row-start-2 mt-5 text-title font-semibold">
        <a
          href={link}
          className="inline-flex items-center gap-2 outline-none after:absolute after:inset-0 after:z-10 after:rounded-picture focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally"
        >
          {title}
          <Arrow className="-translate-x-1 text-key-light opacity-0 transition duration-hover group-hover:translate-x-0 group-hover:opacity-100 group-has-focus-visible:translate-x-0 group-has-focus-visible:opacity-100 print:hidden [@media(hover:none)]:translate-x-0 [@media(hover:none)]:opacity-100" />
        </a>
      </h2>
      <p className="col-span-2 row-start-3 mt-1 text-body text-pretty text-ink-quiet">{description}</p>
      <div
        ref={frame}
        {...(isCarousel && {
          role: 'group',
          'aria-roledescription': 'carousel',
          'aria-label': fillIn(labels.pictures, { title }),
        })}
        className="relative col-span-2 row-start-1 aspect-16/10 overflow-hidden rounded-picture bg-surface-raised"
      >
        {isCarousel ? (
          <div aria-live={isTurning ? 'off' : 'polite'} className="absolute inset-0 isolate">
            <AnimatePresence initial={false}>
              <FadingSlide
                key={current}
                label={fillIn(labels.slide, { number: current + 1, count })}
                fadesIn={hasChanged}
              >
                {picture}
              </FadingSlide>
            </AnimatePresence>
          </div>
        ) : (
          picture
        )}
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-picture border border-hairline border-t-hairline-lit"
        />
      </div>
      {isCarousel && (
        <div className="relative z-20 row-start-2 mt-5 -mr-2">
          <SlidePicker
            count={count}
            current={current}
            label={fillIn(labels.pickers, { title })}
            dotLabel={labels.picker}
            onPick={isNear ? pick : undefined}
          />
        </div>
      )}
    </article>
  );
}
