import { useEffect, useReducer, type Dispatch } from 'react';

/**
 * A slide's picture is first absent, then loading, then ready or failed. One that still loads when its turn comes is
 * late, and passed over. After each change of slide, late ones count as loading and failed ones as absent again.
 */
type SlideStatus = 'absent' | 'loading' | 'late' | 'ready' | 'failed';

/** The slides of one carousel. All indexes count from 0. */
export interface SlideshowState {
  statuses: readonly SlideStatus[];
  shown: number;
  /** A turn has come with no picture ready for it: the next that loads is shown. */
  isOverdue: boolean;
  /** The slide to show as soon as its picture has loaded. */
  picked: number | undefined;
}

/** The clock starts (also after each change), stops, or an interval has passed; or something happened to a slide. */
export type SlideshowEvent =
  { type: 'start' | 'stop' | 'due' } | { type: 'picked' | 'loaded' | 'failed'; index: number };

/** A slideshow of `count` slides at its first, which is in the page from the start. */
export function startOfSlideshow(count: number): SlideshowState {
  const statuses = Array.from({ length: count }, (_, index) => (index === 0 ? 'loading' : 'absent'));
  return { statuses, shown: 0, isOverdue: false, picked: undefined };
}

/** Whether a slide is in the page, shown or hidden. One that has loaded stays, so that it loads only once. */
export function isInPage({ statuses, shown }: SlideshowState, index: number): boolean {
  return index === shown || !['absent', 'failed'].includes(statuses[index]!);
}

function withStatus(state: SlideshowState, index: number, status: SlideStatus): SlideshowState {
  return { ...state, statuses: state.statuses.with(index, status) };
}

/** Lets late pictures have another turn, and failed ones another request. */
function giveAnotherChance(state: SlideshowState): SlideshowState {
  const again: Partial<Record<SlideStatus, SlideStatus>> = { late: 'loading', failed: 'absent' };
  return { ...state, statuses: state.statuses.map((status) => again[status] ?? status) };
}

function show(state: SlideshowState, index: number): SlideshowState {
  return { ...giveAnotherChance(state), shown: index, isOverdue: false, picked: undefined };
}

/** The slide whose turn is next, if there is one that is neither late nor failed. */
function nextOf({ statuses, shown }: SlideshowState): number | undefined {
  const others = statuses.map((_, step) => (shown + 1 + step) % statuses.length).slice(0, -1);
  return others.find((index) => !['late', 'failed'].includes(statuses[index]!));
}

/** Requests the picture of the next slide. */
function requestNext(state: SlideshowState): SlideshowState {
  const next = nextOf(state);
  return next !== undefined && state.statuses[next] === 'absent' ? withStatus(state, next, 'loading') : state;
}

/** Shows the next slide, or passes over one whose picture is late. */
function turn(state: SlideshowState): SlideshowState {
  const due = nextOf(state);
  const isLate = due !== undefined && state.statuses[due] === 'loading';
  const passed = isLate ? withStatus(state, due, 'late') : state;
  const current = nextOf(passed) === undefined ? giveAnotherChance(passed) : passed;
  const next = nextOf(current);
  if (next !== undefined && current.statuses[next] === 'ready') return show(current, next);
  return { ...requestNext(current), isOverdue: true };
}

/** The reducer of a slideshow. Each interval retries one picture, not all: those of an old page may be gone for good. */
export function slideshowAfter(state: SlideshowState, event: SlideshowEvent): SlideshowState {
  switch (event.type) {
    case 'start':
      return requestNext(state);
    case 'stop':
      return { ...state, isOverdue: false };
    case 'due':
      return turn(state);
    case 'picked':
      if (event.index === state.shown) return { ...state, picked: undefined };
      if (state.statuses[event.index] === 'ready') return show(state, event.index);
      return { ...withStatus(state, event.index, 'loading'), picked: event.index };
    case 'loaded': {
      const next = withStatus(state, event.index, 'ready');
      const isAwaited = state.picked === event.index || (state.isOverdue && event.index !== state.shown);
      return isAwaited ? show(next, event.index) : next;
    }
    case 'failed': {
      const next = withStatus(state, event.index, 'failed');
      // A visitor asked for it, and its alternative text can be shown at least.
      if (state.picked === event.index) return show(next, event.index);
      return nextOf(state) === event.index && !state.isOverdue ? requestNext(next) : next;
    }
  }
}

/** Time from one change to the next, in ms. */
const slideInterval = 3000;

/**
 * A slideshow of `count` slides that advances while `isTurning` and the page is visible. Returns its state, and how to
 * tell it of events.
 *
 * Hiding and showing the page stops and starts the clock without an event: Firefox fires `visibilitychange` while it
 * freezes a page for its back/forward cache, and React would never finish an update that begins then.
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
      // Only once: a page that is shown again has requested its next picture already.
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
