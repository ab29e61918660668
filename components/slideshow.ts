/** What a slideshow needs to know and can do. */
export interface SlideshowOptions {
  /** Number of slides. */
  count: number;
  /** Time from one change to the next, in ms. */
  interval: number;
  /** Makes a slide ready to be shown; resolves to false when it cannot be. */
  prepare: (index: number) => Promise<boolean>;
  /** Shows a slide. */
  show: (index: number) => void;
}

/** The slides of one carousel: turned by a clock while it runs, and by a visitor's steps at any time. */
export interface Slideshow {
  /** Begins, or begins again: the first change comes one whole interval later, however long it has stood. */
  start: () => void;
  /** Ends at once; the clock shows nothing after it. */
  stop: () => void;
  /** Shows the slide that a visitor asks for as soon as it is ready. Of several in a row only the last counts. */
  goTo: (index: number) => void;
}

/**
 * Shows the next slide every `interval` ms and the first after the last. There is one timer at most. Changes are
 * due by the clock and not by when the last one got its turn, so lateness does not add up. A slide that cannot be
 * shown, or is not ready after an interval, is passed over, and asked for again in the next round.
 */
export function createSlideshow({ count, interval, prepare, show }: SlideshowOptions): Slideshow {
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Each run of the clock, and each step, has a number; one that finds another here ends without a trace.
  let turnOf = 0;
  let stepOf = 0;

  function showIfNew(index: number): void {
    if (index === current) return;
    current = index;
    show(index);
  }

  function wait(until: number): Promise<'late'> {
    return new Promise((resolve) => {
      timer = setTimeout(() => resolve('late'), until - performance.now());
    });
  }

  async function turn(thisTurn: number, dueAt: number): Promise<void> {
    const due = wait(dueAt);
    let patience = due;
    let next = current;
    for (let step = 1; step < count && next === current; step += 1) {
      const candidate = (current + step) % count;
      const outcome = await Promise.race([prepare(candidate), patience]);
      if (thisTurn !== turnOf) return;
      if (outcome === true) next = candidate;
      else if (outcome === 'late') patience = wait(performance.now() + interval);
    }
    await due;
    if (thisTurn !== turnOf) return;
    clearTimeout(timer);
    showIfNew(next);
    // Whoever was shown it may have stopped the clock.
    if (thisTurn !== turnOf) return;
    const now = performance.now();
    const isOnTime = now - dueAt < interval / 10;
    void turn(thisTurn, (isOnTime ? dueAt : now) + interval);
  }

  function stop(): void {
    turnOf += 1;
    clearTimeout(timer);
  }

  return {
    start() {
      stop();
      stepOf += 1;
      void turn(turnOf, performance.now() + interval);
    },
    stop,
    goTo(index) {
      stop();
      stepOf += 1;
      const thisStep = stepOf;
      // Shown even when it cannot be made ready: the visitor asked for it, and its words are there at least.
      void prepare(index).then(() => {
        if (thisStep === stepOf) showIfNew(index);
      });
    },
  };
}
