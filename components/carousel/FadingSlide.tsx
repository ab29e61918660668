import clsx from 'clsx';
import { usePresence, usePresenceData } from 'framer-motion';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { whileVisible } from '@/components/carousel/while-visible';

/**
 * How much faster a fade goes once another slide is due. At a higher rate, quick picks could change the picture more than
 * three times a second (WCAG 2.2, 2.3.1).
 */
const hurriedRate = 3;

/**
 * A slide. When another slide takes its place, it fades out over that one, and `AnimatePresence` removes it. Meanwhile it gets
 * no new props, so `custom` of `AnimatePresence` says whether to hurry.
 */
export function FadingSlide({ children, ...attributes }: ComponentProps<'div'>) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  const isHurried = usePresenceData() as boolean;

  const leave = useEffectEvent(async (signal: AbortSignal) => {
    // WebKit may never report the end of a fade in a hidden page. Once that is visible, this runs anew, and skips ended fades.
    const fades = slide.current!.getAnimations().filter(({ playState }) => playState !== 'finished');
    // Unlike `animationend`, this also works where a browser or an extension draws no fade.
    await Promise.allSettled(fades.map(({ finished }) => finished));
    if (!signal.aborted) safeToRemove?.();
  });
  useEffect(() => (isPresent ? undefined : whileVisible((signal) => leave(signal))), [isPresent]);

  useEffect(() => {
    if (isPresent || !isHurried) return;
    for (const fade of slide.current!.getAnimations()) fade.updatePlaybackRate(hurriedRate);
  }, [isPresent, isHurried]);

  return (
    <div
      {...attributes}
      ref={slide}
      aria-hidden={!isPresent}
      className={clsx('absolute inset-0', !isPresent && 'z-10 animate-fade-out')}
    >
      {children}
    </div>
  );
}
