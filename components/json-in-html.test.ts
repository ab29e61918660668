import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonInHtml } from '@/components/json-in-html';

test('no text can end the element that it stands in', () => {
  const json = jsonInHtml({ name: '</script><script>alert(1)</script>', note: '<!--' });
  assert.equal(json.includes('<'), false);
});

test('what is read is what was written', () => {
  const value = { name: '<b>Half</b>', list: [1, 'two & "three"'] };
  assert.deepEqual(JSON.parse(jsonInHtml(value)), value);
});
