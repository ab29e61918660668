import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasTwoPluralForms, isLanguageTag, openGraphLocale } from '@/content/language';

test('accepts languages with at most two plural forms for up to a thousand projects', () => {
  // Spanish has a third form for millions, and Japanese has one form.
  for (const language of ['de', 'en', 'fr', 'es', 'ja']) assert.ok(hasTwoPluralForms(language), language);
  for (const language of ['pl', 'cs']) assert.ok(!hasTwoPluralForms(language), language);
});

test('accepts a language tag only in its canonical spelling', () => {
  for (const tag of ['de', 'en-GB', 'zh-Hant']) assert.ok(isLanguageTag(tag), tag);
  for (const tag of ['', 'DE', 'en_GB', 'english language']) assert.ok(!isLanguageTag(tag), tag);
});

test('gives Open Graph a locale only for a tag with a territory', () => {
  assert.equal(openGraphLocale('de-AT'), 'de_AT');
  assert.equal(openGraphLocale('zh-Hant-TW'), 'zh_TW');
  assert.equal(openGraphLocale('de'), undefined);
});
