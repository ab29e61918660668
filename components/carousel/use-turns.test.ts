import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextThatLoads } from '@/components/carousel/use-turns';

for (const [title, shown, failed, next, asked] of [
  ['is the slide after the shown one, and no other is asked for', 0, [], 1, [1]],
  ['is the first slide after the last', 2, [], 0, [0]],
  ['is not one whose picture fails', 0, [1], 2, [1, 2]],
  ['is nowhere if all other pictures fail', 1, [0, 2], undefined, [2, 0]],
] as const) {
  test(`The next slide ${title}`, async () => {
    const requests: number[] = [];
    const load = async (index: number) => {
      requests.push(index);
      return !(failed as readonly number[]).includes(index);
    };
    assert.equal(await nextThatLoads(shown, 3, load), next);
    assert.deepEqual(requests, asked);
  });
}
