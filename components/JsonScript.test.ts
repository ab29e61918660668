import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonScript } from '@/components/JsonScript';

test('no text in JSON can end its element, and what is read is what was written', () => {
  const data = { name: '</script><script>alert(1)</script>', note: '<!--', list: [1, 'two & "three"'] };
  const { __html: json } = JsonScript({ data }).props.dangerouslySetInnerHTML;
  assert.doesNotMatch(json, /</u);
  assert.deepEqual(JSON.parse(json), data);
});
