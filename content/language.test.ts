import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openGraphLocale } from '@/content/language';

test('only a language tag with a territory has an Open Graph locale', () => {
  assert.equal(openGraphLocale('de-AT'), 'de_AT');
  assert.equal(openGraphLocale('zh-Hant-TW'), 'zh_TW');
  assert.equal(openGraphLocale('de'), undefined);
});
