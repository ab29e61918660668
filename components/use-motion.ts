import { useSyncExternalStore } from 'react';

/** The choice is kept under this key in `localStorage`, for later pages and visits. */
const storageKey = 'motion';

/** Matches if the visitor asks for less motion (WCAG 2.2, 2.3.3) or for less data: every slide is a download. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** What this page alone knows: whether a carousel of it is in use, and the choice where storage is blocked. */
let isHeld = false;
let choice: string | undefined;
const changed = 'motionchange';

/** Reads or writes `localStorage`, unless the browser forbids that. */
function inStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener(changed, listener, { signal });
  addEventListener('storage', listener, { signal });
  matchMedia(stillQuery).addEventListener('change', listener, { signal });
  return () => controller.abort();
}

function mayMove(): boolean {
  const current = inStorage((storage) => storage.getItem(storageKey)) ?? choice;
  if (isHeld || current) return !isHeld && current === 'play';
  // In Chromium only, and so not in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia(stillQuery).matches;
}

/**
 * Whether things may move by themselves: as the visitor chose or, without a choice, unless the system asks for less
 * motion or less data. Undefined until hydration, by which components know that script is there.
 */
export function useMotionAllowed(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, mayMove, () => undefined);
}

/** Follows and keeps a visitor's choice; where storage is blocked, it holds for this page only. */
export function chooseMotion(next: 'pause' | 'play'): void {
  [isHeld, choice] = [false, next];
  inStorage((storage) => storage.setItem(storageKey, next));
  dispatchEvent(new Event(changed));
}

/** Stops this page's motion, whatever is chosen, because a visitor has started to use a carousel. */
export function holdMotion(): void {
  isHeld = true;
  dispatchEvent(new Event(changed));
}
