import { AnimatePresence, useInView } from 'framer-motion';
import { useRef } from 'react';
import { CardLayout } from '@/components/CardLayout';
import { CarouselDots } from '@/components/carousel/CarouselDots';
import { FadingSlide } from '@/components/carousel/FadingSlide';
import { useHover } from '@/components/carousel/use-hover';
import { useCarouselMotion } from '@/components/carousel/use-motion';
import { useSwipe } from '@/components/carousel/use-swipe';
import { useTurns } from '@/components/carousel/use-turns';
import { imageAttributes, Picture, sizesAttribute, type ReadyPicture } from '@/components/pictures/Picture';
import { carousel as words } from '@/content/browser-words';
import type { Project } from '@/content/projects';

export interface CarouselProps {
  project: Pick<Project, 'title' | 'description' | 'link'>;
  pictures: readonly ReadyPicture[];
  isPriority: boolean;
}

export function Carousel({ project, pictures, isPriority }: CarouselProps) {
  const { title } = project;
  const total = pictures.length;
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const [isHovered, hoverHandlers] = useHover();
  // A visitor can reach the card by keyboard before script starts.
  const hasFocus = () => Boolean(frame.current?.parentElement?.querySelector(':focus-visible'));
  const [motion, hold] = useCarouselMotion(hasFocus);
  const causes = [
    ['unstarted', motion === 'unstarted'],
    ['paused', motion === 'paused'],
    ['hovered', isHovered],
    ['offscreen', !isOnScreen],
  ] as const;
  const cause = causes.find(([, applies]) => applies)?.[0];
  const { shown, turn, due, pick, endFade } = useTurns(pictures, !cause);
  const shownPicture = pictures[shown]!;

  function pickByHand(index: number): void {
    hold();
    pick((index + total) % total);
  }

  const [takesSwipes, swipeHandlers] = useSwipe(frame, due ?? shown, pickByHand);

  return (
    <CardLayout
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
      <AnimatePresence custom={due !== undefined} onExitComplete={endFade}>
        <FadingSlide
          key={turn}
          role="group"
          aria-roledescription={words.slideRole}
          aria-label={words.slide(shown + 1, total)}
        >
          {turn === 0 ? (
            <Picture picture={shownPicture} isPriority={isPriority} />
          ) : (
            // If React created a `picture`, WebKit and Firefox would request its fallback too.
            <img
              {...imageAttributes(shownPicture)}
              alt={shownPicture.alt}
              sizes={sizesAttribute}
              srcSet={shownPicture.srcSet}
            />
          )}
        </FadingSlide>
      </AnimatePresence>
    </CardLayout>
  );
}
