'use client';

import clsx from 'clsx';
import { AnimatePresence, useInView } from 'framer-motion';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FadingSlide } from '@/components/carousel/FadingSlide';
import { Picture, pictureFrame, type PictureCopies } from '@/components/Picture';
import { useSlideshow } from '@/components/carousel/slideshow';
import { holdMotion, useMotionAllowed } from '@/components/use-motion';
import { widthOfLongest } from '@/components/width-of-longest';
import { useSwipe } from '@/components/carousel/use-swipe';
import { fillIn } from '@/content/fill-in';
import type { pages } from '@/content/pages';
import type { Project } from '@/content/projects';

export interface ProjectCardProps extends Pick<Project, 'title' | 'description' | 'link'> {
  /** The project's pictures, at least one. Two or more take turns. */
  pictures: readonly PictureCopies[];
  /** The texts of a carousel, with the placeholders `{title}`, `{number}` and `{count}`. */
  labels: typeof pages.work.carousel;
  /** Whether the card's first picture loads before all other pictures. */
  isPriority: boolean;
  /** Id of the hidden note that describes a link to another site; undefined for a link within this site. */
  noteId?: string | undefined;
}

/** A project's card: its pictures (a carousel if there are several), its text, and one link over the whole card. */
export function ProjectCard({ pictures, labels, isPriority, noteId, ...project }: ProjectCardProps) {
  const { title, description, link } = project;
  const frame = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const isMoving = useMotionAllowed();
  const count = pictures.length;
  const isCarousel = count > 1;
  const isUnstarted = isMoving === undefined;
  const reasons = { unstarted: isUnstarted, paused: !isMoving, hovered: isHovered, offscreen: !isOnScreen };
  const [still] = Object.entries(reasons).find(([, holds]) => holds) ?? [];
  const [{ slides, shown, picked = shown }, dispatch] = useSlideshow(count, isCarousel && !still);
  const present = [...slides].filter(([index, { status }]) => index === shown || status === 'loading');

  // A page from the back/forward cache keeps its state, but the mouse may have left the card in the meantime.
  useEffect(() => {
    const followReturn = ({ persisted }: PageTransitionEvent) => persisted && setIsHovered(false);
    addEventListener('pageshow', followReturn);
    return () => removeEventListener('pageshow', followReturn);
  }, []);

  function pick(index: number): void {
    holdMotion();
    dispatch({ type: 'picked', index });
  }

  /** The index of the slide `step` slides after `index`. The slides go round in a circle. */
  const beside = (index: number, step: number) => (index + step + count) % count;

  function pickByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Key combinations such as Alt+ArrowLeft (Back) are left to the browser.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const dots = [...event.currentTarget.querySelectorAll('button')];
    const focused = dots.findIndex((dot) => dot === event.target);
    pick(beside(focused, step));
    dots[beside(focused, step)]?.focus();
  }

  // Touch fires pointer events too, but does not hover. `onPointerMove` sees a mouse that entered before hydration.
  const followMouse = ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse');

  return (
    <article
      // Keyboard focus stops all carousels until Play is pressed (ARIA Authoring Practices). A click or tap does not.
      onFocus={({ target }) => isCarousel && target.matches(':focus-visible') && holdMotion()}
      onPointerEnter={followMouse}
      onPointerMove={followMouse}
      onPointerLeave={() => setIsHovered(false)}
      {...useSwipe(frame, (step) => pick(beside(picked, step)))}
      className="group relative isolate flex flex-wrap items-center gap-x-4 gap-y-1"
    >
      <div
        aria-hidden="true"
        className="glow pointer-events-none absolute inset-x-0 top-0 z-10 aspect-picture max-w-picture rounded-picture opacity-0 transition-opacity duration-hover lit:opacity-100 print:hidden"
      />
      <h2 className="order-1 min-w-0 grow text-title font-semibold" style={widthOfLongest(title, 'title')}>
        <a
          href={link}
          aria-describedby={noteId}
          className="inline-flex items-center gap-2 outline-none print:flex-wrap after:absolute after:inset-0 after:z-10 after:rounded-picture focus-visible:after:outline-2 focus-visible:after:outline-offset-8 focus-visible:after:outline-tally"
        >
          {/* Stretches the link over the pictures, and leaves horizontal swipes to `useSwipe`, not the browser. */}
          {isCarousel && (
            <span className="absolute inset-x-0 top-0 z-20 aspect-picture [touch-action:pan-y_pinch-zoom]" />
          )}
          {title}
          <svg
            aria-hidden="true"
            viewBox="0 0 20 20"
            className="size-5 shrink-0 [translate:-4px] fill-none stroke-current stroke-[1.75] text-key-light opacity-0 forced-colors:[color:inherit] transition duration-hover lit:[translate:0] lit:opacity-100 touch:[translate:0] touch:opacity-100 print:hidden"
          >
            <path d="M5.5 14.5l9-9M7 5.5h7.5V13" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </a>
      </h2>
      <p className="order-3 w-full text-body text-pretty text-ink-quiet">{description}</p>
      <div
        {...(isCarousel && {
          ref: frame,
          role: 'group',
          'aria-roledescription': labels.role,
          'aria-label': fillIn(labels.pictures, { title }),
          'aria-live': still ? 'polite' : 'off',
          'data-still': still,
        })}
        className={clsx(
          pictureFrame,
          'isolate transition-[opacity,scale] duration-house dimmed:opacity-45 pressed:[scale:0.995]',
        )}
      >
        {!isCarousel && pictures[0] && <Picture picture={pictures[0]} isPriority={isPriority} />}
        {/* A slide that is no longer in `present` fades out. */}
        <AnimatePresence>
          {isCarousel &&
            present.map(([index, slide]) => (
              <FadingSlide
                key={index}
                {...slide}
                index={index}
                roleDescription={labels.slideRole}
                label={fillIn(labels.slide, { number: index + 1, count })}
                picture={pictures[index]!}
                isPriority={isPriority && index === 0}
                isShown={index === shown}
                onEvent={dispatch}
              />
            ))}
        </AnimatePresence>
      </div>
      {isCarousel && (
        // The padding catches taps that just miss a dot. Without it they would open the project's site.
        <div className="relative z-20 order-2 -m-[8px] -mr-[16px] touch-manipulation p-[8px] print:hidden">
          <div
            role="group"
            aria-label={fillIn(labels.pickers, { title })}
            // Before hydration, dots cannot be pressed. They only show which slide is shown.
            inert={isUnstarted}
            onKeyDown={pickByKey}
            className="flex flex-wrap"
          >
            {pictures.map((_, index) => (
              <button
                key={index}
                type="button"
                aria-label={fillIn(labels.picker, { number: index + 1, count })}
                aria-disabled={index === shown}
                onClick={({ currentTarget }) => {
                  pick(index);
                  // Safari does not focus a clicked button by itself.
                  currentTarget.focus();
                }}
                className="flex h-6 min-w-6 cursor-pointer touch-manipulation items-center justify-center rounded-full px-[8px] outline-offset-0!"
              >
                <span className="block h-2 w-2 rounded-full bg-control-edge transition-[width,background-color] duration-hover in-[button:hover:not([aria-disabled=true])]:bg-ink-quiet forced-color-adjust-none in-aria-disabled:w-5 in-aria-disabled:bg-key-light forced-colors:bg-[CanvasText] forced-colors:in-aria-disabled:bg-[LinkText]" />
              </button>
            ))}
          </div>
        </div>
      )}
    </article>
  );
}
