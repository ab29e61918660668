import { useEffect, useEffectEvent, useState } from 'react';
import { loadPicture } from '@/components/carousel/load-picture';
import type { ReadyPicture } from '@/content/pictures';

/** Time from one turn to the next, in ms. */
const slideInterval = 3000;
/** Time until the next attempt if all pictures but the shown one have failed, in ms. */
const retryInterval = 30_000;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Runs a task while the page is visible, and again whenever it becomes visible. The task must do nothing more once its
 * signal is aborted.
 *
 * @returns a function that ends it
 */
function whileVisible(task: (signal: AbortSignal) => Promise<void>): () => void {
  let controller = new AbortController();
  function restart(): void {
    controller.abort();
    controller = new AbortController();
    if (document.visibilityState === 'visible') void task(controller.signal);
  }
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', restart);
  };
}

/**
 * The turns of a carousel: which slide is shown, and in which turn. Turn 0 shows the picture of the exported page. Slides
 * take turns by themselves while `isTurning` and the page is visible. One that a visitor has `picked` waits for its
 * picture, and until the caller reports with `finishTurn` that an earlier slide has left.
 */
export function useTurns(pictures: readonly ReadyPicture[], isTurning: boolean) {
  const [{ shown, turn, isLeaving }, setTurn] = useState({ shown: 0, turn: 0, isLeaving: false });
  const [picked, setPicked] = useState<number>();

  function show(index: number): void {
    // The picture of the exported page never leaves.
    setTurn({ shown: index, turn: turn + 1, isLeaving: turn > 0 });
    setPicked(undefined);
  }

  const showPicked = useEffectEvent(async (signal: AbortSignal) => {
    if (picked === undefined || isLeaving) return;
    // If it fails, its alternative text is shown.
    await loadPicture(pictures[picked]!);
    if (!signal.aborted) show(picked);
  });

  const showNext = useEffectEvent(async (signal: AbortSignal) => {
    const interval = delay(slideInterval);
    for (let next = shown + 1; !signal.aborted; next += 1) {
      const index = next % pictures.length;
      if (index === shown) {
        await delay(retryInterval);
      } else if (await loadPicture(pictures[index]!)) {
        await interval;
        if (!signal.aborted) show(index);
        return;
      }
    }
  });

  // These are two effects because the end of a fade, which lets a picked slide go on, must not restart the interval.
  useEffect(() => whileVisible((signal) => showPicked(signal)), [picked, isLeaving]);
  const isNextDue = isTurning && picked === undefined;
  useEffect(() => (isNextDue ? whileVisible((signal) => showNext(signal)) : undefined), [isNextDue, turn]);

  const pick = (index: number) => setPicked(index === shown ? undefined : index);
  const finishTurn = () => setTurn((latest) => ({ ...latest, isLeaving: false }));
  return { shown, turn, picked, pick, finishTurn };
}
