/** What a visitor has said about motion on this page: nothing yet, to stop it, or to have it. */
export type MotionChoice = 'pause' | 'play' | undefined;

/** Where the choice is kept from page to page and visit to visit, once there is one. */
const storageKey = 'motion';

const listeners = new Set<() => void>();

// Storage is read once and not each time: it may be forbidden, and the page's own choice counts above it.
let choice: MotionChoice | null = null;

function choiceOf(stored: string | null): MotionChoice {
  return stored === 'pause' || stored === 'play' ? stored : undefined;
}

function storedChoice(): MotionChoice {
  try {
    return choiceOf(localStorage.getItem(storageKey));
  } catch {
    return undefined;
  }
}

function change(next: MotionChoice): void {
  choice = next;
  for (const listener of listeners) listener();
}

function onStorage({ key, newValue }: StorageEvent): void {
  if (key === storageKey) change(choiceOf(newValue));
}

/** Calls back at each change of the choice, in this tab or another. Returns how to end that. */
export function subscribeToMotionChoice(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** The choice as it stands. */
export function motionChoice(): MotionChoice {
  if (choice === null) choice = storedChoice();
  return choice;
}

/** Takes and keeps a visitor's choice. Where storage is forbidden it holds for this page alone. */
export function chooseMotion(next: 'pause' | 'play'): void {
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // The page's own choice below still holds.
  }
  change(next);
}

/** Stops motion because a visitor has begun to do something with it, without keeping that for later pages. */
export function holdMotion(): void {
  change('pause');
}
