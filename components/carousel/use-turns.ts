import { startTransition, useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { loadPicture } from '@/components/carousel/load-picture';
import type { PictureCopies } from '@/components/Picture';

/** Time from one turn to the next, in ms. */
const slideInterval = 3000;

/** How many times faster a fade becomes once a visitor has picked another slide, which waits for its end. */
const hurry = 4;

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The running fades of slides. The transitions of the frame itself are no `CSSAnimation`. */
const fadesIn = (frame: Element | null) =>
  frame?.getAnimations({ subtree: true }).filter((animation) => animation instanceof CSSAnimation) ?? [];

/** Resolves once no slide in `frame` fades any more: at once where nothing is animated, as with reduced motion. */
export function untilFaded(frame: Element | null): Promise<unknown> {
  return Promise.allSettled(fadesIn(frame).map(({ finished }) => finished));
}

/**
 * Finds the next of `count` slides after `shown` whose picture loads, and asks for one at a time. Indexes count from 0.
 * Resolves to undefined if all others fail.
 */
export async function nextThatLoads(shown: number, count: number, load: (index: number) => Promise<boolean>) {
  for (let step = 1; step < count; step += 1) {
    const index = (shown + step) % count;
    if (await load(index)) return index;
  }
  return undefined;
}

/**
 * The turns of a carousel: which slide is shown, and in which turn. In turn 0 it is the picture of the exported page.
 * Slides take turns by themselves while `isTurning` and the page is visible, and when a visitor picks one. `picked` is
 * that slide until it is shown. `isMissing` means that the picture of the shown slide has failed.
 */
export function useTurns(
  frame: RefObject<Element | null>,
  pictures: readonly PictureCopies[],
  isTurning: boolean,
) {
  const [{ shown, turn, isMissing }, setState] = useState({ shown: 0, turn: 0, isMissing: false });
  const [picked, setPicked] = useState<number>();

  function show(index: number, hasLoaded: boolean): void {
    // framer-motion removes leaving slides only all together. A transition runs after its removal update, so the old slide
    // is gone before this turn makes another one leave.
    startTransition(() => {
      setState(({ turn }) => ({ shown: index, turn: turn + 1, isMissing: !hasLoaded }));
      // Another slide may have been picked since.
      setPicked((latest) => (latest === index ? undefined : latest));
    });
  }

  const takeTurns = useEffectEvent(async (signal: AbortSignal) => {
    const load = async (index: number) => signal.aborted || loadPicture(pictures[index]!);
    if (picked !== undefined) {
      const [hasLoaded] = await Promise.all([load(picked), untilFaded(frame.current)]);
      if (!signal.aborted) show(picked, hasLoaded);
      return;
    }
    let current = shown;
    // If no picture loads, those left out may be requested again after one of the next intervals.
    while (isTurning || isMissing) {
      const search = isTurning
        ? nextThatLoads(current, pictures.length, load)
        : load(current).then((hasLoaded) => (hasLoaded ? current : undefined));
      const [next] = await Promise.all([search, delay(slideInterval)]);
      if (signal.aborted) return;
      if (next !== undefined) show((current = next), true);
    }
  });

  useEffect(() => {
    let controller = new AbortController();
    // Hiding the page changes no state: Firefox hides a page that enters the back/forward cache, and React would not
    // finish the update.
    function restart(): void {
      controller.abort();
      controller = new AbortController();
      if (document.visibilityState === 'visible') void takeTurns(controller.signal);
    }
    restart();
    document.addEventListener('visibilitychange', restart);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', restart);
    };
  }, [isTurning, picked, isMissing]);

  function pick(index: number): void {
    const isThere = index === shown && !isMissing;
    setPicked(isThere ? undefined : index);
    if (!isThere) for (const fade of fadesIn(frame.current)) fade.updatePlaybackRate(hurry);
  }

  return { shown, turn, isMissing, picked, pick };
}
