import { AnimatePresence, useInView } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { CardLayout } from '@/components/CardLayout';
import { CarouselDots } from '@/components/carousel/CarouselDots';
import { FadingSlide } from '@/components/carousel/FadingSlide';
import { useHover } from '@/components/carousel/use-hover';
import { useCarouselMotion } from '@/components/carousel/use-motion';
import { useSwipe } from '@/components/carousel/use-swipe';
import { useTurns } from '@/components/carousel/use-turns';
import { Picture, type ReadyPicture } from '@/components/pictures/Picture';
import { carousel as words } from '@/content/browser-words';
import type { Project } from '@/content/projects';

/** Any faster, and quick picks could change the picture more than three times a second (WCAG 2.2, 2.3.1). */
const hurriedRate = 3;

export interface CarouselProps {
  project: Pick<Project, 'title' | 'description' | 'link'>;
  pictures: readonly ReadyPicture[];
  isPriority: boolean;
}

export function Carousel({ project, pictures, isPriority }: CarouselProps) {
  const { title } = project;
  const total = pictures.length;
  const card = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const [isHovered, hoverHandlers] = useHover();
  const [motion, hold] = useCarouselMotion(card);
  const causes = [
    motion !== 'playing' && motion,
    isHovered && 'hovered',
    !isOnScreen && 'offscreen',
  ] as const;
  const cause = causes.find((one) => one !== false);
  const { shown, turn, due, pick, endFade } = useTurns(pictures, !cause);

  useEffect(() => {
    if (due === undefined) return;
    for (const slide of frame.current!.children)
      for (const fade of slide.getAnimations()) fade.updatePlaybackRate(hurriedRate);
  }, [due]);

  function pickByHand(index: number): void {
    hold();
    pick((index + total) % total);
  }

  const [takesSwipes, swipeHandlers] = useSwipe(frame, due ?? shown, pickByHand);

  return (
    <CardLayout
      ref={card}
      project={project}
      data-swipes={takesSwipes}
      onFocus={({ target }) => target.matches(':focus-visible') && hold()}
      {...hoverHandlers}
      {...swipeHandlers}
      frameAttributes={{
        ref: frame,
        role: 'group',
        'aria-roledescription': words.role,
        'aria-label': words.pictures(title),
        'aria-live': cause ? 'polite' : 'off',
        'data-still': cause,
      }}
      dots={
        <CarouselDots
          label={words.dots(title)}
          dotLabels={pictures.map((_, index) => words.dot(index + 1, total))}
          shown={shown}
          due={due}
          onPick={pickByHand}
        />
      }
    >
      <AnimatePresence onExitComplete={endFade}>
        <FadingSlide
          key={turn}
          role="group"
          aria-roledescription={words.slideRole}
          aria-label={words.slide(shown + 1, total)}
        >
          <Picture picture={pictures[shown]!} isPriority={isPriority} hasLoaded={turn > 0} />
        </FadingSlide>
      </AnimatePresence>
    </CardLayout>
  );
}
