import { useEffect, useId, useSyncExternalStore, type RefObject } from 'react';

type Choice = 'pause' | 'play';

type Motion = 'unstarted' | 'paused' | 'playing';

const storageKey = 'motion-choice';
const stillQuery = '(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)';
const motionChange = 'motionchange';

/** A visitor's use holds a carousel until the next press of the motion control. */
const heldById = new Map<string, boolean>();
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

const isMotionAllowed = () => (visitorsChoice() ?? systemsChoice()) === 'play';

function subscribe(listener: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const followSystem = ({ matches }: MediaQueryListEvent) => {
    if (matches && visitorsChoice() === 'play') store(undefined);
    listener();
  };
  matchMedia(stillQuery).addEventListener('change', followSystem, { signal });
  addEventListener(motionChange, listener, { signal });
  addEventListener('storage', listener, { signal });
  // A page in the back/forward cache hears of no change.
  addEventListener('pageshow', listener, { signal });
  return () => controller.abort();
}

const announceChange = () => dispatchEvent(new Event(motionChange));

function setHeld(id: string, isHeld: boolean): void {
  heldById.set(id, isHeld);
  announceChange();
}

const useMotion = (read: () => Motion) => useSyncExternalStore<Motion>(subscribe, read, () => 'unstarted');

export function useAnyMotion(): Motion {
  return useMotion(() => {
    if (heldById.size === 0) return 'unstarted';
    return isMotionAllowed() && [...heldById.values()].includes(false) ? 'playing' : 'paused';
  });
}

export function useCarouselMotion(card: RefObject<Element | null>): [motion: Motion, hold: () => void] {
  const id = useId();
  useEffect(() => {
    // A visitor can reach the card by keyboard before script starts.
    setHeld(id, Boolean(card.current?.querySelector(':focus-visible')));
    return () => {
      heldById.delete(id);
      announceChange();
    };
  }, [id, card]);
  const motion = useMotion(() => (isMotionAllowed() && !heldById.get(id) ? 'playing' : 'paused'));
  return [motion, () => setHeld(id, true)];
}

export function chooseMotion(choice: Choice): void {
  for (const id of heldById.keys()) heldById.set(id, false);
  // Otherwise Play would outlive a later request for less motion.
  store(choice === systemsChoice() ? undefined : choice);
  announceChange();
}
