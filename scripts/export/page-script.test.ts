import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { delayScript, removeScript } from '@/scripts/export/page-script';

const exported = `<head><link rel="preload" as="script" href="/_next/a.js?dpl=1"><link rel="preload" as="font" href="/f.woff2">
<script src="/_next/a.js?dpl=1" async></script></head><body><script type="application/ld+json">{}</script>
<script src="/count.js" async></script><script data-keep>count()</script><script>self.__next_f.push(1)</script></body>`;

const scriptsOf = (page: ReturnType<typeof load>) =>
  [...page('script, link')].map((element) => page.html(element));

test('a page without client components keeps data, and an owner’s scripts alone', () => {
  const page = load(exported);
  removeScript(page);
  assert.deepEqual(scriptsOf(page), [
    '<link rel="preload" as="font" href="/f.woff2">',
    '<script type="application/ld+json">{}</script>',
    '<script src="/count.js" async=""></script>',
    '<script data-keep="">count()</script>',
  ]);
});

test('a page that waits for script to show a part of it is refused', () => {
  assert.throws(() => removeScript(load('<template id="B:0"></template>')), /only script can show/u);
});

test('the framework’s files wait for the starter, and nothing else does', () => {
  const page = load(exported);
  delayScript(page, 'start()');
  assert.deepEqual(scriptsOf(page), [
    '<link rel="preload" as="font" href="/f.woff2">',
    '<script async="" data-src="/_next/a.js?dpl=1"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script src="/count.js" async=""></script>',
    '<script data-keep="">count()</script>',
    '<script>self.__next_f.push(1)</script>',
    '<script>start()</script>',
  ]);
});
