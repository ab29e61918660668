import assert from 'node:assert/strict';
import { test } from 'node:test';
import { typeSetter } from '@/scripts/assets/type-setter';
import { makeTypeface } from '@/scripts/assets/typeface';

const set = typeSetter(await makeTypeface(['AVHalf'], 'truetype'));

test('a line twice the size is twice as wide', () => {
  const { width } = set('Half', { size: 50, weight: 600 });
  assert.ok(width > 50);
  assert.ok(Math.abs(set('Half', { size: 100, weight: 600 }).width - 2 * width) < 0.01);
});

test('letters are kerned', () => {
  const alone = set('A', { size: 100, weight: 600 }).width + set('V', { size: 100, weight: 600 }).width;
  assert.ok(set('AV', { size: 100, weight: 600 }).width < alone);
});

test('bold is wider than regular, and tracking adds up between the letters alone', () => {
  const regular = set('Half', { size: 100, weight: 400 }).width;
  assert.ok(set('Half', { size: 100, weight: 700 }).width > regular);
  const tracked = set('Half', { size: 100, weight: 400, tracking: 0.1 }).width;
  assert.ok(Math.abs(tracked - regular - 30) < 0.01);
});

test('an empty line has no width and draws nothing', () => {
  assert.deepEqual(set('', { size: 100, weight: 400 }), { path: '', width: 0 });
});
