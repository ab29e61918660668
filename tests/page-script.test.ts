import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { createElement, Suspense, useId } from 'react';
import { islands } from '@/components/islands';
import { deleteLeftovers } from '@/scripts/export/leftovers';
import { renderIslands } from '@/scripts/export/render-islands';
import { addSpeculationRule, addStarter, removeNextScript } from '@/scripts/export/page-script';
import { withRootAddresses } from '@/scripts/export/page-style';

test('the export removes the script of Next.js, and keeps all other scripts', () => {
  const kept = [
    '<script src="/count.js"></script>',
    '<script>count()</script>',
    '<link rel="preload" as="script" href="https://count.example/a.js">',
    '<script type="text/plain" data-src="https://count.example"></script>',
  ].join('');
  const page = load(
    `<body>${kept}<link rel="preload" as="script" href="/_next/a.js"><script src="/_next/a.js" async></script><script>self.__next_f.push(1)</script><script id="_R_">(globalThis["TURBOPACK"] = [])</script>`,
  );
  removeNextScript(page);
  assert.equal(page('body').html(), kept);
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

test('the size of the islands is what browsers with script count', () => {
  const island = '<div data-island="A"><noscript><p>x</p></noscript>y<template><p>z</p></template></div>';
  const page = load(island + island, { scriptingEnabled: false });
  addStarter(page, '/islands.js');
  assert.equal(page('script').attr('data-islands-size'), `${2 * '<p>x</p>y'.length} 4`);
});

test('no page loads itself early, or prerenders others if a script may count visits', () => {
  for (const [mayCount, action] of [
    [true, 'prefetch'],
    [false, 'prerender'],
  ] as const) {
    const page = load('');
    addSpeculationRule(page, '/tags/c++', mayCount);
    assert.ok(page('script').text().startsWith(`{"${action}"`));
    assert.match(page('script').text(), /"not":\{"href_matches":"\/tags\/c\\\\\+\\\\\+"/u);
  }
});

test('the export deletes files of Next.js that no light page needs, but no file that an owner has added', async (context) => {
  const root = process.cwd();
  context.after(() => process.chdir(root));
  for (const folder of ['public', 'out/_next', 'out/security'])
    mkdirSync(`.next/test-export/${folder}`, { recursive: true });
  process.chdir('.next/test-export');
  writeFileSync('public/security.txt', 'of the owner');
  const html = new Map([['security.html', '<script data-islands-url="/_next/b.js"></script>']]);
  for (const file of ['security.txt', 'security/__next.a.txt', '_next/a.js', '_next/b.js', '_not-found.txt'])
    writeFileSync(`out/${file}`, 'of Next.js');
  await deleteLeftovers(html, false);
  assert.ok((await readdir('out', { recursive: true })).includes(join('security', '__next.a.txt')));
  await deleteLeftovers(html, true);
  const left = await readdir('out', { recursive: true });
  assert.deepEqual(left.toSorted(), ['_next', join('_next', 'b.js'), 'security.txt']);
  assert.equal(readFileSync('out/security.txt', 'utf8'), 'of the owner');
});

test('a preview has no policy, and keeps a page that the export does not know, and files of the owner', () => {
  const cwd = '.next/test-finish';
  rmSync(cwd, { recursive: true, force: true });
  for (const folder of ['out/_next/static', 'public']) mkdirSync(`${cwd}/${folder}`, { recursive: true });
  const files = ['out/verification.html', 'public/verification.html', 'out/unknown.html'];
  for (const file of files) writeFileSync(`${cwd}/${file}`, '<meta charset="utf-8">Words');
  // The export opens some of its files by paths from the working folder.
  for (const folder of ['app', 'components', 'scripts']) symlinkSync(resolve(folder), `${cwd}/${folder}`);
  const args = ['--import', import.meta.resolve('tsx'), resolve('scripts/export/finish-export.ts')];
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), VERCEL_ENV: 'preview' };
  const { stdout, status } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  assert.match(stdout, /^\/unknown loads Next\.js's script.*unknown kind\n.*VERCEL_ENV is “preview”\n$/u);
  assert.equal(status, 0);
  for (const file of files) assert.match(readFileSync(`${cwd}/${file}`, 'utf8'), /^<[^>]*>Words$/u);
});
