import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { inlineStyles } from '@/scripts/export/page-style';

for (const [written, expected] of [
  ['url(../c.woff2)', 'url(/_next/css/../c.woff2)'],
  ['url( "f.png" )', 'url("/_next/css/f.png" )'],
  ...['url("/i.png")', 'url("data:l")', 'url(#o)'].map((one) => [one, one]),
] as const) {
  test(`${written} still points to its file once its style sheet is inlined`, () => {
    const page = load('<head><link rel="stylesheet" href="/_next/css/a.css?dpl=1"></head>');
    inlineStyles(page, () => Buffer.from(`a{b:${written}}`));
    assert.equal(page('style').text(), `a{b:${expected}}`);
  });
}
