import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn, fillInAll } from '@/content/fill-in';

test('replaces placeholders with their values', () => {
  const text = '{count} or {count:words} {project|projects} by {name}';
  const values = { count: 1, 'count:words': 'one', isOne: true };
  assert.equal(fillIn(text, { ...values, name: 'Us' }), '1 or one project by Us');
  assert.equal(fillIn(text, { ...values, isOne: false }), '1 or one projects by {name}');
  assert.equal(fillIn(text, {}), text);
  assert.equal(fillIn('{constructor}', { count: 1 }), '{constructor}');
});

test('replaces placeholders in a list of texts, but not in a nested object', () => {
  const group = { lines: ['{count}'], carousel: { slide: '{count}' } };
  assert.deepEqual(fillInAll(group, { count: 4 }), { ...group, lines: ['4'] });
});
