import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { removeScript } from '@/scripts/export/page-script';

test('keeps the owner’s scripts and templates in a page without client components', () => {
  const own = '<script src="/count.js"></script><script data-keep="">count()</script><template></template>';
  const page = load(`<body>${own}<script src="/_next/a.js"></script><script>self.__next_f.push(1)</script>`);
  removeScript(page);
  assert.equal(page('body').html(), own);
  assert.throws(() => removeScript(load('<template id="B:0"></template>')), /Only React could show/u);
});
