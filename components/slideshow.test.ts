import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialSlideshow, slideshowReducer, type SlideshowEvent } from '@/components/slideshow';

const start = { type: 'start' } as const;
const stop = { type: 'stop' } as const;
const due = { type: 'due' } as const;
const picked = (index: number) => ({ type: 'picked', index }) as const;
const loaded = (index: number) => ({ type: 'loaded', index }) as const;
const failed = (index: number) => ({ type: 'failed', index }) as const;

/**
 * The slide shown after each event, the clock restarting after each change, and each request by its slide. As long as a
 * picture that was requested is neither there nor has failed, no other is requested but for a visitor.
 */
function run(count: number, ...events: SlideshowEvent[]): { shown: number[]; asked: number[] } {
  let state = initialSlideshow(count);
  const asked: number[] = [];
  const after = (event: SlideshowEvent) => {
    const before = state;
    state = slideshowReducer(state, event);
    for (const [index, { requests }] of state.slides) {
      if (requests > (before.slides.get(index)?.requests ?? 0)) asked.push(index);
    }
    if (state.shown !== before.shown && state.clock !== 'stopped') after(start);
  };
  const shown = events.map((event) => {
    after(event);
    return state.shown;
  });
  return { shown, asked };
}

/** Slides of a slideshow of three that has shown all of them once. */
const round = [start, loaded(0), loaded(1), due, loaded(2), due, due];

const cases: readonly [title: string, events: SlideshowEvent[], shown: number[], asked: number[]][] = [
  ['requests nothing before its clock starts', [stop], [0], []],
  ['requests the next picture ahead of its turn, and no further one', [start, loaded(0)], [0, 0], [0, 1]],
  ['shows a picture at its turn and not before', [start, loaded(1), due], [0, 0, 1], [0, 1, 2]],
  ['wraps around, and requests no picture twice', [...round, due], [0, 0, 0, 1, 1, 2, 0, 1], [0, 1, 2]],
  [
    'waits for a late picture, and shows it as it comes',
    [start, due, due, loaded(1)],
    [0, 0, 0, 1],
    [0, 1, 2],
  ],
  [
    'waits for a late first picture, too',
    [start, loaded(1), due, loaded(2), due, due, loaded(0)],
    [0, 0, 1, 1, 2, 2, 0],
    [0, 1, 2],
  ],
  ['shows no late picture once stopped', [start, due, stop, loaded(1)], [0, 0, 0, 0], [0, 1]],
  ['goes on with a whole interval', [start, due, stop, start, loaded(1), due], [0, 0, 0, 0, 0, 1], [0, 1, 2]],
  ['skips a failed picture', [start, failed(1), loaded(2), due], [0, 0, 0, 2], [0, 1, 2]],
  [
    'skips a failed one that was due for the next that loads',
    [start, due, failed(1), loaded(2)],
    [0, 0, 0, 2],
    [0, 1, 2],
  ],
  ['requests nothing for one that fails once stopped', [start, stop, failed(1)], [0, 0, 0], [0, 1]],
  [
    'requests a failed one again in the next round, and no more',
    [start, loaded(0), failed(1), loaded(2), due, due, failed(1), due, due, due],
    [0, 0, 0, 0, 2, 0, 0, 2, 0, 2],
    [0, 1, 2, 1],
  ],
  [
    'shows it if it comes then',
    [start, loaded(0), failed(1), loaded(2), due, due, loaded(1), due],
    [0, 0, 0, 0, 2, 0, 0, 1],
    [0, 1, 2, 1],
  ],
  [
    'requests each twice where all have failed',
    [start, loaded(0), failed(1), failed(2), due, failed(1), failed(2), due, due],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
    [0, 1, 2, 1, 2],
  ],
  ['shows a ready slide at once when picked', [start, loaded(1), picked(1)], [0, 0, 1], [0, 1, 2]],
  ['shows a picked slide when it loads, without a clock', [picked(2), stop, loaded(2)], [0, 0, 2], [2]],
  ['and with a clock that starts meanwhile', [picked(2), start, loaded(2)], [0, 0, 2], [2, 0, 1]],
  ['shows a picked slide that fails, for its words', [picked(2), failed(2)], [0, 2], [2]],
  [
    'requests a picked one however often it has failed',
    [picked(2), failed(2), picked(0), loaded(0), picked(2), failed(2), picked(0), picked(2)],
    [0, 2, 2, 0, 0, 2, 0, 0],
    [2, 0, 2, 2],
  ],
  ['shows the last of several picked', [picked(1), picked(2), loaded(1), loaded(2)], [0, 0, 0, 2], [1, 2]],
  ['stays where it is when that is picked last', [picked(1), picked(0), loaded(1)], [0, 0, 0], [1]],
];

for (const [title, events, shown, asked] of cases) {
  test(`A slideshow ${title}`, () => {
    assert.deepEqual(run(3, ...events), { shown, asked });
  });
}

test('A slideshow of two alternates', () => {
  assert.deepEqual(run(2, start, loaded(0), loaded(1), due, due, due).shown, [0, 0, 0, 1, 0, 1]);
});
