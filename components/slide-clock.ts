/** What a slide clock needs to know and can do. */
export interface SlideClockOptions {
  /** Number of slides. */
  count: number;
  /** Time from one change to the next, in ms. */
  interval: number;
  /** Makes a slide ready to be shown; resolves to false when it cannot be. */
  prepare: (index: number) => Promise<boolean>;
  /** Shows a slide. */
  show: (index: number) => void;
}

/** Turns the slides of one carousel. */
export interface SlideClock {
  /** Begins, or begins again: the first change comes one whole interval later, however long it has stood. */
  start: () => void;
  /** Ends at once; nothing is shown after it. */
  stop: () => void;
}

/**
 * A clock that shows the next slide every `interval` ms and the first after the last. There is one timer at most.
 * Changes are due by the clock and not by when the last one got its turn, so lateness does not add up. A slide
 * that is not ready in time delays its change; one that cannot be shown is passed over.
 */
export function createSlideClock({ count, interval, prepare, show }: SlideClockOptions): SlideClock {
  let current = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A run that has been stopped finds another number here and ends without a trace.
  let run = 0;

  /** The next slide that can be shown; the current one when there is no other. */
  async function findNext(thisRun: number): Promise<number> {
    for (let step = 1; step < count && thisRun === run; step += 1) {
      const candidate = (current + step) % count;
      if (await prepare(candidate)) return candidate;
    }
    return current;
  }

  async function turn(thisRun: number, dueAt: number): Promise<void> {
    const due = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, dueAt - performance.now());
    });
    const [next] = await Promise.all([findNext(thisRun), due]);
    if (thisRun !== run) return;
    if (next !== current) {
      current = next;
      show(next);
      if (thisRun !== run) return;
    }
    const late = performance.now() - dueAt;
    void turn(thisRun, late < interval / 10 ? dueAt + interval : dueAt + late + interval);
  }

  return {
    start() {
      run += 1;
      clearTimeout(timer);
      void turn(run, performance.now() + interval);
    },
    stop() {
      run += 1;
      clearTimeout(timer);
    },
  };
}
