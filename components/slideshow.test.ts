import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInPage, slideshowAfter, startOfSlideshow, type SlideshowEvent } from '@/components/slideshow';

const start = { type: 'start' } as const;
const stop = { type: 'stop' } as const;
const due = { type: 'due' } as const;
const picked = (index: number) => ({ type: 'picked', index }) as const;
const loaded = (index: number) => ({ type: 'loaded', index }) as const;
const failed = (index: number) => ({ type: 'failed', index }) as const;

/** The slide shown after each event, the clock restarting after each change, and the slides in the page at the end. */
function run(count: number, ...events: SlideshowEvent[]): { shown: number[]; inPage: number[] } {
  let state = slideshowAfter(startOfSlideshow(count), loaded(0));
  const shown = events.map((event) => {
    const before = state.shown;
    state = slideshowAfter(state, event);
    if (state.shown !== before && event.type !== 'picked') state = slideshowAfter(state, start);
    return state.shown;
  });
  return { shown, inPage: [...Array(count).keys()].filter((index) => isInPage(state, index)) };
}

const all = [0, 1, 2];
const bothFail = [start, failed(1), failed(2)];

const cases: readonly [title: string, events: SlideshowEvent[], shown: number[], inPage: number[]][] = [
  ['requests no second picture before its clock starts', [], [], [0]],
  ['requests the next picture ahead of its turn', [start], [0], [0, 1]],
  ['shows a picture at its turn and not before', [start, loaded(1), due], [0, 0, 1], all],
  ['wraps around', [start, loaded(1), due, loaded(2), due, due, due], [0, 0, 1, 1, 2, 0, 1], all],
  ['skips a late picture for the next', [start, due, loaded(2)], [0, 0, 2], all],
  ['shows a late picture that comes first', [start, due, loaded(1)], [0, 0, 1], all],
  ['waits while all pictures are late', [start, due, due, due, loaded(1)], [0, 0, 0, 0, 1], all],
  ['shows no late picture once stopped', [start, due, stop, loaded(1)], [0, 0, 0, 0], all],
  ['skips a failed picture in time', [start, failed(1), loaded(2), due], [0, 0, 0, 2], [0, 2]],
  [
    'skips it when the next is late',
    [start, picked(2), picked(0), failed(2), due, due],
    [0, 0, 0, 0, 0, 0],
    all,
  ],
  ['retries it in the next round', [start, failed(1), loaded(2), due, due], [0, 0, 0, 2, 0], all],
  ['drops failed pictures', bothFail, [0, 0, 0], [0]],
  ['retries one at a turn when all have failed', [...bothFail, due], [0, 0, 0, 0], [0, 1]],
  ['and another at the next', [...bothFail, due, failed(1), due], [0, 0, 0, 0, 0, 0], [0, 2]],
  ['shows a ready slide at once when picked', [start, loaded(1), picked(1)], [0, 0, 1], [0, 1]],
  ['shows a picked slide when it loads, without a clock', [picked(2), stop, loaded(2)], [0, 0, 2], [0, 2]],
  ['and with a clock that starts meanwhile', [picked(2), start, loaded(2)], [0, 0, 2], all],
  ['shows a picked slide that fails, for its words', [picked(2), failed(2)], [0, 2], [0, 2]],
  ['shows the last of several picked', [picked(1), picked(2), loaded(1), loaded(2)], [0, 0, 0, 2], all],
  ['stays where it is when that is picked last', [picked(1), picked(0), loaded(1)], [0, 0, 0], [0, 1]],
];

for (const [title, events, shown, inPage] of cases) {
  test(`A slideshow ${title}`, () => {
    assert.deepEqual(run(3, ...events), { shown, inPage });
  });
}

test('A slideshow of two alternates', () => {
  assert.deepEqual(run(2, start, loaded(1), due, due, due).shown, [0, 0, 1, 0, 1]);
});

test('A slideshow waits for a first picture that is still loading, too', () => {
  let state = startOfSlideshow(2);
  const shown = [start, loaded(1), due, due, loaded(0)].map((event) => {
    state = slideshowAfter(state, event);
    return state.shown;
  });
  assert.deepEqual(shown, [0, 0, 1, 1, 0]);
});
