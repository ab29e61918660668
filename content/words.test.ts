import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn, fillInAll } from '@/content/fill-in';

test('a count is filled in as a figure, as a word up to ten, and with its noun', () => {
  const text = '{count} or {count:words} {project|projects} by {name}';
  assert.equal(fillIn(text, { count: 1, name: 'Us' }), '1 or one project by Us');
  assert.equal(fillIn(text, { count: 10 }), '10 or ten projects by {name}');
  assert.equal(fillIn(text, { count: 12 }), '12 or 12 projects by {name}');
  assert.equal(fillIn(text, {}), text);
  assert.equal(fillIn('{constructor}', { count: 1 }), '{constructor}');
});

test('lists of texts are filled in too, and groups within are left to who knows their places', () => {
  const group = { lines: ['{count}'], carousel: { slide: '{count}' } };
  assert.deepEqual(fillInAll(group, { count: 4 }), { ...group, lines: ['4'] });
});
