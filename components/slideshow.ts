/** A slide's picture: not in the page yet, on its way, there to be shown, or failed. */
type SlideStatus = 'absent' | 'loading' | 'ready' | 'failed';

/** The slides of one carousel. All indexes count from 0. */
export interface SlideshowState {
  statuses: readonly SlideStatus[];
  shown: number;
  /** The slide whose picture was asked for last, ahead of its turn. */
  coming: number | undefined;
  /** What is shown as soon as its picture is there: the slide that a visitor picked, or, once a turn is due, any. */
  awaited: number | 'any' | undefined;
}

export type SlideshowEvent =
  /** The clock begins, or begins again after a change. */
  | { type: 'start' }
  | { type: 'stop' }
  /** An interval has passed. */
  | { type: 'due' }
  | { type: 'picked'; index: number }
  | { type: 'loaded'; index: number }
  | { type: 'failed'; index: number };

/** A slideshow of so many slides at its first one, whose picture is in the page from the start. */
export function startOfSlideshow(count: number): SlideshowState {
  const statuses = Array.from({ length: count }, (_, index): SlideStatus =>
    index === 0 ? 'ready' : 'absent',
  );
  return { statuses, shown: 0, coming: undefined, awaited: undefined };
}

/** Whether a slide takes part: it is shown, or it waits in the page for its turn. */
export function isPresent({ statuses, shown, coming }: SlideshowState, index: number): boolean {
  const isReady = index === coming && statuses[index] === 'ready';
  return index === shown || isReady || statuses[index] === 'loading';
}

function show(state: SlideshowState, index: number): SlideshowState {
  return { ...retryFailed(state), shown: index, coming: undefined, awaited: undefined };
}

/** Lets pictures that have failed be asked for again. */
function retryFailed(state: SlideshowState): SlideshowState {
  const statuses = state.statuses.map((status) => (status === 'failed' ? 'absent' : status));
  return { ...state, statuses };
}

function withStatus(state: SlideshowState, index: number, status: SlideStatus): SlideshowState {
  return { ...state, statuses: state.statuses.map((other, at) => (at === index ? status : other)) };
}

/** The next slide after one, up to the one that is shown, which has not failed. */
function slideAfter({ statuses, shown }: SlideshowState, index: number): number | undefined {
  for (let step = 1; step < statuses.length; step += 1) {
    const candidate = (index + step) % statuses.length;
    if (candidate === shown) return undefined;
    if (statuses[candidate] !== 'failed') return candidate;
  }
  return undefined;
}

/** Asks for the picture of the slide that comes next. */
function prepare(state: SlideshowState, index: number | undefined): SlideshowState {
  if (index === undefined) return state;
  const next = { ...state, coming: index };
  return state.statuses[index] === 'absent' ? withStatus(next, index, 'loading') : next;
}

/** A turn is due: shows the coming slide, or, where its picture is late or has failed, the first that is ready. */
function turn(state: SlideshowState): SlideshowState {
  const { statuses, shown, coming = shown } = state;
  if (coming !== shown && statuses[coming] === 'ready') return show(state, coming);
  let next = slideAfter(state, coming);
  let current = state;
  if (next === undefined) {
    current = retryFailed(state);
    next = slideAfter(current, shown);
  }
  if (next !== undefined && statuses[next] === 'ready') return show(current, next);
  return { ...prepare(current, next), awaited: 'any' };
}

/**
 * What becomes of a slideshow when something happens, as a reducer for React.
 *
 * A picture that fails is passed over at once, and asked for again when its turn comes round. Where a turn is overdue,
 * each interval tries one more and not all: the pictures of an old page may be gone for good.
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
      const next = withStatus(state, event.index, 'ready');
      const isAwaited = awaited === event.index || (awaited === 'any' && event.index !== shown);
      return isAwaited ? show(next, event.index) : next;
    }
    case 'failed': {
      const next = withStatus(state, event.index, 'failed');
      // The visitor asked for it, and its words are there at least.
      if (awaited === event.index) return show(next, event.index);
      if (coming !== event.index || awaited !== undefined) return next;
      return prepare(next, slideAfter(next, event.index));
    }
  }
}
