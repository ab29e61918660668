import { useSyncExternalStore } from 'react';

type Choice = 'pause' | 'play';

type Motion = 'unstarted' | 'paused' | 'playing';

const storageKey = 'motion-choice';
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';

let unstored: Choice | undefined;

function systemsChoice(): Choice {
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

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const followSystem = ({ matches }: MediaQueryListEvent) => {
    if (matches && visitorsChoice() === 'play') store(undefined);
    listener();
  };
  matchMedia(stillQuery).addEventListener('change', followSystem, { signal });
  addEventListener('storage', listener, { signal });
  // A page in the back/forward cache hears of no change.
  addEventListener('pageshow', listener, { signal });
  return () => controller.abort();
}

function read(): Motion {
  return (visitorsChoice() ?? systemsChoice()) === 'play' ? 'playing' : 'paused';
}

export const useMotion = () => useSyncExternalStore<Motion>(subscribe, read, () => 'unstarted');

export function chooseMotion(choice: Choice): void {
  // Otherwise Play would outlive a later request for less motion.
  store(choice === systemsChoice() ? undefined : choice);
  // Browsers send it only to other tabs.
  dispatchEvent(new StorageEvent('storage', { key: storageKey }));
}
