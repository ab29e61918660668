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
  assert.equal(page('script[src]:not([integrity], [src^="/_vercel/"])').length, 0);
  const content = page('meta[charset] + meta[http-equiv=Content-Security-Policy]').attr('content') ?? '';
  return Object.fromEntries(content.split('; ').map((directive) => directive.split(/ (.*)/u)));
}

test('limits a page of plain text to the site’s files, and those that an owner allows', () => {
  const policy = policyOf('<p>Words</p>');
  // `default-src` does not cover `form-action` and `base-uri`.
  assert.ok(policy['form-action']);
  for (const name of ['default-src', 'script-src', 'base-uri']) assert.equal(policy[name], "'none'", name);
  for (const name of ['style', 'img', 'font', 'media', 'connect', 'manifest'])
    assert.match(policy[`${name}-src`] ?? '', /^'self'(?: data:| https:\/\/\S+)*$/u, name);
});

test('allows scripts and inline styles by their hashes, and lists no hash for JSON data', () => {
  // A host may take off the white space.
  const policy = policyOf('<script>hi\n</script><style> hi</style><p style="hi"></p>');
  for (const name of ['script-src', 'style-src', 'style-src-attr'])
    assert.ok(policy[name]?.includes(hashOfHi), name);
  for (const type of ['speculationrules', 'importmap'])
    assert.ok(policyOf(`<script type="${type}">hi</script>`)['script-src']?.includes(hashOfHi), type);
  const hashOfFile = createHash('sha256').update(readFileSync('out/robots.txt')).digest('base64');
  assert.ok(policyOf('<script src="/robots.txt"></script>')['script-src']?.includes(hashOfFile));
  assert.equal(policyOf('<script type="application/ld+json">hi</script>')['script-src'], "'none'");
  // An owner's script may add others.
  assert.match(policyOf('<script data-keep>hi</script>')['script-src'] ?? '', /'strict-dynamic'/u);
});

test('allows a script that only Vercel has, and refuses one that is nowhere', () => {
  const policy = policyOf(
    '<script src="/_vercel/a.js"></script><script>hi</script><script data-islands-url></script>',
  );
  assert.match(policy['script-src'] ?? '', /^'self'(?!.*'strict-dynamic')/u);
  assert.ok(policy['script-src']?.includes(hashOfHi));
  // A module may import others.
  const { 'script-src': modules } = policyOf('<script type="module" src="/robots.txt"></script>');
  assert.match(modules ?? '', /^'self'(?!.*'strict-dynamic')/u);
  assert.throws(() => policyOf('<script src="/cuont.js"></script>'), /cuont\.js.*no such file/u);
});

test('refuses what it would block, and names the directive', () => {
  for (const [directive, body] of [
    ['form-action', '<form action="https://other.example"></form>'],
    ['form-action', '<form><button formaction="https://other.example"></button></form>'],
    ['frame-src', '<iframe src="https://other.example"></iframe>'],
    ['object-src', '<embed src="/a.pdf">'],
    ['object-src', '<object data="/a.pdf"></object>'],
    ['img-src', '<img src="https://other.example/a.png">'],
    ['img-src', '<svg><image href="https://other.example/a.png"></image></svg>'],
    ['img-src', '<video poster="https://other.example/a.png"></video>'],
    ['img-src', '<link rel="icon" href="https://other.example/a.png">'],
    ['img-src', '<img src="/a.png" srcset="data:,x 1x,https://other.example/b.png 2x">'],
    ['img-src', '<link rel="preload" as="image" imagesrcset="https://other.example/a.png 1x">'],
    ['img-src', '<p style="background: url(&quot;//other.example/a.png&quot;)"></p>'],
    ['media-src', '<video><source src="https://other.example/film.mp4"></video>'],
    ['style-src', '<style>@import url("https://other.example/a.css");</style>'],
    ['font-src', '<style>@font-face { src: url(https://other.example/a.woff2) }</style>'],
    ['font-src', '<style>@font-face { src: url(data:application/font-woff;base64,AA) }</style>'],
    ['manifest-src', '<link rel="manifest" href="https://other.example/a.webmanifest">'],
    ['style-src', '<link rel="stylesheet" href="https://other.example/a.css">'],
    ['font-src', '<link rel="preload" as="font" href="https://other.example/a.woff2">'],
    ['script-src', '<noscript><a onclick="hi()">hi</a></noscript>'],
    ['script-src', '<script src="https://other.example/a.js"></script>'],
    ['script-src', '<script src="https://other.example/a.js" integrity="sha256-x"></script>'],
    ['script-src', '<script src="//other.example/a.js" integrity="sha256-x"></script>'],
  ] as const)
    assert.throws(() => policyOf(body), new RegExp(`^Error: ${directive} blocks`, 'u'));
  assert.throws(() => policyOf('<iframe src="/a.pdf"></iframe>'), /link to it/u);
  assert.throws(() => policyOf('<form action="mailto:a@b.example"></form>'), /allow mailto: in/u);
  const { 'form-action': forms } = policyOf('<form><button formaction="javascript:throw 0"></button></form>');
  assert.match(forms ?? '', /^'self'/u);
});
