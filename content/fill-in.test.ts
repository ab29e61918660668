import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillIn } from '@/content/fill-in';

test('replaces placeholders with their values', () => {
  const text = '{count} {project|projects} by {name}';
  assert.equal(fillIn(text, { count: 1, isOne: true, name: 'Us' }), '1 project by Us');
  assert.equal(fillIn(text, { count: 2, isOne: false }), '2 projects by {name}');
  assert.equal(fillIn(text, {}), text);
  assert.equal(fillIn('{{count}} {constructor}', { count: 1 }), '{{count}} {constructor}');
});
