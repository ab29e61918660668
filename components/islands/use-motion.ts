import { useEffect, useState, useSyncExternalStore } from 'react';

type Choice = 'pause' | 'play';

/** The key in `localStorage` of a visitor's choice, if it differs from the system's. */
const storageKey = 'motion-choice';

/** Matches if the system asks for less motion (WCAG 2.2, 2.3.3), or for less data: every slide is a download. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** The event on `window` when a carousel starts or ends, and when a visitor uses it or the motion control. */
const motionChange = 'motionchange';

/** The carousels that have started, and whether each is held: the visitor has used it, and has not pressed Play. */
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

function keep(choice: Choice | undefined): void {
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
    // Turning on reduced motion cancels an earlier Play.
    if (matches && visitorsChoice() === 'play') keep(undefined);
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

/** Whether any carousel may move by itself; undefined until one has started. */
export function useAnyMotion(): boolean | undefined {
  const mayAnyMove = () =>
    carousels.size > 0 ? isMotionAllowed() && [...carousels.values()].includes(false) : undefined;
  return useSyncExternalStore(subscribe, mayAnyMove, () => undefined);
}

/**
 * Whether the calling carousel may move by itself: the visitor's choice or, without one, the system's. It is undefined
 * until script starts. `hold` keeps this carousel still until the visitor presses Play.
 */
export function useCarouselMotion(): [mayMove: boolean | undefined, hold: () => void] {
  const [id] = useState(Symbol);
  useEffect(() => {
    setHeld(id, false);
    return () => {
      carousels.delete(id);
      dispatchEvent(new Event(motionChange));
    };
  }, [id]);
  const getMayMove = () => isMotionAllowed() && !carousels.get(id);
  const mayMove = useSyncExternalStore<boolean | undefined>(subscribe, getMayMove, () => undefined);
  return [mayMove, () => setHeld(id, true)];
}

/**
 * Applies a visitor's choice to all carousels, also in other tabs if the browser can store it. Carousels held in another tab
 * stay so.
 */
export function chooseMotion(choice: Choice): void {
  for (const id of carousels.keys()) carousels.set(id, false);
  keep(choice === systemsChoice() ? undefined : choice);
  dispatchEvent(new Event(motionChange));
}
