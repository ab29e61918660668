import { useSyncExternalStore } from 'react';

/** The choice is kept under this key in `localStorage`, for later pages and visits. */
const storageKey = 'motion';

/** Asks for less motion (WCAG 2.2, 2.3.3) or for less data, of which each new picture takes some. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** The choice made on this page, if any. It overrides the stored one, and works where storage is blocked. */
let choice: string | null = null;
const listeners = new Set<() => void>();

function notify(): void {
  for (const listener of listeners) listener();
}

function choose(next: string | null): void {
  choice = next;
  notify();
}

/** Reads or writes `localStorage`, unless the browser forbids that. */
function inStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(localStorage);
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    // A choice made in another tab.
    addEventListener('storage', ({ key, newValue }) => key === storageKey && choose(newValue));
    matchMedia(stillQuery).addEventListener('change', notify);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function mayMove(): boolean {
  const current = choice ?? inStorage((storage) => storage.getItem(storageKey));
  if (current === 'pause' || current === 'play') return current === 'play';
  // In Chromium only, and so not in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && !matchMedia(stillQuery).matches;
}

/**
 * Whether things may move by themselves: as the visitor chose or, without a choice, unless the system asks for less
 * motion or less data. Undefined until hydration.
 */
export function useMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, mayMove, () => undefined);
}

/** Follows and keeps a visitor's choice; where storage is blocked, it holds for this page only. */
export function chooseMotion(next: 'pause' | 'play'): void {
  choose(next);
  inStorage((storage) => storage.setItem(storageKey, next));
}

/** Stops motion on this page because a visitor has started to use a carousel. */
export function holdMotion(): void {
  choose('pause');
}
