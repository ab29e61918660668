import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load, type CheerioAPI } from 'cheerio';
import { removeScript } from '@/scripts/export/page-script';

const template = '<template id="entry"><p>Doors at 8</p></template>';

const exported = `<head><link rel="preload" as="script" href="/_next/a.js?dpl=1"><link rel="preload" as="font" href="/f.woff2">
<script src="/_next/a.js?dpl=1" async></script></head><body><script type="application/ld+json">{}</script>
<script src="/count.js" async></script><script data-keep>count()</script><script>self.__next_f.push(1)</script>${template}</body>`;

const font = '<link rel="preload" as="font" href="/f.woff2">';
const data = '<script type="application/ld+json">{}</script>';
const ownFile = '<script src="/count.js" async=""></script>';
const own = '<script data-keep="">count()</script>';

const partsOf = (page: CheerioAPI) =>
  [...page('script, link, template')].map((element) => page.html(element));

test('keeps only structured data and the owner’s scripts and templates in a page without client components', () => {
  const page = load(exported);
  removeScript(page);
  assert.deepEqual(partsOf(page), [font, data, ownFile, own, template]);
  assert.throws(() => removeScript(load('<template id="B:0"></template>')), /Only React could show/u);
});
