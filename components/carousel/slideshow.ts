import { useEffect, useReducer, type Dispatch } from 'react';

/** Time from one change of slide to the next, in ms. */
export const slideInterval = 3000;

/** How often a failing picture is requested before it is given up, because a deployment may have removed its file. */
const mostRequests = 2;

/** The status of a slide's picture, and how often it has been requested. */
export interface Slide {
  status: 'absent' | 'loading' | 'ready' | 'failed';
  requests: number;
}

/** The state of one carousel. Indexes count from 0. */
export interface SlideshowState {
  count: number;
  /** The slides in the order of their first request. Reordering would move elements, which interrupts their fade. */
  slides: ReadonlyMap<number, Slide>;
  shown: number;
  /** The slide to show next. Equals `shown` if every other slide was skipped. */
  next: number;
  /** `due` means that the interval has passed, and that the next slide is shown as soon as its picture has loaded. */
  clock: 'stopped' | 'running' | 'due';
  /** The slide that a visitor picked, until its picture has loaded or failed. */
  picked: number | undefined;
}

/** `start`, `stop` and `due` come from the clock, `picked` from a visitor, and `loaded` and `failed` from a slide. */
export type SlideshowEvent =
  { type: 'start' | 'stop' | 'due' } | { type: 'picked' | 'loaded' | 'failed'; index: number };

/** The initial state of a slideshow: it is at its first slide, which is in the exported page. */
export function initialSlideshow(count: number): SlideshowState {
  const slides = new Map([[0, { status: 'absent', requests: 0 } as const]]);
  return { count, slides, shown: 0, next: 1 % count, clock: 'stopped', picked: undefined };
}

const slideAt = ({ slides }: SlideshowState, index: number): Slide =>
  slides.get(index) ?? { status: 'absent', requests: 0 };

function withStatus(state: SlideshowState, index: number, status: Slide['status']): SlideshowState {
  const requests = slideAt(state, index).requests + (status === 'loading' ? 1 : 0);
  return { ...state, slides: new Map(state.slides).set(index, { status, requests }) };
}

const request = (state: SlideshowState, index: number): SlideshowState =>
  slideAt(state, index).status === 'absent' ? withStatus(state, index, 'loading') : state;

/** Sets `next` to the slide after `index`, passing slides whose pictures were given up. */
function skip(state: SlideshowState, index: number): SlideshowState {
  const next = (index + 1) % state.count;
  const isSkipped = next !== state.shown && slideAt(state, next).status === 'failed';
  return isSkipped ? skip(state, next) : { ...state, next };
}

function show(state: SlideshowState, index: number): SlideshowState {
  const clock = state.clock === 'due' ? 'running' : state.clock;
  return skip({ ...state, shown: index, clock, picked: undefined }, index);
}

/** While the clock runs, requests only the next slide, and shows that slide once it is ready and the clock is due. */
function proceed(state: SlideshowState): SlideshowState {
  if (state.clock === 'stopped' || state.next === state.shown) return state;
  const isReady = slideAt(state, state.next).status === 'ready';
  return isReady && state.clock === 'due' ? proceed(show(state, state.next)) : request(state, state.next);
}

/** The state after an event, by the rules of `docs/carousel.md`. */
export function slideshowReducer(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  switch (event.type) {
    case 'start':
      return proceed({ ...request(state, state.shown), clock: 'running' });
    case 'stop':
      return state.clock === 'stopped' ? state : { ...state, clock: 'stopped' };
    case 'due':
      return proceed({ ...(state.next === state.shown ? skip(state, state.shown) : state), clock: 'due' });
    case 'picked': {
      const { index } = event;
      const { status } = slideAt(state, index);
      if (index === state.shown || status === 'ready') return show(state, index);
      return { ...(status === 'loading' ? state : withStatus(state, index, 'loading')), picked: index };
    }
    case 'loaded':
    case 'failed': {
      const { index, type } = event;
      const isLast = slideAt(state, index).requests >= mostRequests;
      const after = withStatus(state, index, type === 'loaded' ? 'ready' : isLast ? 'failed' : 'absent');
      if (state.picked === index) return show(after, index);
      return proceed(type === 'failed' && index === state.next ? skip(after, index) : after);
    }
  }
}

/**
 * A slideshow of `count` slides that advances while `isTurning` and the page is visible. Hiding the page dispatches
 * nothing: Firefox hides a page that enters the back/forward cache, and React would not finish the update.
 */
export function useSlideshow(count: number, isTurning: boolean): [SlideshowState, Dispatch<SlideshowEvent>] {
  const [state, dispatch] = useReducer(slideshowReducer, count, initialSlideshow);
  const { shown } = state;
  // The timer restarts after each change of slide, so that every slide stays for a whole interval.
  useEffect(() => {
    if (!isTurning) return dispatch({ type: 'stop' });
    let timer: ReturnType<typeof setInterval> | undefined;
    function followVisibility(): void {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      dispatch({ type: 'start' });
      timer = setInterval(() => dispatch({ type: 'due' }), slideInterval);
    }
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followVisibility);
    };
  }, [isTurning, shown]);
  return [state, dispatch];
}
