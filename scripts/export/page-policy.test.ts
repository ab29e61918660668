import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'cheerio';
import { previewServices, type Service } from '@/scripts/export/services';
import { addPolicy } from '@/scripts/export/page-policy';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';

await enterTemporaryFolder();
mkdirSync('out');
writeFileSync('out/count.js', 'hi');

/** The hash of the text `hi`, made by `printf hi | openssl dgst -sha256 -binary | base64`. */
const hashOfHi = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

/** The directives, by name, of the policy that a page with this body gets. */
function policyOf(body: string, services: readonly Service[] = []): Record<string, string> {
  const html = `<head><meta charset="utf-8"><title>x</title></head><body>${body}</body>`;
  const page = load(html, { scriptingEnabled: false });
  addPolicy(page, services);
  const content = page('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

test('limits a page of plain text to the site’s own files', () => {
  const { 'default-src': others, ...policy } = policyOf('<p>Words</p>');
  assert.equal(others, "'none'");
  // `default-src` does not cover `form-action` and `base-uri`.
  for (const name of ['form-action', 'base-uri', 'object-src']) assert.ok(policy[name], name);
  for (const [name, sources] of Object.entries(policy)) {
    const isOwn = /^(?:style|img|font|media|manifest|connect)-src$/u.test(name);
    assert.equal(sources, isOwn ? "'self'" : "'none'", name);
  }
});

test('allows scripts and inline styles by their hashes, and lists no hash for JSON data', () => {
  for (const [body, directive] of [
    ['<script>hi</script>', 'script-src'],
    ['<script type="speculationrules">hi</script>', 'script-src'],
    ['<script src="/count.js"></script>', 'script-src'],
    ['<style>hi</style>', 'style-src'],
    ['<p style="hi"></p>', 'style-src-attr'],
  ] as const) {
    assert.ok(policyOf(body)[directive]?.includes(hashOfHi), body);
  }
  assert.equal(policyOf('<script type="application/ld+json">hi</script>')['script-src'], "'none'");
});

test('replaces strict-dynamic with the origins of services that load scripts', () => {
  const body = '<script data-src="/_next/a.js"></script>';
  const film = { name: 'Film', 'frame-src': ['https://film.example'] } as const;
  const count = { name: 'Count', 'script-src': ['https://count.example'] } as const;
  assert.equal(policyOf(body, [film])['script-src'], "'strict-dynamic'");
  assert.equal(policyOf(body, [film])['frame-src'], 'https://film.example');
  assert.equal(policyOf(body, [film, count])['script-src'], "'self' https://count.example");
});

test('allows Vercel’s toolbar to add inline styles to a preview', () => {
  const policy = policyOf('<style>hi</style><p style="hi"></p>', previewServices);
  assert.equal(policy['style-src'], "'self' https://vercel.live 'unsafe-inline'");
  assert.equal(policy['style-src-attr'], undefined);
});
