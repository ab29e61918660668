import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { removeNextScript, addStarter } from '@/scripts/export/page-script';

test('the export removes the script of Next.js, and keeps the owner’s scripts and data', () => {
  const own = [
    '<script src="/count.js"></script>',
    '<script data-keep="">count()</script>',
    '<script type="text/plain" data-src="https://count.example"></script>',
  ].join('');
  const page = load(
    `<body>${own}<link rel="preload" as="script" href="/_next/a.js"><script src="/_next/a.js" async></script><script>self.__next_f.push(1)</script>`,
  );
  removeNextScript(page);
  addStarter(page, '/islands.js');
  assert.equal(page('body').html(), own);
});

test('the export refuses a page of which <Suspense> holds back a part', () => {
  assert.throws(() => removeNextScript(load('<template id="B:0"></template>')), /<Suspense> holds back/u);
});
