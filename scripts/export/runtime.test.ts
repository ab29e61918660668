import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportedPage } from '@/scripts/export/exported-page.fixture';
import { runtimeOf } from '@/scripts/export/runtime';

test('an exported page has chunks, their hints, the polyfills, an entry and a payload', () => {
  const { chunks, polyfills, preloads, inline } = runtimeOf(exportedPage);
  assert.ok(chunks.length >= 5);
  assert.equal(polyfills.length, 1);
  assert.equal(preloads.length, 1);
  assert.ok(inline.some(({ attributes }) => attributes.get('id') === '_R_'));
  assert.ok(inline.some(({ text }) => text.startsWith('self.__next_f.push([1,')));
});

test('a script that the studio adds is not part of the runtime', () => {
  const tag = '<script async src="https://statistics.example/count.js"></script>';
  const rules = '<script type="speculationrules">{"prerender":[]}</script>';
  const own = '<script>document.documentElement.dataset.counted="yes"</script>';
  const { chunks, inline } = runtimeOf(exportedPage.replace('</body>', `${tag}${rules}${own}</body>`));
  const before = runtimeOf(exportedPage);
  assert.equal(chunks.length, before.chunks.length);
  assert.equal(inline.length, before.inline.length);
});

test('a page without a runtime is refused', () => {
  assert.throws(() => runtimeOf('<!doctype html><title>Still</title><p>Nothing moves'), /no runtime/u);
});

test('a script of Next.js of an unknown kind is refused, and named', () => {
  const page = exportedPage.replace('</body>', '<script src="/_next/static/other/new.js"></script></body>');
  assert.throws(() => runtimeOf(page), /unknown kind: \/_next\/static\/other\/new\.js/u);
});

test('an inline script of Next.js of an unknown kind is refused, and quoted', () => {
  const page = exportedPage.replace('</body>', '<script>self.__next_new=1</script></body>');
  assert.throws(() => runtimeOf(page), /unknown kind: self\.__next_new=1/u);
});
