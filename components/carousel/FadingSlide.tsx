import clsx from 'clsx';
import { usePresence } from 'framer-motion';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { longestFade } from '@/components/carousel/durations';

export function FadingSlide({ children, ...attributes }: ComponentProps<'div'>) {
  const slide = useRef<HTMLDivElement>(null);
  const [isPresent, safeToRemove] = usePresence();

  const leave = useEffectEvent(() => safeToRemove?.());
  useEffect(() => {
    if (isPresent) return;
    const fades = slide.current!.getAnimations().map(({ finished }) => finished);
    const timeout = new Promise((resolve) => setTimeout(resolve, longestFade));
    void Promise.race([Promise.allSettled(fades), timeout]).then(() => leave());
  }, [isPresent]);

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
