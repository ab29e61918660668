import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';

type Choice = 'pause' | 'play';

/** The motion of one carousel, or of all together. In the exported page, it is `unstarted`. */
type Motion = 'unstarted' | 'paused' | 'playing';

/** The key in `localStorage` of a visitor's choice, which is stored only if it differs from the system's. */
const storageKey = 'motion-choice';

/** Matches if the system asks for less motion (WCAG 2.2, 2.3.3), or for less data: every slide is a download. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** The event on `window` when a carousel starts or ends, and when a visitor uses it or the motion control. */
const motionChange = 'motionchange';

/** The carousels that have started, and whether each is held: the visitor has used it, and not the motion control since. */
const carousels = new Map<symbol, boolean>();
/** The visitor's choice, if the browser could not store it. It is lost when the visitor leaves the page. */
let unstored: Choice | undefined;

function systemsChoice(): Choice {
  // Only Chromium has `navigator.connection`, so TypeScript's types lack it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia(stillQuery).matches ? 'pause' : 'play';
}

function visitorsChoice(): string | undefined {
  try {
    return unstored ?? localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return unstored;
  }
}

function store(choice: Choice | undefined): void {
  unstored = undefined;
  try {
    if (choice) localStorage.setItem(storageKey, choice);
    else localStorage.removeItem(storageKey);
  } catch {
    unstored = choice;
  }
}

const isMotionAllowed = () => (visitorsChoice() ?? systemsChoice()) === 'play';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const followSystem = ({ matches }: MediaQueryListEvent) => {
    // A new request for less motion or less data cancels an earlier Play.
    if (matches && visitorsChoice() === 'play') store(undefined);
    listener();
  };
  matchMedia(stillQuery).addEventListener('change', followSystem, { signal });
  addEventListener(motionChange, listener, { signal });
  addEventListener('storage', listener, { signal });
  // While a page lies in the back/forward cache, it hears of no change.
  addEventListener('pageshow', listener, { signal });
  return () => controller.abort();
}

function setHeld(id: symbol, isHeld: boolean): void {
  carousels.set(id, isHeld);
  dispatchEvent(new Event(motionChange));
}

/** What `read` returns. It is called again when the choice, the system's setting or a carousel changes. */
const useMotion = (read: () => Motion) => useSyncExternalStore<Motion>(subscribe, read, () => 'unstarted');

/** The motion of all carousels: `playing` while any of them may move by itself, `unstarted` until the first has started. */
export function useAnyMotion(): Motion {
  return useMotion(() => {
    if (carousels.size === 0) return 'unstarted';
    return isMotionAllowed() && [...carousels.values()].includes(false) ? 'playing' : 'paused';
  });
}

/**
 * The motion of the calling carousel: the visitor's choice or, without one, the system's, and `paused` while it is held.
 * `hold` holds it until the visitor uses the motion control.
 *
 * @param startsHeld called when script starts; whether the carousel is held then
 */
export function useCarouselMotion(startsHeld: () => boolean): [motion: Motion, hold: () => void] {
  const [id] = useState(() => Symbol());
  const isHeldNow = useEffectEvent(startsHeld);
  useEffect(() => {
    setHeld(id, isHeldNow());
    return () => {
      carousels.delete(id);
      dispatchEvent(new Event(motionChange));
    };
  }, [id]);
  const motion = useMotion(() => (isMotionAllowed() && !carousels.get(id) ? 'playing' : 'paused'));
  return [motion, () => setHeld(id, true)];
}

/** Applies a visitor's choice to all carousels and, if it can be stored, to those in other tabs that are not held there. */
export function chooseMotion(choice: Choice): void {
  for (const id of carousels.keys()) carousels.set(id, false);
  store(choice === systemsChoice() ? undefined : choice);
  dispatchEvent(new Event(motionChange));
}
