import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialSlideshow, slideshowReducer, type SlideshowEvent } from '@/components/carousel/slideshow';

/** Parses a text such as `start loaded0 due` into events. A number is the index of a slide, from 0. */
const eventsOf = (text: string) =>
  [...text.matchAll(/([a-z]+)(\d?)/gu)].map(
    ([, type, index]) => ({ type, ...(index && { index: Number(index) }) }) as SlideshowEvent,
  );

/** Runs events. Returns, as digits, the slide shown after each event, and the picture of each request in order. */
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
  ['requests no picture before its clock starts', 'stop', '0', ''],
  ['requests the next picture ahead of its turn, but none after that', 'start loaded0', '00', '01'],
  ['shows a loaded picture only when its turn comes', 'start loaded1 due', '001', '012'],
  ['wraps around after the last slide', 'start loaded0 loaded1 due loaded2 due due due', '00011201', '012'],
  ['waits for a late picture, and shows it when it loads', 'start due due loaded1', '0001', '012'],
  ['waits for a late first picture', 'start loaded1 due loaded2 due due loaded0', '0011220', '012'],
  ['does not show a picture that loads after a stop', 'start due stop loaded1', '0000', '01'],
  ['waits a whole interval after a restart', 'start due stop start loaded1 due', '000001', '012'],
  ['skips a failed picture', 'start failed1 loaded2 due', '0002', '012'],
  ['skips a due picture that fails, and shows the next', 'start due failed1 loaded2', '0002', '012'],
  ['requests no other picture if one fails after a stop', 'start stop failed1', '000', '01'],
  [
    'requests a failed picture again in the next round, and then no more',
    'start loaded0 failed1 loaded2 due due failed1 due due due',
    '0000200202',
    '0121',
  ],
  ['shows a retried picture', 'start loaded0 failed1 loaded2 due due loaded1 due', '00002001', '0121'],
  [
    'requests each other picture twice if all of them fail',
    'start loaded0 failed1 failed2 due failed1 failed2 due due',
    '000000000',
    '01212',
  ],
  ['shows a picked slide at once if its picture has loaded', 'start loaded1 picked1', '001', '01'],
  ['shows a picked slide when its picture loads after a stop', 'picked2 stop loaded2', '002', '2'],
  ['shows a picked slide when its picture loads after a start', 'picked2 start loaded2', '002', '201'],
  ['shows a picked slide even if its picture fails, for the alt text', 'picked2 failed2', '02', '2'],
  [
    'requests the picture of a picked slide however often it has failed',
    'picked2 failed2 picked0 loaded0 picked2 failed2 picked0 picked2',
    '02200200',
    '2022',
  ],
  ['shows only the last of several picked slides', 'picked1 picked2 loaded1 loaded2', '0002', '12'],
  ['stays at the shown slide if that is picked last', 'picked1 picked0 loaded1', '000', '1'],
] as const) {
  test(`A slideshow ${title}`, () => assert.deepEqual(run(3, events), { shown, asked }));
}

test('A slideshow of two slides alternates between them', () => {
  assert.equal(run(2, 'start loaded0 loaded1 due due due').shown, '000101');
});
