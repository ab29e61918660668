import { useEffect, useRef, useState } from 'react';
import { createSlideClock, type SlideClock } from '@/components/slide-clock';
import { slideInterval } from '@/components/slide-timing';

interface SlideOptions {
  count: number;
  /** Whether the slides turn by themselves just now. */
  isTurning: boolean;
  /** Makes a slide ready to be shown; resolves to false when it cannot be. Must keep its identity. */
  prepare: (index: number) => Promise<boolean>;
}

/** Index of the slide to show, which a clock moves on while `isTurning`. */
export function useSlide({ count, isTurning, prepare }: SlideOptions): number {
  const [index, setIndex] = useState(0);
  const clock = useRef<SlideClock>(undefined);
  useEffect(() => {
    if (!isTurning || count < 2) return;
    clock.current ??= createSlideClock({ count, interval: slideInterval, prepare, show: setIndex });
    const { start, stop } = clock.current;
    start();
    return stop;
  }, [count, isTurning, prepare]);
  return index;
}
