import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import * as pageCode from '@/islands/export/page-code';
import { addPolicy, scriptSitesOf } from '@/islands/export/page-policy';

test('other pages that a page links to are prerendered, and nothing else', () => {
  const hrefs = ['/a#b', '#b', '/b?c#d', '/film.mp4', '/apart/', 'https://a.example/apart'];
  const $ = load(hrefs.map((href) => `<a href="${href}">a</a>`).join(' '));
  pageCode.addSpeculationRules($, '/a', ['/', '/a', '/b', '/apart']);
  const rule = { where: { href_matches: ['/b'] }, eagerness: 'moderate' };
  assert.deepEqual(JSON.parse($('script').text()), { prerender: [rule] });
});

/** Of the text `hi`, made by `printf hi | openssl dgst -sha256 -binary | base64`. */
const hash = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

test('a page can run its own scripts, also after consent, those of named sites, and no others', () => {
  for (const [body, scripts] of [
    ['<script>hi</script>', hash],
    ['<script type="speculationrules">hi</script>', hash],
    ['<script type="text/plain">hi</script>', hash],
    ['<script type="application/ld+json">hi</script>', ''],
    ['<script src="/a.js" data-a="https://[a"></script>', ''],
    ['<script src="https://a.example/a.js" type="text/plain"></script>', 'https://a.example'],
    ['<script src="/a.js" data-own="//a.example/a.js"></script>', 'https://a.example'],
    ['<link rel="preload" as="script" href="https://a.example/b.js">', 'https://a.example'],
  ] as const) {
    const html = `<head><meta charSet="utf-8"/></head><body>${body}`;
    const policy = load(addPolicy('/', html, scriptSitesOf(load(html))))('meta[http-equiv]').attr('content');
    const others = "worker-src 'self' blob:; object-src 'self'; base-uri 'self'";
    assert.equal(policy, `script-src ${`'self' ${scripts}`.trim()}; ${others}`, body);
  }
});
