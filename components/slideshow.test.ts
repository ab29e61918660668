import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPresent, slideshowAfter, startOfSlideshow, type SlideshowEvent } from '@/components/slideshow';

const start = { type: 'start' } as const;
const stop = { type: 'stop' } as const;
const due = { type: 'due' } as const;
const picked = (index: number) => ({ type: 'picked', index }) as const;
const loaded = (index: number) => ({ type: 'loaded', index }) as const;
const failed = (index: number) => ({ type: 'failed', index }) as const;

/** What a slideshow of so many slides shows after each event, the clock having begun anew after each change. */
function shownAfter(count: number, ...events: SlideshowEvent[]): { shown: number[]; present: number[] } {
  let state = startOfSlideshow(count);
  const shown = events.map((event) => {
    const before = state.shown;
    state = slideshowAfter(state, event);
    if (state.shown !== before && event.type !== 'picked') state = slideshowAfter(state, start);
    return state.shown;
  });
  return { shown, present: [...Array(count).keys()].filter((index) => isPresent(state, index)) };
}

/** Every sequence of events, what is shown after each, and which slides take part at the end. */
const cases: readonly [title: string, events: SlideshowEvent[], shown: number[], present: number[]][] = [
  ['asks for no second picture before its clock begins', [], [], [0]],
  ['asks for the next picture ahead of its turn', [start], [0], [0, 1]],
  ['shows a picture that is there at its turn, not before', [start, loaded(1), due], [0, 0, 1], [1, 2]],
  [
    'shows the first again after the last',
    [start, loaded(1), due, loaded(2), due, due, due],
    [0, 0, 1, 1, 2, 0, 1],
    [1, 2],
  ],
  ['passes over a late picture for the next', [start, due, loaded(2)], [0, 0, 2], [0, 1, 2]],
  ['shows a late picture when it is the first to come', [start, due, loaded(1)], [0, 0, 1], [1, 2]],
  ['goes on waiting when all pictures are late', [start, due, due, due, loaded(1)], [0, 0, 0, 0, 1], [1, 2]],
  ['shows no late picture once stopped', [start, due, stop, loaded(1)], [0, 0, 0, 0], [0, 2]],
  ['passes over a failed picture in time', [start, failed(1), loaded(2), due], [0, 0, 0, 2], [0, 2]],
  [
    'asks for a failed picture again in the next round',
    [start, failed(1), loaded(2), due, due],
    [0, 0, 0, 2, 0],
    [0, 1],
  ],
  ['drops a failed picture', [start, failed(1), failed(2)], [0, 0, 0], [0]],
  [
    'retries one picture at a turn when all have failed',
    [start, failed(1), failed(2), due],
    [0, 0, 0, 0],
    [0, 1],
  ],
  [
    'and another one at the next turn',
    [start, failed(1), failed(2), due, failed(1), due],
    [0, 0, 0, 0, 0, 0],
    [0, 2],
  ],
  ['shows a picked slide at once when it is there', [start, loaded(1), picked(1)], [0, 0, 1], [1]],
  ['shows a picked slide when it comes, without a clock', [picked(2), stop, loaded(2)], [0, 0, 2], [0, 2]],
  [
    'shows a picked slide also when its clock begins meanwhile',
    [picked(2), start, loaded(2)],
    [0, 0, 2],
    [0, 1, 2],
  ],
  ['shows a picked slide that fails, for its words', [picked(2), failed(2)], [0, 2], [0, 2]],
  [
    'shows the last of several that were picked',
    [picked(1), picked(2), loaded(1), loaded(2)],
    [0, 0, 0, 2],
    [0, 2],
  ],
  ['stays where it is when that is picked last', [picked(1), picked(0), loaded(1)], [0, 0, 0], [0]],
];

for (const [title, events, shown, present] of cases) {
  test(`A slideshow ${title}`, () => {
    assert.deepEqual(shownAfter(3, ...events), { shown, present });
  });
}

test('A slideshow of two turns forth and back', () => {
  assert.deepEqual(shownAfter(2, start, loaded(1), due, due, due).shown, [0, 0, 1, 0, 1]);
});
