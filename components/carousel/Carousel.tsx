import { AnimatePresence, useInView } from 'framer-motion';
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { FadingSlide } from '@/components/carousel/FadingSlide';
import { FirstPicture } from '@/components/carousel/FirstPicture';
import { useSwipe } from '@/components/carousel/use-swipe';
import { useTurns } from '@/components/carousel/use-turns';
import { pictureFrame } from '@/components/Picture';
import { useCarouselMotion } from '@/components/use-motion';
import { fillIn } from '@/content/fill-in';
import type { pages } from '@/content/content';
import type { ReadyPicture } from '@/content/pictures';

export interface CarouselProps {
  title: string;
  /** The project's pictures, at least one. Two or more take turns in a carousel. */
  pictures: readonly ReadyPicture[];
  /** The texts of a carousel, with the placeholders `{title}`, `{number}` and `{total}`. */
  labels: typeof pages.work.carousel;
  /** Whether the first picture loads before all other pictures. */
  isPriority: boolean;
}

/** The frame of a card's pictures, which answers to the hand: other cards' frames are dimmed, and a pressed one shrinks. */
export const cardFrame = `${pictureFrame} isolate transition-[opacity,scale] duration-house dimmed:opacity-45 lit:opacity-100 pressed:[scale:0.995]`;

/**
 * The pictures of a card that has several, and a dot for each. `docs/carousel.md` says when they take turns. `children`
 * are the card's heading and text: a mouse, a finger or keyboard focus there counts too.
 */
export function Carousel({
  title,
  pictures,
  labels,
  isPriority,
  children,
}: CarouselProps & { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isHovered, setIsHovered] = useState(false);
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const [mayMove, hold] = useCarouselMotion();
  const reasons = {
    unstarted: mayMove === undefined,
    paused: !mayMove,
    hovered: isHovered,
    offscreen: !isOnScreen,
  };
  const [still] = Object.entries(reasons).find(([, holds]) => holds) ?? [];
  const { shown, turn, picked, pick, finishTurn } = useTurns(pictures, !still);
  const total = pictures.length;
  const attributesOf = (index: number) => ({
    role: 'group',
    'aria-roledescription': labels.slideRole,
    'aria-label': fillIn(labels.slide, { number: index + 1, total }),
  });

  // A page from the back/forward cache keeps its state, but the mouse may have left the card in the meantime.
  useEffect(() => {
    const followReturn = ({ persisted }: PageTransitionEvent) => persisted && setIsHovered(false);
    addEventListener('pageshow', followReturn);
    return () => removeEventListener('pageshow', followReturn);
  }, []);

  function pickByHand(index: number): void {
    hold();
    pick(index);
  }

  /** The index of the slide `step` slides after `index`. The slides go round in a circle. */
  const beside = (index: number, step: number) => (index + step + total) % total;

  function pickByKey(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // Key combinations such as Alt+ArrowLeft (Back) are left to the browser.
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const dots = [...event.currentTarget.querySelectorAll('button')];
    const focused = dots.findIndex((dot) => dot === event.target);
    pickByHand(beside(focused, step));
    dots[beside(focused, step)]?.focus();
  }

  // Touch fires pointer events too, but does not hover. `onPointerMove` sees a mouse that entered before hydration.
  const followMouse = ({ pointerType }: PointerEvent) => setIsHovered(pointerType === 'mouse');

  return (
    <div
      // Keyboard focus holds the carousel until Play is pressed (ARIA Authoring Practices). A click or tap does not.
      onFocus={({ target }) => target.matches(':focus-visible') && hold()}
      onPointerEnter={followMouse}
      onPointerMove={followMouse}
      onPointerLeave={() => setIsHovered(false)}
      {...useSwipe(frame, (step) => pickByHand(beside(picked ?? shown, step)))}
      className="contents"
    >
      {children}
      <div
        ref={frame}
        role="group"
        aria-roledescription={labels.role}
        aria-label={fillIn(labels.pictures, { title })}
        aria-live={still ? 'polite' : 'off'}
        data-still={still}
        className={`peer ${cardFrame}`}
      >
        <div
          {...attributesOf(0)}
          aria-hidden={turn > 0}
          className="absolute inset-0 print:aria-hidden:hidden"
        >
          <FirstPicture picture={pictures[0]!} isPriority={isPriority} />
        </div>
        {/* Keyed by turn, not by slide: a slide can return while its earlier copy is still leaving. */}
        <AnimatePresence onExitComplete={finishTurn}>
          {turn > 0 && <FadingSlide key={turn} {...attributesOf(shown)} picture={pictures[shown]!} />}
        </AnimatePresence>
      </div>
      {/* The padding catches taps that just miss a dot. Without it they would open the project's site. */}
      <div
        role="group"
        aria-label={fillIn(labels.pickers, { title })}
        onKeyDown={pickByKey}
        className="relative z-20 order-2 -m-[8px] -mr-[16px] flex touch-manipulation flex-wrap p-[8px] peer-data-[still=unstarted]:invisible print:hidden"
      >
        {pictures.map((_, index) => (
          <button
            key={index}
            type="button"
            aria-label={fillIn(labels.picker, { number: index + 1, total })}
            aria-disabled={index === shown}
            data-waiting={index === picked ? '' : undefined}
            onClick={({ currentTarget }) => {
              pickByHand(index);
              // Safari does not focus a clicked button by itself.
              currentTarget.focus();
            }}
            className="flex h-6 min-w-6 cursor-pointer touch-manipulation items-center justify-center rounded-full px-[8px] outline-offset-0!"
          >
            <span className="block h-2 w-2 rounded-full bg-control-edge transition-[width,background-color] duration-hover in-[button:hover:not([aria-disabled=true])]:bg-ink-quiet forced-color-adjust-none in-aria-disabled:w-5 in-aria-disabled:bg-key-light in-data-waiting:w-5 forced-colors:bg-[CanvasText] forced-colors:in-aria-disabled:bg-[LinkText]" />
          </button>
        ))}
      </div>
    </div>
  );
}
