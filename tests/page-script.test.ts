import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { text } from 'node:stream/consumers';
import { load } from 'cheerio';
import { createElement, Suspense, useId } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { islands } from '@/components/islands';
import { deleteLeftovers } from '@/scripts/export/leftovers';
import { renderIslands } from '@/scripts/export/render-islands';
import {
  addSpeculationRule,
  keepLineBreaks,
  measureIslands,
  removeNextScript,
} from '@/scripts/export/page-script';
import { withRootAddresses } from '@/scripts/export/page-style';

test('the export removes the script of Next.js, and keeps the owner’s scripts and data', () => {
  const kept = [
    '<script src="/count.js"></script>',
    '<script data-keep="">count()</script>',
    '<script type="text/plain" data-src="https://count.example"></script>',
  ].join('');
  const page = load(
    `<body>${kept}<link rel="preload" as="script" href="/_next/a.js"><script src="/_next/a.js" async></script><script>self.__next_f.push(1)</script>`,
  );
  removeNextScript(page);
  assert.equal(page('body').html(), kept);
});

/** A page as React renders it. It delays a large `<Suspense>`, which stands in an island or not. */
async function renderDelayed(isInIsland: boolean): Promise<string> {
  const large = createElement(Suspense, null, createElement('p', null, 'x'.repeat(20_000)));
  const island = createElement('div', { 'data-island': isInIsland ? 'A' : undefined }, large);
  const { prelude } = await prerenderToNodeStream(createElement('body', null, 'Words', island));
  return text(prelude);
}

test('the export refuses a page, or a part of it, that only script of Next.js would show', async () => {
  for (const html of [await renderDelayed(false), '<body><script>redirect()</script>'])
    assert.throws(() => removeNextScript(load(html)), /<Suspense>, loading\.tsx, redirect\(\)/u);
  const inText = load('Words<p><script src="/_next/a.js"></script><script>embedded = 1</script></p>');
  assert.throws(() => removeNextScript(inText), /lose the script “embedded/u);
  const page = load(await renderDelayed(true));
  removeNextScript(page);
  assert.equal(page('body').text(), 'Words');
});

test('the export keeps ids of two islands apart, and shows a large <Suspense> at once', async () => {
  const Large = () => createElement('p', { id: useId() }, 'x'.repeat(20_000));
  const Test = () => createElement('div', null, createElement(Suspense, null, createElement(Large)));
  Object.assign(islands, { Test });
  const page = load('<div data-island="Test" data-props="{}"></div>'.repeat(2));
  await renderIslands(page);
  assert.equal(page('script, template, [hidden]').length, 0);
  const [one, other] = [...page('p')].map(({ attribs }) => attribs['id']);
  assert.notEqual(one, other);
  Reflect.deleteProperty(islands, 'Test');
});

test('an inlined style sheet finds its files, and keeps addresses that need no folder', () => {
  for (const [address, inPage] of [
    ['../media/a.svg?b#c', '/_next/static/media/a.svg?b#c'],
    ['/a.png', '/a.png'],
    ['#shape', '#shape'],
    ["data:image/svg+xml,<svg filter='url(%23a)'/>", "data:image/svg+xml,<svg filter='url(%23a)'/>"],
  ] as const)
    assert.equal(withRootAddresses(`url("${address}")`, '/_next/static/css/a.css'), `url("${inPage}")`);
});

test('the size of an island is what browsers with script count', () => {
  const html =
    '<div data-island="A"><noscript><p>x</p></noscript><pre>\n\nx</pre><textarea>\n\nx</textarea><template><p>y</p></template></div>';
  const page = load(html, { scriptingEnabled: false });
  keepLineBreaks(page);
  measureIslands(page);
  const counted = ['<p>x</p>', '\nx', '\nx'].join('');
  assert.equal(page('[data-island]').attr('data-size'), `${counted.length} 4`);
  for (const kept of ['<pre>\n\nx', '<textarea>\n\nx']) assert.ok(page.html().includes(kept));
});

test('the export refuses an island that starts after another if that is not before it in the page', () =>
  assert.rejects(
    renderIslands(load('<p data-island="ProjectCard"></p>')),
    /starts only after .*MotionControl/u,
  ));

test('no page loads itself early, or prerenders others if a script may count visits', () => {
  const page = load('<script src="/count.js"></script>');
  addSpeculationRule(page, '/tags/c++');
  assert.match(page('script').text(), /^\{"prefetch"/u);
  assert.match(page('script').text(), /"not":\{"href_matches":"\/tags\/c\\\\\+\\\\\+"/u);
});

test('the export deletes payloads of Next.js, but no file that an owner has added', async (context) => {
  const root = process.cwd();
  context.after(() => process.chdir(root));
  for (const folder of ['public', 'out/_next', 'out/security'])
    mkdirSync(`.next/test-export/${folder}`, { recursive: true });
  process.chdir('.next/test-export');
  writeFileSync('public/security.txt', 'of the owner');
  for (const file of [
    'security.txt',
    'security/__next.a.txt',
    '_next/a.png',
    '_next/b&c.png',
    '_next/d e.png',
  ])
    writeFileSync(`out/${file}`, 'payload');
  await deleteLeftovers(
    new Map([['security.html', '<img src="/_next/b&amp;c.png"><img src="/_next/d%20e.png">']]),
  );
  const left = await readdir('out', { recursive: true });
  const security = readFileSync('out/security.txt', 'utf8');
  assert.deepEqual(left.toSorted(), [
    '_next',
    join('_next', 'b&c.png'),
    join('_next', 'd e.png'),
    'security.txt',
  ]);
  assert.equal(security, 'of the owner');
});
