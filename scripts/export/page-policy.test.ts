import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'cheerio';
import { addPolicy } from '@/scripts/export/page-policy';

/** The hash of the text `hi`, made by `printf hi | openssl dgst -sha256 -binary | base64`. */
const hashOfHi = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

/** The directives, by name, of the policy that a page with this body gets. */
function policyOf(body: string): Record<string, string> {
  const html = `<head><meta charset="utf-8"><title>x</title></head><body>${body}</body>`;
  const page = load(html, { scriptingEnabled: false });
  addPolicy(page);
  assert.equal(page('script[src]:not([integrity])').length, 0);
  const content = page('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

test('limits a page of plain text to the site’s own files', () => {
  const { 'default-src': others, ...policy } = policyOf('<p>Words</p>');
  assert.equal(others, "'none'");
  // `default-src` does not cover `form-action` and `base-uri`.
  for (const name of ['form-action', 'base-uri']) assert.ok(policy[name], name);
  for (const [name, sources] of Object.entries(policy)) {
    const isOwn = /^(?:style|img|font|connect)-src$/u.test(name);
    assert.equal(sources, isOwn ? "'self'" : "'none'", name);
  }
});

test('allows scripts and inline styles by their hashes, and lists no hash for JSON data', () => {
  const policy = policyOf('<script>hi</script><style>hi</style><p style="hi"></p>');
  for (const name of ['script-src', 'style-src', 'style-src-attr'])
    assert.ok(policy[name]?.includes(hashOfHi), name);
  const rules = policyOf('<script type="speculationrules">hi</script>');
  assert.ok(rules['script-src']?.includes(hashOfHi));
  const hashOfFile = createHash('sha256').update(readFileSync('out/robots.txt')).digest('base64');
  assert.ok(policyOf('<script src="/robots.txt"></script>')['script-src']?.includes(hashOfFile));
  assert.equal(policyOf('<script type="application/ld+json">hi</script>')['script-src'], "'none'");
});
