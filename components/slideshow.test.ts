import assert from 'node:assert/strict';
import { describe, test, type TestContext } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { createSlideshow } from '@/components/slideshow';

const interval = 3000;
const hour = 3_600_000;

interface Change {
  index: number;
  /** Time since the test began, in ms. */
  at: number;
}

interface StageOptions {
  count?: number;
  prepare?: (index: number) => Promise<boolean>;
  /** Called by the clock after each change has been noted. */
  onShow?: () => void;
}

/** A slide clock whose time the test moves on, and what it has shown. */
function createStage(
  context: TestContext,
  { count = 3, prepare = async () => true, onShow = () => undefined }: StageOptions = {},
) {
  let now = 0;
  context.mock.timers.enable({ apis: ['setTimeout'] });
  context.mock.method(performance, 'now', () => now);

  const alive = new Set<unknown>();
  const mockedSetTimeout: (callback: () => void, delay?: number) => unknown = globalThis.setTimeout;
  const mockedClearTimeout = globalThis.clearTimeout;
  function countedSetTimeout(callback: () => void, delay?: number): unknown {
    const timer = mockedSetTimeout(() => {
      alive.delete(timer);
      callback();
    }, delay);
    alive.add(timer);
    return timer;
  }
  function countedClearTimeout(timer: NodeJS.Timeout | undefined): void {
    if (alive.delete(timer)) mockedClearTimeout(timer);
  }
  context.mock.method(globalThis, 'setTimeout', countedSetTimeout as typeof setTimeout);
  context.mock.method(globalThis, 'clearTimeout', countedClearTimeout as typeof clearTimeout);

  const shown: Change[] = [];
  const clock = createSlideshow({
    count,
    interval,
    prepare,
    show: (index) => {
      shown.push({ index, at: now });
      onShow();
    },
  });

  /** Moves the time on at once, as a busy or sleeping computer does: what was due in between is late. */
  async function jump(duration: number): Promise<void> {
    now += duration;
    context.mock.timers.tick(duration);
    // Two rounds, because what a timer has settled may set the next one only after promises of its own.
    await setImmediate();
    await setImmediate();
  }

  /** Lets the time pass evenly. */
  async function pass(duration: number): Promise<void> {
    const step = 100;
    for (let passed = 0; passed < duration; passed += step) await jump(Math.min(step, duration - passed));
  }

  return {
    clock,
    shown,
    pass,
    jump,
    timers: () => alive.size,
    shownIndexes: () => shown.map(({ index }) => index),
    shownTimes: () => shown.map(({ at }) => at),
  };
}

/** Slides that become ready, or fail, when the test says so. */
function createPreparations() {
  const asked: { index: number; settle: (isReady: boolean) => void }[] = [];
  return {
    asked,
    prepare: (index: number) =>
      new Promise<boolean>((resolve) => {
        asked.push({ index, settle: resolve });
      }),
  };
}

describe('a running clock', () => {
  test('shows nothing before one interval has passed', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(interval - 100);
    assert.deepEqual(stage.shown, []);
  });

  test('shows the second slide when one interval has passed', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(interval);
    assert.deepEqual(stage.shown, [{ index: 1, at: interval }]);
  });

  test('makes one change every interval', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(4 * interval);
    assert.deepEqual(stage.shownTimes(), [3000, 6000, 9000, 12_000]);
  });

  test('shows the slides in order, and the first after the last', async (context) => {
    const stage = createStage(context, { count: 3 });
    stage.clock.start();
    await stage.pass(5 * interval);
    assert.deepEqual(stage.shownIndexes(), [1, 2, 0, 1, 2]);
  });

  test('keeps to its times when every change comes a little late', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.jump(3100);
    for (let change = 2; change <= 10; change += 1) await stage.jump(interval);
    assert.deepEqual(
      stage.shownTimes(),
      [3100, 6100, 9100, 12_100, 15_100, 18_100, 21_100, 24_100, 27_100, 30_100],
    );
  });

  test('makes up for a late change, so that the next one is on time', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.jump(3200);
    await stage.jump(2800);
    assert.deepEqual(stage.shownTimes(), [3200, 6000]);
  });

  test('makes one change, not a thousand, when the computer wakes after an hour', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.jump(hour);
    assert.deepEqual(stage.shown, [{ index: 1, at: hour }]);
  });

  test('leaves the slide for a whole interval that it shows when the computer wakes', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.jump(hour);
    await stage.pass(interval);
    assert.deepEqual(stage.shownTimes(), [hour, hour + interval]);
  });

  test('shows nothing anew when there is a single slide', async (context) => {
    const stage = createStage(context, { count: 1 });
    stage.clock.start();
    await stage.pass(3 * interval);
    assert.deepEqual(stage.shown, []);
  });
});

describe('a slide that is not ready', () => {
  test('is asked for while the one before it is still shown', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(100);
    assert.deepEqual(
      asked.map(({ index }) => index),
      [1],
    );
  });

  test('is not shown, however long it takes', async (context) => {
    const { prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(5 * interval);
    assert.deepEqual(stage.shown, []);
  });

  test('is passed over for the next one when an interval was not enough', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(interval + 100);
    asked[1]?.settle(true);
    await stage.pass(100);
    assert.deepEqual(
      stage.shown.map(({ index }) => index),
      [2],
    );
  });

  test('stays for a whole interval once it is shown', async (context) => {
    const first = createPreparations();
    const stage = createStage(context, {
      prepare: (index) => (index === 1 ? first.prepare(index) : Promise.resolve(true)),
    });
    stage.clock.start();
    await stage.pass(5000);
    first.asked[0]?.settle(true);
    await stage.pass(100);
    const shownAt = stage.shown[0]?.at ?? Number.NaN;
    await stage.pass(interval);
    assert.deepEqual(stage.shownTimes(), [shownAt, shownAt + interval]);
  });

  test('that is ready early still waits for its time', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    asked[0]?.settle(true);
    await stage.pass(interval - 100);
    assert.deepEqual(stage.shown, []);
  });
});

describe('a slide that cannot be shown', () => {
  test('is passed over', async (context) => {
    const stage = createStage(context, { prepare: async (index) => index !== 1 });
    stage.clock.start();
    await stage.pass(4 * interval);
    assert.deepEqual(stage.shownIndexes(), [2, 0, 2, 0]);
  });

  test('does not delay the slide after it', async (context) => {
    const stage = createStage(context, { prepare: async (index) => index !== 1 });
    stage.clock.start();
    await stage.pass(2 * interval);
    assert.deepEqual(stage.shownTimes(), [3000, 6000]);
  });

  test('is tried again in the next round', async (context) => {
    let attempts = 0;
    const stage = createStage(context, {
      prepare: async (index) => {
        if (index !== 1) return true;
        attempts += 1;
        return attempts > 1;
      },
    });
    stage.clock.start();
    await stage.pass(3 * interval);
    assert.deepEqual(stage.shownIndexes(), [2, 0, 1]);
  });

  test('leaves the present slide where it is when no other can be shown either', async (context) => {
    const stage = createStage(context, { prepare: async () => false });
    stage.clock.start();
    await stage.pass(5 * interval);
    assert.deepEqual(stage.shown, []);
  });

  test('is tried once an interval and not all the time', async (context) => {
    const tried: number[] = [];
    const stage = createStage(context, {
      prepare: async (index) => {
        tried.push(index);
        return false;
      },
    });
    stage.clock.start();
    await stage.pass(2 * interval);
    assert.deepEqual(tried, [1, 2, 1, 2, 1, 2]);
  });

  test('does not keep the clock from going on once slides can be shown again', async (context) => {
    let isOnline = false;
    const stage = createStage(context, { prepare: async () => isOnline });
    stage.clock.start();
    await stage.pass(interval - 100);
    isOnline = true;
    await stage.pass(interval + 100);
    assert.deepEqual(stage.shown, [{ index: 1, at: 2 * interval }]);
  });
});

describe('a stopped clock', () => {
  test('that has never begun shows nothing', async (context) => {
    const stage = createStage(context);
    stage.clock.stop();
    await stage.pass(2 * interval);
    assert.deepEqual(stage.shown, []);
  });

  test('shows nothing, however much time passes', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(interval - 100);
    stage.clock.stop();
    await stage.jump(hour);
    assert.deepEqual(stage.shown, []);
  });

  test('shows nothing when a slide becomes ready after it, before its time', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(1000);
    stage.clock.stop();
    asked[0]?.settle(true);
    await stage.pass(2 * interval);
    assert.deepEqual(stage.shown, []);
  });

  test('shows nothing when a slide becomes ready after it, past its time', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(interval + 1000);
    stage.clock.stop();
    asked[0]?.settle(true);
    await stage.pass(2 * interval);
    assert.deepEqual(stage.shown, []);
  });

  test('asks for no other slide when one fails after it', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(1000);
    stage.clock.stop();
    asked[0]?.settle(false);
    await stage.pass(2 * interval);
    assert.deepEqual(
      asked.map(({ index }) => index),
      [1],
    );
  });

  test('leaves no timer behind', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(interval + 100);
    stage.clock.stop();
    assert.equal(stage.timers(), 0);
  });

  test('leaves no timer behind when showing a slide is what stops it', async (context) => {
    const stage = createStage(context, { onShow: () => stage.clock.stop() });
    stage.clock.start();
    await stage.pass(interval + 100);
    assert.equal(stage.timers(), 0);
  });
});

describe('a clock that begins again', () => {
  test('after an hour makes exactly one change after one interval', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(1000);
    stage.clock.stop();
    await stage.jump(hour);
    stage.clock.start();
    await stage.pass(interval);
    assert.deepEqual(stage.shown, [{ index: 1, at: 1000 + hour + interval }]);
  });

  test('goes on from the slide that it showed last', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(interval);
    stage.clock.stop();
    await stage.jump(hour);
    stage.clock.start();
    await stage.pass(interval);
    assert.deepEqual(stage.shownIndexes(), [1, 2]);
  });

  test('without a stop in between makes no change twice', async (context) => {
    const stage = createStage(context);
    stage.clock.start();
    await stage.pass(2000);
    stage.clock.start();
    await stage.pass(2 * interval);
    assert.deepEqual(stage.shownTimes(), [5000, 8000]);
  });

  test('shows a slide once that both runs have been waiting for', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    stage.clock.start();
    await stage.pass(interval + 1000);
    stage.clock.stop();
    stage.clock.start();
    for (const { settle } of asked) settle(true);
    await stage.pass(interval);
    assert.deepEqual(stage.shown, [{ index: 1, at: 2 * interval + 1000 }]);
  });
});

describe('the timers of a clock', () => {
  test('are never more than one, whatever the order of starts and stops', async (context) => {
    const stage = createStage(context);
    const { start, stop } = stage.clock;
    const counts: number[] = [];
    for (const action of [start, start, stop, start, stop, stop, start, start]) {
      action();
      counts.push(stage.timers());
      await stage.pass(interval - 200);
      counts.push(stage.timers());
      await stage.pass(400);
      counts.push(stage.timers());
    }
    assert.ok(Math.max(...counts) <= 1, `timers alive: ${counts.join(', ')}`);
  });

  test('are never more than one while slides are slow to come', async (context) => {
    const { asked, prepare } = createPreparations();
    const stage = createStage(context, { prepare });
    const counts: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      stage.clock.start();
      await stage.pass(interval + 500);
      counts.push(stage.timers());
      stage.clock.stop();
      stage.clock.start();
      for (const { settle } of asked) settle(true);
      await stage.pass(500);
      counts.push(stage.timers());
    }
    assert.ok(Math.max(...counts) <= 1, `timers alive: ${counts.join(', ')}`);
  });

  test('are never more than one when showing a slide begins the clock again', async (context) => {
    const stage = createStage(context, { onShow: () => stage.clock.start() });
    stage.clock.start();
    await stage.pass(interval + 100);
    assert.equal(stage.timers(), 1);
  });
});
