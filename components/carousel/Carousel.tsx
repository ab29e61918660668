import { AnimatePresence, useInView } from 'framer-motion';
import { useRef, type ReactNode } from 'react';
import { CarouselDots } from '@/components/carousel/CarouselDots';
import { FadingSlide } from '@/components/carousel/FadingSlide';
import { useHover } from '@/components/carousel/use-hover';
import { useSwipe } from '@/components/carousel/use-swipe';
import { useTurns } from '@/components/carousel/use-turns';
import { Picture, type ReadyPicture } from '@/components/Picture';
import { useCarouselMotion } from '@/components/use-motion';
import { carousel as words } from '@/content/browser-words';

export interface CarouselProps {
  title: string;
  /** The project's pictures, at least one. Two or more take turns in a carousel. */
  pictures: readonly ReadyPicture[];
  /** Whether the first picture loads before all other pictures. */
  isPriority: boolean;
  /** The style of the frame around the pictures. */
  frameStyle: string;
  /**
   * The card's heading and text. The mouse, a finger and keyboard focus on them affect the carousel too. They come first
   * in the document, and `order-*` puts them below the pictures.
   */
  children: ReactNode;
}

/** The pictures of a card that has several, and a dot for each. `docs/carousel.md` says when they take turns. */
export function Carousel({ title, pictures, isPriority, frameStyle, children }: CarouselProps) {
  const total = pictures.length;
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const [isHovered, hoverHandlers] = useHover();
  const [mayMove, hold] = useCarouselMotion();
  const reasons = {
    unstarted: mayMove === undefined,
    paused: !mayMove,
    hovered: isHovered,
    offscreen: !isOnScreen,
  };
  // The first that applies. `docs/carousel.md` lists them in this order.
  const still = Object.entries(reasons).find(([, applies]) => applies)?.[0];
  const { shown, turn, picked, pick, endLeaving } = useTurns(pictures, !still);

  function pickByHand(index: number): void {
    hold();
    pick((index + total) % total);
  }

  const swipeHandlers = useSwipe(frame, (step) => pickByHand((picked ?? shown) + step));

  const slideAttributes = (index: number) => ({
    role: 'group',
    'aria-roledescription': words.slideRole,
    'aria-label': words.slide(index + 1, total),
  });

  return (
    <div
      // Keyboard focus holds the carousel until Play is pressed (ARIA Authoring Practices). Focus by mouse or touch does not.
      onFocus={({ target }) => target.matches(':focus-visible') && hold()}
      {...hoverHandlers}
      {...swipeHandlers}
      className="contents"
    >
      {children}
      <div
        ref={frame}
        role="group"
        aria-roledescription={words.role}
        aria-label={words.pictures(title)}
        aria-live={still ? 'polite' : 'off'}
        data-still={still}
        className={`peer ${frameStyle}`}
      >
        <div
          {...slideAttributes(0)}
          aria-hidden={turn > 0}
          className="absolute inset-0 print:aria-hidden:hidden"
        >
          <Picture picture={pictures[0]!} isPriority={isPriority} />
        </div>
        {/* Each turn is a new slide, also if its picture has been shown before. */}
        <AnimatePresence onExitComplete={endLeaving}>
          {turn > 0 && <FadingSlide key={turn} {...slideAttributes(shown)} picture={pictures[shown]!} />}
        </AnimatePresence>
      </div>
      <CarouselDots
        label={words.pickers(title)}
        dotLabels={pictures.map((_, index) => words.picker(index + 1, total))}
        shown={shown}
        picked={picked}
        onPick={pickByHand}
      />
    </div>
  );
}
