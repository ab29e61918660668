import { useId, useSyncExternalStore } from 'react';

/**
 * The key in `localStorage` of a visitor's choice that overrides the system's motion setting. A choice that agrees with
 * the setting is not stored, so that a later change of the setting takes effect. `pause` is kept until the visitor
 * presses Play. `play` is forgotten when a page opens without reduced motion, or when reduced motion is switched on.
 */
const storageKey = 'motion-choice';

type Choice = 'pause' | 'play';

/** Matches if the system asks for less motion (WCAG 2.2, 2.3.3) or less data, because every slide is a download. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

/** The ids of carousels that are held: the visitor has used them, and has not pressed Play. */
const held = new Set<string>();
/** The visitor's choice, if the browser could not store it. It is lost when the visitor leaves the page. */
let unstored: Choice | undefined;
/** The event on `window` when a visitor uses the motion control or a carousel. */
export const motionChange = 'motionchange';

function systemAsksForStillness(): boolean {
  // Only Chromium has `navigator.connection`, so TypeScript's types lack it.
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
  // The reduced motion that Play overrode may have been switched off since the last visit.
  if (!systemAsksForStillness()) forgetPlay();
  const follow = ({ matches }: MediaQueryListEvent) => {
    if (matches) forgetPlay();
    listener();
  };
  matchMedia(stillQuery).addEventListener('change', follow, { signal });
  addEventListener(motionChange, listener, { signal });
  addEventListener('storage', listener, { signal });
  return () => controller.abort();
}

function isMotionAllowed(): boolean {
  const choice = readChoice();
  return systemAsksForStillness() ? choice === 'play' : choice !== 'pause';
}

/** Whether any of the page's `count` carousels may move by itself; undefined until hydration. */
export function useAnyMotion(count: number): boolean | undefined {
  const mayAnyMove = () => isMotionAllowed() && held.size < count;
  return useSyncExternalStore<boolean | undefined>(subscribe, mayAnyMove, () => undefined);
}

/**
 * Whether the calling carousel may move by itself: the visitor's choice or, without one, the system's setting. It is
 * undefined until hydration. The function holds this carousel until the visitor presses Play.
 */
export function useCarouselMotion(): [mayMove: boolean | undefined, hold: () => void] {
  const id = useId();
  const mayMove = () => isMotionAllowed() && !held.has(id);
  const isMoving = useSyncExternalStore<boolean | undefined>(subscribe, mayMove, () => undefined);
  function hold(): void {
    held.add(id);
    dispatchEvent(new Event(motionChange));
  }
  return [isMoving, hold];
}

/** Applies a visitor's choice to all carousels, in all tabs if the browser can store it. */
export function chooseMotion(choice: Choice): void {
  held.clear();
  const setting = systemAsksForStillness() ? 'pause' : 'play';
  keepChoice(choice === setting ? undefined : choice);
  dispatchEvent(new Event(motionChange));
}
