import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { findSiteReason } from '@/scripts/export/lean-pages';
import { deleteLeftovers } from '@/scripts/export/leftovers';
import * as pageCode from '@/scripts/export/page-code';
import { addPolicy, scriptSitesOf } from '@/scripts/export/page-policy';
import { exportedPages, filesBelow } from '@/scripts/files';

test('the export removes the script of Next.js, and keeps all other scripts', () => {
  const kept = [
    '<script src="/_next/static/media/count.js"></script>',
    '<link rel="stylesheet" href="/_next/static/chunks/a.css">',
    '<script>count()</script>',
    '<link rel="preload" as="script" href="https://count.example/a.js">',
    '<script type="text/plain" data-src="https://count.example"></script>',
  ].join('');
  const $ = load(
    `<body>${kept}<link rel="preload" as="script" href="/_next/static/chunks/a.js"><link rel="preload" as="style" href="/_next/static/chunks/b.css"><script src="/_next/static/chunks/a.js" async></script><script>self.__next_f.push(1)</script><script id="_R_">(globalThis["TURBOPACK"] = [])</script>`,
  );
  pageCode.removeNextScript($);
  assert.equal($('body').html(), kept);
});

/** Runs in a folder that stands for the project's. */
async function inFolder(files: Readonly<Record<string, string>>, run: () => unknown): Promise<void> {
  const root = process.cwd();
  process.chdir(mkdtempSync('.next/test-export-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  try {
    await run();
  } finally {
    process.chdir(root);
  }
}

test('style sheets keep their order, after all else in the head, and cannot end their element', () =>
  inFolder({ 'out/_next/a.css': ' a{b:url(../media/c.svg)}</STYLE \n' }, () => {
    const $ = load(
      '<head><style>1</style><link rel="stylesheet" href="/_next/a.css?dpl=1"><link rel="stylesheet" href="/own.css"><meta name="a">',
    );
    pageCode.inlineStyles($);
    const inlined = String.raw`<style>a{b:url(/_next/static/media/c.svg)}<\/STYLE</style>`;
    const sheets = `<style>1</style>${inlined}<link rel="stylesheet" href="/own.css">`;
    assert.equal($('head').html(), `<meta name="a">${sheets}`);
  }));

test('a linked page is prerendered, or prefetched if a script or another site can count visits', () => {
  for (const [element, action] of [
    ['<script>count()</script>', 'prefetch'],
    ['<img src="https://count.example/1.gif" alt="">', 'prefetch'],
    ['<video poster="//film.example/1.avif"></video>', 'prefetch'],
    ['<link rel="me" href="https://social.example"><img src="/logos/a.svg" alt="">', 'prerender'],
  ] as const) {
    const mayCount = pageCode.mayCountVisits(load(element));
    const pages = ['/', '/c++', '/apart'].map((path) => ({ path, mayCount }));
    const $ = load('<a href="/">a</a> <a href="/c++?d#e">b</a> <a href="/film.mp4">c</a>');
    pageCode.addSpeculationRules($, '/', pages);
    const rule = { where: { href_matches: [String.raw`/c\+\+`] }, eagerness: 'moderate' };
    assert.deepEqual(JSON.parse($('script').text()), { [action]: [rule] }, element);
  }
});

test("a link to the page itself is marked, unless it is the page's own to mark", () => {
  const own = '<a href="/a" aria-current="step">1</a><a href="/b">2</a>';
  const $ = load(`${own}<a href="/a">3</a>`);
  pageCode.markCurrentLinks($, '/a');
  assert.equal($('body').html(), `${own}<a href="/a" aria-current="page">3</a>`);
});

test('pages are what Next.js exported as such, and lean ones need no files of its script', () => {
  const exported = [
    '_not-found.html',
    'a/__next.a.txt',
    'mail.html',
    'own.html',
    'own.txt',
    'work.html',
    'work.txt',
  ];
  const files = [...exported.map((file) => `out/${file}`), 'public/own.html', 'public/own.txt'];
  const manifest = '{"routes":{"/mail.html":{"routeType":"route"}}}';
  const contents = {
    ...Object.fromEntries(files.map((file) => [file, ''])),
    '.next/prerender-manifest.json': manifest,
  };
  return inFolder(contents, async () => {
    assert.deepEqual(await exportedPages(), [{ file: 'work.html', path: '/work' }]);
    await deleteLeftovers(false);
    assert.deepEqual(await filesBelow('out'), exported.slice(1));
    await deleteLeftovers(true);
    assert.deepEqual(readdirSync('out'), ['mail.html', 'own.html', 'own.txt', 'work.html']);
  });
});

test('every page stays as Next.js made it with an option that can change what a click does', () =>
  inFolder({ 'next.config.mjs': 'export default async () => ({ compiler: { define: {} } })' }, async () =>
    assert.match((await findSiteReason())!, /has compiler/u),
  ));

/** The hash of the text `hi`, made by `printf hi | openssl dgst -sha256 -binary | base64`. */
const hashOfHi = "'sha256-j0NDRmSPa5bfid2pAcUXaxCm2Dlh3TwayItZstwyeqQ='";

function policyOf(body: string, sites: readonly string[] = []): Record<string, string> {
  const html = addPolicy('/', `<head><meta charSet="utf-8"/></head><body>${body}`, sites);
  const content =
    load(html)('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

test('a page can run its inline scripts, also if a host trims white space, and no others', () => {
  const scripts = ['', ' type="speculationrules"', ' type="importmap"'].map(
    (attribute) => `<script${attribute}> hi\n</script>`,
  );
  for (const script of scripts) {
    const { 'script-src': sources = '' } = policyOf(script);
    assert.ok(sources.includes(hashOfHi), script);
    assert.equal(sources.match(/'sha256-/gu)?.length, 2);
  }
  const { 'script-src': none, ...others } = policyOf('<script type="application/ld+json">hi</script>');
  assert.equal(none, "'self'");
  assert.deepEqual(others, { 'worker-src': "'self' blob:", 'object-src': "'self'", 'base-uri': "'self'" });
});

test('a page can run scripts of the sites from which any page loads or preloads one', () => {
  const $ = load(
    '<script src="https://a.example/a.js"></script><script src="/a.js"></script><link rel="preload" as="script" href="//b.example/b.js">',
  );
  assert.deepEqual(scriptSitesOf($), ['https://a.example', 'https://b.example']);
  assert.equal(policyOf('', scriptSitesOf($))['script-src'], "'self' https://a.example https://b.example");
});

test('the export fails if a page has no place for its policy', () =>
  assert.throws(() => addPolicy('/a', '<head></head>', []), /^Error: \/a has no <meta charset/u));
