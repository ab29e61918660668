import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { load } from 'cheerio';
import nextConfig from '@/next.config.mjs';
import { reasonForNext, siteReason } from '@/scripts/export/light-pages';

/** The work page as `next build` made it, changed in some way. */
const exported = readFileSync('.next/server/app/work.html', 'utf8');
const reasonAfter = (from: string | RegExp, to: string) => {
  const changed = exported.replace(from, () => to);
  assert.notEqual(changed, exported);
  return reasonForNext(load(changed, { scriptingEnabled: false }));
};

/** Adds a row to the payload. */
const reasonWith = (row: string) =>
  reasonAfter('</body>', `<script>self.__next_f.push([1,${JSON.stringify(row)}])</script></body>`);

test('a page is light if its client components are all islands', () => {
  assert.equal(reasonForNext(load(exported)), undefined);
  assert.equal(reasonWith('f0:["$","p",null,{"children":"Ł"}]\nf1:T4,Ł\n\nf2:null\n'), undefined);
});

test('a page stays as Next.js made it if anything in it is unknown', () => {
  assert.match(reasonWith('f0:I[4711,["$b"],"default"]\n') ?? '', /shows 4711 outside <Island>/u);
  for (const row of ['f0:Znew\n', 'f0:I{"id":1}\n', 'f0:null'])
    assert.match(reasonWith(row) ?? '', /unknown kind/u, row);
  assert.match(reasonAfter('__next_f.push([1,', '__next_f.push([3,') ?? '', /unknown kind/u);
  assert.match(reasonAfter(/self\.__next_f/gu, 'self.__new') ?? '', /unknown kind/u);
  for (const waiting of ['<template id="B:0"></template>', '<p id="__next_error__"></p>'])
    assert.match(reasonAfter('</main>', `${waiting}</main>`) ?? '', /waits for script/u);
});

test('all pages stay as Next.js made them with an option that the export does not know', () => {
  assert.equal(siteReason(), undefined);
  const config = nextConfig('');
  Object.assign(config, { basePath: '/site' });
  assert.match(siteReason() ?? '', /basePath/u);
  Reflect.deleteProperty(config, 'basePath');
});
