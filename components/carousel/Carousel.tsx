import { AnimatePresence, useInView } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { CardLayout } from '@/components/CardLayout';
import { CarouselDots } from '@/components/carousel/CarouselDots';
import { FadingSlide } from '@/components/carousel/FadingSlide';
import { useAttention } from '@/components/carousel/use-attention';
import { useMotion } from '@/components/carousel/use-motion';
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
  const frame = useRef<HTMLDivElement>(null);
  const isOnScreen = useInView(frame, { amount: 0.5 });
  const motion = useMotion();
  const [isAttended, attend, attentionAttributes] = useAttention(frame);
  const stillness = motion !== 'playing' ? motion : isAttended ? 'attended' : !isOnScreen && 'offscreen';
  const { shown, turn, due, pick, endFade } = useTurns(pictures, !stillness);

  useEffect(() => {
    if (due === undefined) return;
    for (const slide of frame.current!.children)
      for (const fade of slide.getAnimations()) fade.updatePlaybackRate(hurriedRate);
  }, [due]);

  function pickByHand(index: number): void {
    attend();
    pick((index + total) % total);
  }

  const [takesSwipes, swipeHandlers] = useSwipe(frame, due ?? shown, pickByHand);

  return (
    <CardLayout
      project={project}
      data-swipes={takesSwipes}
      {...attentionAttributes}
      {...swipeHandlers}
      frameAttributes={{
        ref: frame,
        role: 'group',
        'aria-roledescription': words.role,
        'aria-label': words.pictures(title),
        'aria-live': stillness ? 'polite' : 'off',
        'data-still': stillness || undefined,
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
