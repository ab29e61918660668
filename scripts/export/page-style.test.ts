import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { inlineStyles } from '@/scripts/export/page-style';

test('A style sheet stands in the page, and its relative addresses still lead to their files', () => {
  const page = load('<head><link rel="stylesheet" href="/_next/css/a.css?dpl=1"></head>');
  const sheet = `a{b:url(../c.woff2)}d{e:url("f.png")}g{h:url(/i.png)}j{k:url(data:l)}m{n:url(#o)}`;
  inlineStyles(page, () => Buffer.from(sheet));
  assert.equal(page('link').length, 0);
  assert.equal(
    page('style').text(),
    'a{b:url(/_next/css/../c.woff2)}d{e:url("/_next/css/f.png")}g{h:url(/i.png)}j{k:url(data:l)}m{n:url(#o)}',
  );
});
