import assert from 'node:assert/strict';
import { test } from 'node:test';
import { JsonScript } from '@/components/JsonScript';

test('no text in the data can end the script element, and parsing the JSON returns the data', () => {
  const data = { name: '</script><script>alert(1)</script>', note: '<!--', list: [1, 'two & "three"'] };
  const { __html: json } = JsonScript({ data }).props.dangerouslySetInnerHTML;
  assert.doesNotMatch(json, /</u);
  assert.deepEqual(JSON.parse(json), data);
});
