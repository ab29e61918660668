import { useEffect, useEffectEvent, useState } from 'react';
import { loadPicture, retryInterval } from '@/components/carousel/load-picture';
import { whileVisible } from '@/components/carousel/while-visible';
import type { ReadyPicture } from '@/components/pictures/Picture';

/** Time from one turn to the next, in ms. It must be longer than `fadeDuration` in `tailwind.config.ts`. */
const slideInterval = 3000;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Finds the slide after the one that is shown, past those whose pictures fail. If all others fail, they are tried again
 * after a while. Returns undefined once the signal is aborted.
 */
async function findNext(pictures: readonly ReadyPicture[], shown: number, signal: AbortSignal) {
  while (!signal.aborted) {
    for (let step = 1; step < pictures.length; step += 1) {
      const index = (shown + step) % pictures.length;
      const hasLoaded = await loadPicture(pictures[index]!);
      if (signal.aborted) return undefined;
      if (hasLoaded) return index;
    }
    await delay(retryInterval);
  }
  return undefined;
}

/**
 * The turns of a carousel: which slide is shown, and in which turn. Turn 0 shows the picture of the exported page. Each turn
 * begins with a fade, at whose end the caller calls `endFade`.
 *
 * - The next slide is shown after an interval in which `mayTurn` was true and the page visible, once its picture is there.
 * - A slide that a visitor picks is `due` until its picture is there and no fade is running.
 */
export function useTurns(pictures: readonly ReadyPicture[], mayTurn: boolean) {
  const [{ shown, turn, isFading, due }, setState] = useState({
    shown: 0,
    turn: 0,
    isFading: false,
    due: undefined as number | undefined,
  });

  /** Begins a turn, unless a slide has been picked since the last rendering. */
  const show = (index: number) =>
    setState((latest) =>
      latest.due === due ? { shown: index, turn: latest.turn + 1, isFading: true, due: undefined } : latest,
    );

  const showDue = useEffectEvent(async (signal: AbortSignal) => {
    if (due === undefined) return;
    // This loads during a fade too, and runs anew after it. If the picture fails, its alternative text is shown.
    await loadPicture(pictures[due]!);
    if (!signal.aborted && !isFading) show(due);
  });

  const showNext = useEffectEvent(async (signal: AbortSignal) => {
    await Promise.all([findNext(pictures, shown, signal), delay(slideInterval)]);
    // The window may have another width by now, and need another file.
    const next = await findNext(pictures, shown, signal);
    if (next !== undefined) show(next);
  });

  // Two effects: `showDue` begins anew when a fade ends, but the interval must not.
  useEffect(() => whileVisible((signal) => showDue(signal)), [due, isFading]);
  const isCounting = mayTurn && due === undefined;
  useEffect(() => (isCounting ? whileVisible((signal) => showNext(signal)) : undefined), [isCounting, turn]);

  // Picking the shown slide cancels one that is due.
  const pick = (index: number) =>
    setState((latest) => ({ ...latest, due: index === latest.shown ? undefined : index }));
  const endFade = () => setState((latest) => ({ ...latest, isFading: false }));
  return { shown, turn, due, pick, endFade };
}
