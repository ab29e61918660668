import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { renderIslands } from '@/scripts/export/render-islands';
import { addStarter, keepLineBreaks, removeNextScript } from '@/scripts/export/page-script';

test('the export removes the script of Next.js, and keeps the owner’s scripts and data', () => {
  const own = [
    '<script src="/count.js"></script>',
    '<script data-keep="">count()</script>',
    '<script type="text/plain" data-src="https://count.example"></script>',
  ].join('');
  const page = load(
    `<body>${own}<link rel="preload" as="script" href="/_next/a.js"><script src="/_next/a.js" async></script><script>self.__next_f.push(1)</script>`,
  );
  removeNextScript(page);
  addStarter(page, '/islands.js');
  assert.equal(page('body').html(), own);
});

test('the export refuses a page, or a part of it, that only script of Next.js would show', () => {
  for (const html of [
    'Words<template id="B:0"></template>',
    '<div hidden></div><script>location = 0</script>',
  ])
    assert.throws(() => removeNextScript(load(html)), /<Suspense>, loading\.tsx, redirect\(\)/u);
  const page = load('Words<div data-island="A"><template></template></div><div hidden id="S:0">Twice</div>');
  removeNextScript(page);
  assert.equal(page('body').text(), 'Words');
});

test('the size of an island is what browsers count that run script', () => {
  const html = '<div data-island="A"><noscript><p>x</p></noscript><pre>\n\nx</pre></div>';
  const page = load(html, { scriptingEnabled: false });
  keepLineBreaks(page);
  addStarter(page, '/islands.js');
  assert.equal(page('[data-island]').attr('data-size'), '10 2');
  assert.ok(page.html().includes('<pre>\n\nx'));
});

test('the export refuses an island without the one after which it starts', () =>
  assert.rejects(
    renderIslands(load('<p data-island="ProjectCard"></p>')),
    /starts only after .*MotionControl/u,
  ));
