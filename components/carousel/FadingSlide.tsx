import clsx from 'clsx';
import { usePresence, usePresenceData } from 'framer-motion';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';

/**
 * How much faster a fade goes once another slide is due. At a higher rate, quick picks could change the picture more than
 * three times a second (WCAG 2.2, 2.3.1).
 */
const hurriedRate = 3;

/** Longest fade in ms, less than an interval. WebKit may not report its end in a hidden page, and an extension may pause it. */
const longestFade = 2000;

/**
 * A slide. When another slide takes its place, it fades out over that one, and `AnimatePresence` removes it. Meanwhile it gets
 * no new props, so `custom` of `AnimatePresence` says whether to hurry.
 */
export function FadingSlide({ children, ...attributes }: ComponentProps<'div'>) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  const isHurried = usePresenceData() as boolean;

  const leave = useEffectEvent(() => safeToRemove?.());
  useEffect(() => {
    if (isPresent) return;
    // Unlike `animationend`, this also works where a browser or an extension draws no fade.
    const end = Promise.allSettled(slide.current!.getAnimations().map(({ finished }) => finished));
    const timeout = new Promise((resolve) => setTimeout(resolve, longestFade));
    void Promise.race([end, timeout]).then(() => leave());
  }, [isPresent]);

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
