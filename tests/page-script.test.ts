import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { addSpeculationRule, addStarter, removeNextScript } from '@/scripts/export/page-script';

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

test('a preview has no policy, and a page that the export does not know keeps its script', () => {
  const cwd = '.next/test-finish';
  rmSync(cwd, { recursive: true, force: true });
  for (const folder of ['out/_next/static', 'public']) mkdirSync(`${cwd}/${folder}`, { recursive: true });
  const files = ['verification.html', 'unknown.html', 'unknown.txt', '_next/static/a.js'];
  for (const file of files) writeFileSync(`${cwd}/out/${file}`, '<meta charset="utf-8">Words');
  writeFileSync(`${cwd}/public/verification.html`, '');
  // The export opens some of its files by paths from the working folder.
  for (const folder of ['app', 'components', 'scripts']) symlinkSync(resolve(folder), `${cwd}/${folder}`);
  const args = ['--import', import.meta.resolve('tsx'), resolve('scripts/export/finish-export.ts')];
  const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json'), VERCEL_ENV: 'preview' };
  const { stdout } = spawnSync(process.execPath, args, { cwd, env, encoding: 'utf8' });
  assert.match(stdout, /^\/unknown loads Next\.js's script.*unknown kind\n.*VERCEL_ENV is “preview”\n$/u);
  for (const file of files) assert.match(readFileSync(`${cwd}/out/${file}`, 'utf8'), /^<[^>]*>Words$/u);
});
