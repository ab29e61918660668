import { useEffect, useEffectEvent, useState } from 'react';
import { slideInterval } from '@/components/carousel/durations';
import { loadPicture, retryInterval } from '@/components/carousel/load-picture';
import type { ReadyPicture } from '@/components/pictures/Picture';

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `task` whenever the page becomes visible; aborts it when hidden. */
function whileVisible(task: (signal: AbortSignal) => Promise<void>): () => void {
  let controller = new AbortController();
  function restart(): void {
    controller.abort();
    controller = new AbortController();
    if (!document.hidden) void task(controller.signal);
  }
  restart();
  document.addEventListener('visibilitychange', restart);
  return () => {
    controller.abort();
    document.removeEventListener('visibilitychange', restart);
  };
}

async function findNext(pictures: readonly ReadyPicture[], shown: number, signal: AbortSignal) {
  while (!signal.aborted) {
    for (let step = 1; step < pictures.length && !signal.aborted; step += 1) {
      const index = (shown + step) % pictures.length;
      if (await loadPicture(pictures[index]!)) return index;
    }
    await delay(retryInterval);
  }
  return undefined;
}

/** A slide is `due` until its picture has loaded and the last fade is over; then a turn begins. */
export function useTurns(pictures: readonly ReadyPicture[], mayTurn: boolean) {
  const [{ shown, turn, isFading, due }, setState] = useState({
    shown: 0,
    turn: 0,
    isFading: false,
    due: undefined as number | undefined,
  });

  const showUnlessPicked = (index: number) =>
    setState((latest) =>
      latest.due === due ? { shown: index, turn: latest.turn + 1, isFading: true, due: undefined } : latest,
    );

  const showDue = useEffectEvent(async (signal: AbortSignal) => {
    if (due === undefined) return;
    await loadPicture(pictures[due]!);
    if (!signal.aborted && !isFading) showUnlessPicked(due);
  });

  const showNext = useEffectEvent(async (signal: AbortSignal) => {
    await Promise.all([findNext(pictures, shown, signal), delay(slideInterval)]);
    // A resized window can need another file.
    const next = await findNext(pictures, shown, signal);
    if (next !== undefined && !signal.aborted) showUnlessPicked(next);
  });

  // Two effects: `showDue` starts again when a fade ends, but the interval must not.
  useEffect(() => whileVisible((signal) => showDue(signal)), [due, isFading]);
  const isCounting = mayTurn && due === undefined;
  useEffect(() => (isCounting ? whileVisible((signal) => showNext(signal)) : undefined), [isCounting, turn]);

  const pick = (index: number) =>
    setState((latest) => ({ ...latest, due: index === latest.shown ? undefined : index }));
  const endFade = () => setState((latest) => ({ ...latest, isFading: false }));
  return { shown, turn, due, pick, endFade };
}
