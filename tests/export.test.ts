import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'cheerio';
import * as pageCode from '@/islands/export/page-code';
import { addPolicy, scriptSitesOf } from '@/islands/export/page-policy';

test('style sheets move to the end of the head, and cannot end their element', () => {
  writeFileSync('.next/test-style.css', ' a{b:url(../media/c.svg)}</STYLE \n');
  const $ = load(
    '<head><style>1</style><link rel="stylesheet" href="/_next/../../.next/test-style.css?dpl=1"><link rel="stylesheet" href="/own.css"><meta name="a">',
  );
  pageCode.inlineStyles($);
  const inlined = String.raw`<style>a{b:url(/_next/static/media/c.svg)}<\/STYLE</style>`;
  const sheets = `<style>1</style>${inlined}<link rel="stylesheet" href="/own.css">`;
  assert.equal($('head').html(), `<meta name="a">${sheets}`);
});

test('other pages that a page links to are prerendered, and nothing else', () => {
  const hrefs = ['/a#b', '#b', '/b?c#d', '/film.mp4', '/apart/', 'https://a.example/apart'];
  const $ = load(hrefs.map((href) => `<a href="${href}">a</a>`).join(' '));
  pageCode.addSpeculationRules($, '/a', ['/', '/a', '/b', '/apart']);
  const rule = { where: { href_matches: ['/b'] }, eagerness: 'moderate' };
  assert.deepEqual(JSON.parse($('script').text()), { prerender: [rule] });
});

/** The hash of the text `hi`, made by `printf hi | openssl dgst -sha256 -binary | base64`. */
const hashOfHi = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

function policyOf(body: string, sites: readonly string[] = []): Record<string, string> {
  const html = addPolicy('/', `<head><meta charSet="utf-8"/></head><body>${body}`, sites);
  const content =
    load(html)('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

test('a page can run its inline scripts, also those that wait for consent, and no others', () => {
  for (const attribute of ['', ' type="speculationrules"', ' type="text/plain"'])
    assert.equal(policyOf(`<script${attribute}>hi</script>`)['script-src'], `'self' ${hashOfHi}`, attribute);
  const { 'script-src': none, ...others } = policyOf('<script type="application/ld+json">hi</script>');
  assert.equal(none, "'self'");
  assert.deepEqual(others, { 'worker-src': "'self' blob:", 'object-src': "'self'", 'base-uri': "'self'" });
});

test('a page can run scripts of the sites from which any page loads or preloads one, also after consent', () => {
  const $ = load(
    '<script type="text/plain" data-own="https://a.example/a.js"></script><script src="/a.js" data-b="https://[b"></script><link rel="preload" as="script" href="//b.example/b.js">',
  );
  assert.deepEqual(scriptSitesOf($), ['https://a.example', 'https://b.example']);
  assert.equal(policyOf('', scriptSitesOf($))['script-src'], "'self' https://a.example https://b.example");
});
