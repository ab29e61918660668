'use client';

import { AnimatePresence, domMin, LazyMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useCallback, useRef } from 'react';
import { Arrow } from '@/components/Arrow';
import { loadPicture } from '@/components/load-picture';
import { Picture } from '@/components/Picture';
import type { PictureCopies } from '@/components/picture-source';
import { SlideDots } from '@/components/SlideDots';
import { slideFade } from '@/components/slide-timing';
import { useDocumentVisible } from '@/components/use-document-visible';
import { useMediaQuery } from '@/components/use-media-query';
import { useOnScreen } from '@/components/use-on-screen';
import { useSlide } from '@/components/use-slide';

/** One picture of a project's card. */
export interface Slide extends PictureCopies {
  alt: string;
}

interface ProjectCardProps {
  title: string;
  description: string;
  /** Address of the project's own site, which takes the whole window. */
  link: string;
  /** At least one; from two on they turn by themselves. */
  slides: readonly Slide[];
  /** The first card's picture is what a visitor waits for. */
  isFirst: boolean;
}

/** Width of a card's picture: half the measure from 1024 px on, the window without its gutters below. */
const sizes =
  '(min-width: 1152px) 528px, (min-width: 1024px) calc(50vw - 48px), (min-width: 640px) calc(100vw - 64px), calc(100vw - 32px)';

/** A project of the portfolio: its pictures, which turn every 3 s where there are several, and one link. */
export function ProjectCard({ title, description, link, slides, isFirst }: ProjectCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useOnScreen(frame);
  const isVisible = useDocumentVisible();
  const isMotionReduced = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const prepare = useCallback(
    async (index: number) => {
      const slide = slides[index];
      return slide !== undefined && loadPicture(slide, sizes);
    },
    [slides],
  );
  const current = useSlide({
    count: slides.length,
    isTurning: isOnScreen && isVisible && !isMotionReduced,
    prepare,
  });
  const slide = slides[current];
  return (
    <article className="group relative isolate grid grid-cols-[1fr_auto] items-center gap-x-4">
      <div
        aria-hidden="true"
        className="pointer-events-none absolute -inset-x-24 -inset-y-16 -z-10 bg-pool-card opacity-0 transition-opacity duration-hover group-hover:opacity-100 group-has-focus-visible:opacity-100"
      />
      <h2 className="row-start-2 mt-5 text-title font-semibold">
        <a
          href={link}
          className="inline-flex items-center gap-2 outline-none after:absolute after:inset-0 after:z-10 after:rounded-picture focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally"
        >
          {title}
          <Arrow className="-translate-x-1 text-key-light opacity-0 transition duration-hover group-hover:translate-x-0 group-hover:opacity-100 group-has-focus-visible:translate-x-0 group-has-focus-visible:opacity-100 [@media(hover:none)]:translate-x-0 [@media(hover:none)]:opacity-100" />
        </a>
      </h2>
      <p className="col-span-2 row-start-3 mt-1 text-body text-pretty text-ink-quiet">{description}</p>
      <div
        ref={frame}
        className="relative col-span-2 row-start-1 aspect-16/10 overflow-hidden rounded-picture bg-surface-raised"
      >
        <LazyMotion features={domMin} strict>
          <AnimatePresence initial={false}>
            {slide && (
              <m.div
                key={current}
                className="absolute inset-0 mix-blend-plus-lighter"
                initial={{ opacity: 0 }}
                animate={{ opacity: 1 }}
                exit={{ opacity: 0 }}
                transition={{ duration: slideFade / 1000, ease: 'linear' }}
              >
                <Picture
                  picture={slide}
                  alt={slide.alt}
                  sizes={sizes}
                  isUrgent={isFirst && current === 0}
                  className="size-full object-cover text-label"
                />
              </m.div>
            )}
          </AnimatePresence>
        </LazyMotion>
        <div
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 rounded-picture border border-hairline border-t-hairline-lit"
        />
      </div>
      {slides.length > 1 && (
        <div className="row-start-2 mt-5">
          <SlideDots count={slides.length} current={current} />
        </div>
      )}
    </article>
  );
}
