import { useEffect, useEffectEvent, useState } from 'react';
import { loadPicture } from '@/components/carousel/load-picture';
import type { ReadyPicture } from '@/content/pictures';

/** Time from one turn to the next, in ms. */
const slideInterval = 3000;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The turns of a carousel: which slide is shown, and in which turn. Turn 0 shows the picture of the exported page. Slides
 * take turns by themselves while `isTurning` and the page is visible. One that a visitor has `picked` waits for its
 * picture, and until the caller reports with `finishTurn` that an earlier slide has left.
 */
export function useTurns(pictures: readonly ReadyPicture[], isTurning: boolean) {
  const [{ shown, turn, isLeaving }, setTurn] = useState({ shown: 0, turn: 0, isLeaving: false });
  const [picked, setPicked] = useState<number>();
  const isWaiting = picked !== undefined && isLeaving;

  const takeTurn = useEffectEvent(async (signal: AbortSignal) => {
    const load = async (index: number) => signal.aborted || loadPicture(pictures[index]!, signal);
    const interval = picked === undefined ? delay(slideInterval) : load(picked);
    let next = picked;
    for (let step = 1; isTurning && next === undefined && !signal.aborted; step += 1) {
      const index = (shown + step) % pictures.length;
      // All other pictures have failed. They may be requested again after one of the next intervals.
      if (index === shown) await delay(slideInterval);
      else if (await load(index)) next = index;
    }
    await interval;
    if (next === undefined || isWaiting || signal.aborted) return;
    // The picture of the exported page never leaves.
    setTurn({ shown: next, turn: turn + 1, isLeaving: turn > 0 });
    setPicked(undefined);
  });

  useEffect(() => {
    let controller = new AbortController();
    // Hiding the page changes no state: Firefox hides a page that enters the back/forward cache, and React would not
    // finish the update.
    function restart(): void {
      controller.abort();
      controller = new AbortController();
      if (document.visibilityState === 'visible') void takeTurn(controller.signal);
    }
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [isTurning, turn, picked, isWaiting]);

  const pick = (index: number) => setPicked(index === shown ? undefined : index);
  const finishTurn = () => setTurn((latest) => ({ ...latest, isLeaving: false }));
  return { shown, turn, picked, pick, finishTurn };
}
