import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement } from 'react';
import { Island } from '@/components/islands/Island';

test('an island refuses props that browsers would not get by JSON, and names them', () => {
  const show = (props: object) => Island({ name: 'MotionControl', ...props });
  show({ role: undefined, list: [1, 'x', null, { isIt: true }] });
  for (const lost of [() => {}, new Date(), createElement('p'), new Map(), NaN, 1n, [undefined], Symbol()])
    assert.throws(
      () => show({ a: { b: lost } }),
      /<Island name="MotionControl"> cannot send props\.a\.b(?:\.0)? to browsers/u,
    );
});
