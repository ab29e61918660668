import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { addPolicy, scriptSitesOf } from '@/scripts/export/page-policy';

/** The hash of the text `hi`, made by `printf hi | openssl dgst -sha256 -binary | base64`. */
const hashOfHi = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

/** The directives, by name, of the policy that a page with this body gets. */
function policyOf(body: string, sites: readonly string[] = []): Record<string, string> {
  const html = addPolicy(`<head><meta charSet="utf-8"/></head><body>${body}`, sites);
  const content =
    load(html)('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

test('a page may run its inline scripts, also if a host takes off white space, and no others', () => {
  const attributes = ['', ' type="speculationrules"', ' type="importmap"'];
  for (const attribute of attributes) {
    const { 'script-src': sources = '' } = policyOf(`<script${attribute}> hi\n</script>`);
    assert.ok(sources.includes(hashOfHi), attribute);
    assert.equal(sources.match(/'sha256-/gu)?.length, 2);
  }
  const { 'script-src': none, ...others } = policyOf('<script type="application/ld+json">hi</script>');
  assert.equal(none, "'self'");
  assert.deepEqual(others, { 'worker-src': "'self' blob:", 'object-src': "'none'", 'base-uri': "'none'" });
});

test('a page may run scripts of the sites from which any page loads or preloads one', () => {
  const page = load(
    '<script src="https://a.example/a.js"></script><script src="/a.js"></script><link rel="preload" as="script" href="//b.example/b.js">',
  );
  assert.deepEqual(scriptSitesOf(page), ['https://a.example', 'https://b.example']);
  assert.equal(policyOf('', scriptSitesOf(page))['script-src'], "'self' https://a.example https://b.example");
});

test('the export fails if a page has no place for its policy', () =>
  assert.throws(() => addPolicy('<head></head>', []), /has no <meta charset/u));
