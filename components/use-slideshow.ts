import { useCallback, useEffect, useRef, useState } from 'react';
import { createSlideshow, type Slideshow } from '@/components/slideshow';
import { slideInterval } from '@/components/slide-interval';

interface SlideshowState {
  count: number;
  /** Whether the slides turn by themselves just now. */
  isTurning: boolean;
  /** Makes a slide ready to be shown; resolves to false when it cannot be. Must keep its identity. */
  prepare: (index: number) => Promise<boolean>;
}

/** The index of the slide to show, which a clock moves on while `isTurning`, and a way to go to another. */
export function useSlideshow({ count, isTurning, prepare }: SlideshowState): {
  current: number;
  /** Whether any other slide has been shown. */
  hasChanged: boolean;
  goTo: (index: number) => void;
} {
  const [{ current, hasChanged }, setState] = useState({ current: 0, hasChanged: false });
  const slideshow = useRef<Slideshow>(undefined);
  useEffect(() => {
    const show = (index: number) => setState({ current: index, hasChanged: true });
    slideshow.current = createSlideshow({ count, interval: slideInterval, prepare, show });
    return () => slideshow.current?.stop();
  }, [count, prepare]);
  useEffect(() => {
    if (!isTurning || count < 2) return;
    slideshow.current?.start();
    return () => slideshow.current?.stop();
  }, [count, isTurning]);
  const goTo = useCallback((index: number) => slideshow.current?.goTo(index), []);
  return { current, hasChanged, goTo };
}
