import { useEffect, useEffectEvent, useState } from 'react';
import { loadPicture, retryInterval } from '@/components/carousel/load-picture';
import type { ReadyPicture } from '@/content/pictures';

/** Time from one turn to the next, in ms. */
const slideInterval = 3000;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts a task, which must do nothing more once its signal is aborted. Returns a function that aborts it. */
function start(task: (signal: AbortSignal) => Promise<void>): () => void {
  const controller = new AbortController();
  void task(controller.signal);
  return () => controller.abort();
}

/**
 * The turns of a carousel: which slide is shown, and in which turn. Turn 0 shows the picture of the exported page. Slides
 * take turns by themselves while `isTurning`. One that a visitor has `picked` waits for its picture, and until the caller
 * reports with `finishTurn` that an earlier slide has left.
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
  useEffect(() => start((signal) => showPicked(signal)), [picked, isLeaving]);
  const isNextDue = isTurning && picked === undefined;
  useEffect(() => (isNextDue ? start((signal) => showNext(signal)) : undefined), [isNextDue, turn]);

  const pick = (index: number) => setPicked(index === shown ? undefined : index);
  const finishTurn = () => setTurn((latest) => ({ ...latest, isLeaving: false }));
  return { shown, turn, picked, pick, finishTurn };
}
