import assert from 'node:assert/strict';
import { test } from 'node:test';
import { delayRuntime } from '@/scripts/export/delay-runtime';
import { exportedPage } from '@/scripts/export/exported-page.fixture';
import { runtimeOf } from '@/scripts/export/runtime';

test('no chunk stands in the page for the browser to find before its time', () => {
  assert.doesNotMatch(delayRuntime(exportedPage), /<script[^>]*\ssrc=|as="script"/u);
});

test('every chunk is asked for once, in the order of the page', () => {
  const addresses = runtimeOf(exportedPage).chunks.map(({ attributes }) => attributes.get('src'));
  const [, list = '[]'] = /let a=(\[[^\]]*\])/u.exec(delayRuntime(exportedPage)) ?? [];
  assert.deepEqual(JSON.parse(list), addresses);
});

test('the payload stays, without its style sheets', () => {
  const page = delayRuntime(exportedPage);
  assert.match(page, /self\.__next_f\.push\(\[1,/u);
  assert.equal(page.match(/\.text-body\{/gu)?.length, 1);
});
