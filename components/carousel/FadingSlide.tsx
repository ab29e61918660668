import clsx from 'clsx';
import { usePresence, usePresenceData } from 'framer-motion';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';

/** Any faster, and quick picks could change the picture more than three times a second (WCAG 2.2, 2.3.1). */
const hurriedRate = 3;

/** In ms. In a hidden WebKit page, or because of an extension, a fade may never end. */
const longestFade = 2000;

/** A leaving slide gets no new props, so `custom` of `AnimatePresence` says whether to hurry. */
export function FadingSlide({ children, ...attributes }: ComponentProps<'div'>) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();
  const isHurried = usePresenceData() as boolean;

  const leave = useEffectEvent(() => safeToRemove?.());
  useEffect(() => {
    if (isPresent) return;
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
