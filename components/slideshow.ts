import { useEffect, useReducer, type Dispatch } from 'react';

/** A slide's picture: not asked for yet, loading, ready to be shown, or failed. */
type SlideStatus = 'absent' | 'loading' | 'ready' | 'failed';

/** The slides of one carousel. All indexes count from 0. */
export interface SlideshowState {
  statuses: readonly SlideStatus[];
  shown: number;
  /** The slide whose picture was last requested ahead of its turn. */
  coming: number | undefined;
  /** What to show as soon as its picture is ready: a slide that was picked or, when a turn is overdue, any. */
  awaited: number | 'any' | undefined;
}

export type SlideshowEvent =
  /** The clock starts, also after each change. */
  | { type: 'start' }
  | { type: 'stop' }
  /** An interval has passed. */
  | { type: 'due' }
  | { type: 'picked'; index: number }
  | { type: 'loaded'; index: number }
  | { type: 'failed'; index: number };

/** A slideshow of `count` slides at its first, whose picture is in the page from the start. */
export function startOfSlideshow(count: number): SlideshowState {
  const statuses = Array.from({ length: count }, (_, index) => (index === 0 ? 'ready' : 'absent'));
  return { statuses, shown: 0, coming: undefined, awaited: undefined };
}

/** Whether a slide is in the page, shown or hidden. One that has loaded stays, so that it loads only once. */
export function isInPage({ statuses, shown }: SlideshowState, index: number): boolean {
  return index === shown || statuses[index] === 'loading' || statuses[index] === 'ready';
}

function withStatus(state: SlideshowState, index: number, status: SlideStatus): SlideshowState {
  return { ...state, statuses: state.statuses.with(index, status) };
}

/** Lets failed pictures be requested again. */
function forgetFailures(state: SlideshowState): SlideshowState {
  return { ...state, statuses: state.statuses.map((status) => (status === 'failed' ? 'absent' : status)) };
}

function show(state: SlideshowState, index: number): SlideshowState {
  return { ...forgetFailures(state), shown: index, coming: undefined, awaited: undefined };
}

/** The first slide after `index`, and before the one that is shown, that has not failed. */
function slideAfter({ statuses, shown }: SlideshowState, index: number): number | undefined {
  const indexes = statuses.map((_, step) => (index + 1 + step) % statuses.length);
  return indexes.slice(0, indexes.indexOf(shown)).find((candidate) => statuses[candidate] !== 'failed');
}

/** Requests the picture of the slide that comes next. */
function prepare(state: SlideshowState, index: number | undefined): SlideshowState {
  if (index === undefined) return state;
  const next = { ...state, coming: index };
  return state.statuses[index] === 'absent' ? withStatus(next, index, 'loading') : next;
}

/** Shows the coming slide or, when its picture is late or has failed, the next that is ready. */
function turn(state: SlideshowState): SlideshowState {
  const { statuses, shown, coming = shown } = state;
  if (coming !== shown && statuses[coming] === 'ready') return show(state, coming);
  const following = slideAfter(state, coming);
  const current = following === undefined ? forgetFailures(state) : state;
  const next = following ?? slideAfter(current, shown);
  if (next !== undefined && statuses[next] === 'ready') return show(current, next);
  return { ...prepare(current, next), awaited: 'any' };
}

/**
 * The reducer of a slideshow.
 *
 * A picture that fails is skipped at once and requested again in the next round. When a turn is overdue, each interval
 * tries one more picture and not all: the pictures of an old page may be gone for good.
 */
export function slideshowAfter(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  const { shown, coming, awaited, statuses } = state;
  switch (event.type) {
    case 'start':
      return prepare(state, slideAfter(state, shown));
    case 'stop':
      return awaited === 'any' ? { ...state, awaited: undefined } : state;
    case 'due':
      return turn(state);
    case 'picked':
      if (event.index === shown) return { ...state, awaited: undefined };
      if (statuses[event.index] === 'ready') return show(state, event.index);
      return { ...withStatus(state, event.index, 'loading'), awaited: event.index };
    case 'loaded': {
      const isAwaited = awaited === event.index || (awaited === 'any' && event.index !== shown);
      const next = withStatus(state, event.index, 'ready');
      return isAwaited ? show(next, event.index) : next;
    }
    case 'failed': {
      const next = withStatus(state, event.index, 'failed');
      // A visitor asked for it, and its alternative text can be shown at least.
      if (awaited === event.index) return show(next, event.index);
      if (coming !== event.index || awaited !== undefined) return next;
      return prepare(next, slideAfter(next, event.index));
    }
  }
}

/** Time from one change to the next, in ms (specification, section 9). */
const slideInterval = 3000;

/**
 * A slideshow of `count` slides that advances while `isTurning` and the page is visible, and how to tell it of events.
 *
 * When the page is hidden or shown again only the clock changes, and no state: Firefox also fires `visibilitychange`
 * between `pagehide` and `pageshow`, where React would never finish the update.
 */
export function useSlideshow(count: number, isTurning: boolean): [SlideshowState, Dispatch<SlideshowEvent>] {
  const [state, dispatch] = useReducer(slideshowAfter, count, startOfSlideshow);
  const { shown } = state;
  // Restarts after each change, so that every slide stays for a whole interval.
  useEffect(() => {
    if (!isTurning) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    function followVisibility(): void {
      clearInterval(timer);
      if (document.visibilityState === 'hidden') return;
      if (timer === undefined) dispatch({ type: 'start' });
      timer = setInterval(() => dispatch({ type: 'due' }), slideInterval);
    }
    followVisibility();
    document.addEventListener('visibilitychange', followVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', followVisibility);
      dispatch({ type: 'stop' });
    };
  }, [isTurning, shown]);
  return [state, dispatch];
}
