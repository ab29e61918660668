import { useEffect, useReducer, type Dispatch } from 'react';
import {
  slideshowAfter,
  startOfSlideshow,
  type SlideshowEvent,
  type SlideshowState,
} from '@/components/slideshow';

/** Time from one slide's change to the next, in ms (specification, section 9). */
export const slideInterval = 3000;

/** The state of a carousel of `count` slides, which a clock turns while `isTurning`, and how to tell it what happens. */
export function useSlideshow(count: number, isTurning: boolean): [SlideshowState, Dispatch<SlideshowEvent>] {
  const [state, dispatch] = useReducer(slideshowAfter, count, startOfSlideshow);
  const { shown } = state;
  // Begins anew at each change, so that every slide has its whole interval, also one that came late.
  useEffect(() => {
    if (!isTurning) return;
    dispatch({ type: 'start' });
    const timer = setInterval(() => dispatch({ type: 'due' }), slideInterval);
    return () => {
      clearInterval(timer);
      dispatch({ type: 'stop' });
    };
  }, [isTurning, shown]);
  return [state, dispatch];
}
