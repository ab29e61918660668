import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn, fillInAll } from '@/content/fill-in';

test('replaces placeholders with their values', () => {
  const text = '{count} {project|projects} by {name}';
  assert.equal(fillIn(text, { count: 1, isOne: true, name: 'Us' }), '1 project by Us');
  assert.equal(fillIn(text, { count: 2, isOne: false }), '2 projects by {name}');
  assert.equal(fillIn(text, {}), text);
  assert.equal(fillIn('{constructor}', { count: 1 }), '{constructor}');
});

test('replaces placeholders in a list of texts, but not in a nested object', () => {
  const group = { lines: ['{count}'], carousel: { slide: '{count}' } };
  assert.deepEqual(fillInAll(group, { count: 4 }), { ...group, lines: ['4'] });
});
