import { useSyncExternalStore } from 'react';

type MotionChoice = 'pause' | 'play';

/** `navigator.connection` is not in every browser, nor in TypeScript's types. */
interface NavigatorWithConnection {
  connection?: { saveData?: boolean };
}

/** Where the choice is kept from page to page and visit to visit, once there is one. */
const storageKey = 'motion';

/** Wishes of the system: less motion (WCAG 2.2, 2.3.3), or less data, because each turn may fetch a picture. */
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

const listeners = new Set<() => void>();

// Storage is read once: it may be forbidden, and the page's own choice counts above it.
let choice: MotionChoice | undefined;
let isChoiceRead = false;

function parseChoice(stored: string | null): MotionChoice | undefined {
  return stored === 'pause' || stored === 'play' ? stored : undefined;
}

function readChoice(): void {
  isChoiceRead = true;
  try {
    choice = parseChoice(localStorage.getItem(storageKey));
  } catch {
    // Storage is forbidden.
  }
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

function setChoice(next: MotionChoice | undefined): void {
  choice = next;
  tellListeners();
}

/** A choice made in another tab counts here too. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === storageKey) setChoice(parseChoice(newValue));
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    matchMedia(stillQuery).addEventListener('change', tellListeners);
  }
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isMoving(): boolean {
  if (!isChoiceRead) readChoice();
  if (choice) return choice === 'play';
  const savesData = (navigator as NavigatorWithConnection).connection?.saveData === true;
  return !savesData && !matchMedia(stillQuery).matches;
}

/**
 * Whether things may move by themselves. A visitor's choice counts above all; without one, they stand still where the
 * system asks for less motion or less data. Undefined until script has come to life.
 */
export function useMotion(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(subscribe, isMoving, () => undefined);
}

/** Takes and keeps a visitor's choice. Where storage is forbidden it holds for this page alone. */
export function chooseMotion(next: MotionChoice): void {
  setChoice(next);
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // The page's own choice still holds.
  }
}

/** Stops motion because a visitor has begun to do something with it, without keeping that for later pages. */
export function holdMotion(): void {
  setChoice('pause');
}
