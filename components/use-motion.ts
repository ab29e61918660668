import { useSyncExternalStore } from 'react';

/**
 * The key in `localStorage` of a choice that contradicts the system's wish. A choice that agrees with it is not stored,
 * so that a later wish for less motion is followed. `pause` is kept until the visitor presses Play. `play` is forgotten
 * when a page opens without the wish for stillness, or when that wish comes while a page is open.
 */
const storageKey = 'motion-choice';

type Choice = 'pause' | 'play';

/** Matches if the system asks for less motion (WCAG 2.2, 2.3.3) or for less data: every slide is a download. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** Whether a visitor has used a carousel of this page. */
let isHeld = false;
/** The choice if the browser could not store it; it is lost with the page. */
let unstored: Choice | undefined;
const changed = 'motionchange';

function systemAsksForStillness(): boolean {
  // In Chromium only, and so not in TypeScript's types.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia(stillQuery).matches;
}

function readChoice(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? unstored;
  } catch {
    return unstored;
  }
}

function keepChoice(choice: Choice | undefined): void {
  unstored = undefined;
  try {
    if (choice) localStorage.setItem(storageKey, choice);
    else localStorage.removeItem(storageKey);
  } catch {
    unstored = choice;
  }
}

function forgetPlay(): void {
  if (readChoice() === 'play') keepChoice(undefined);
}

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // The wish that Play contradicted may have ended since the last visit.
  if (!systemAsksForStillness()) forgetPlay();
  const follow = ({ matches }: MediaQueryListEvent) => {
    // Chromium also fires this as an emulated wish ends on a page that is being left.
    if (matches) forgetPlay();
    listener();
  };
  matchMedia(stillQuery).addEventListener('change', follow, { signal });
  addEventListener(changed, listener, { signal });
  addEventListener('storage', listener, { signal });
  return () => controller.abort();
}

function mayMove(): boolean {
  const choice = readChoice();
  return !isHeld && (systemAsksForStillness() ? choice === 'play' : choice !== 'pause');
}

/**
 * Whether pictures may change by themselves: as the visitor chose or, without a choice, unless the system asks for less
 * motion or less data. Undefined until hydration, by which components know that script is there.
 */
export function useMotionAllowed(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, mayMove, () => undefined);
}

/** Follows a visitor's choice, in all tabs if the browser can store it. */
export function chooseMotion(choice: Choice): void {
  isHeld = false;
  const wish = systemAsksForStillness() ? 'pause' : 'play';
  keepChoice(choice === wish ? undefined : choice);
  dispatchEvent(new Event(changed));
}

/** Stops this page's motion, whatever is chosen, because a visitor has started to use a carousel. */
export function holdMotion(): void {
  isHeld = true;
  dispatchEvent(new Event(changed));
}
