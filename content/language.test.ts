import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGraphLocale } from '@/content/language';

test('gives Open Graph a locale only for a tag with a territory', () => {
  assert.equal(openGraphLocale('de-AT'), 'de_AT');
  assert.equal(openGraphLocale('zh-Hant-TW'), 'zh_TW');
  assert.equal(openGraphLocale('de'), undefined);
});
