import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialSlideshow, slideshowReducer, type SlideshowEvent } from '@/components/carousel/slideshow';

/** The events of a text such as `start loaded0 due`, where slides count from 0. */
const eventsOf = (text: string) =>
  [...text.matchAll(/([a-z]+)(\d?)/gu)].map(
    ([, type, index]) => ({ type, ...(index && { index: Number(index) }) }) as SlideshowEvent,
  );

/** The slide shown after each event, and the slide of each request. */
function run(count: number, events: string) {
  let state = initialSlideshow(count);
  let asked = '';
  const shown = eventsOf(events).map((event) => {
    const before = state;
    state = slideshowReducer(state, event);
    for (const [index, { requests }] of state.slides) {
      if (requests > (before.slides.get(index)?.requests ?? 0)) asked += index;
    }
    return state.shown;
  });
  return { shown: shown.join(''), asked };
}

for (const [title, events, shown, asked] of [
  ['requests nothing before its clock starts', 'stop', '0', ''],
  ['requests the next picture ahead of its turn, and no further one', 'start loaded0', '00', '01'],
  ['shows a picture at its turn and not before', 'start loaded1 due', '001', '012'],
  ['wraps around, asks once', 'start loaded0 loaded1 due loaded2 due due due', '00011201', '012'],
  ['waits for a late picture, and shows it as it comes', 'start due due loaded1', '0001', '012'],
  ['waits for a late first picture', 'start loaded1 due loaded2 due due loaded0', '0011220', '012'],
  ['shows no late picture once stopped', 'start due stop loaded1', '0000', '01'],
  ['goes on with a whole interval', 'start due stop start loaded1 due', '000001', '012'],
  ['skips a failed picture', 'start failed1 loaded2 due', '0002', '012'],
  ['skips one that was due for the next that loads', 'start due failed1 loaded2', '0002', '012'],
  ['requests nothing for one that fails once stopped', 'start stop failed1', '000', '01'],
  [
    'requests a failed one again in the next round, and no more',
    'start loaded0 failed1 loaded2 due due failed1 due due due',
    '0000200202',
    '0121',
  ],
  ['shows it if it comes then', 'start loaded0 failed1 loaded2 due due loaded1 due', '00002001', '0121'],
  [
    'requests each twice where all have failed',
    'start loaded0 failed1 failed2 due failed1 failed2 due due',
    '000000000',
    '01212',
  ],
  ['shows a ready slide at once when picked', 'start loaded1 picked1', '001', '01'],
  ['shows a picked slide when it loads, without a clock', 'picked2 stop loaded2', '002', '2'],
  ['and with a clock that starts meanwhile', 'picked2 start loaded2', '002', '201'],
  ['shows a picked slide that fails, for its words', 'picked2 failed2', '02', '2'],
  [
    'requests a picked one however often it has failed',
    'picked2 failed2 picked0 loaded0 picked2 failed2 picked0 picked2',
    '02200200',
    '2022',
  ],
  ['shows the last of several picked', 'picked1 picked2 loaded1 loaded2', '0002', '12'],
  ['stays where it is when that is picked last', 'picked1 picked0 loaded1', '000', '1'],
] as const) {
  test(`A slideshow ${title}`, () => assert.deepEqual(run(3, events), { shown, asked }));
}

test('A slideshow of two alternates', () => {
  assert.equal(run(2, 'start loaded0 loaded1 due due due').shown, '000101');
});
