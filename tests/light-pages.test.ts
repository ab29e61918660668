import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { load } from 'cheerio';
import { createElement, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import nextConfig from '@/next.config.mjs';
import { reasonForNext, siteReason } from '@/scripts/export/light-pages';

/** Why a page with this payload, in parts of this kind, stays as Next.js made it. */
function reasonWith(payload: string, kind = 1, body = ''): string | undefined {
  const part = JSON.stringify([kind, payload]);
  return reasonForNext(load(`<body>${body}<script>self.__next_f.push(${part})</script>`));
}

test('a page is light if it shows no client component', () => {
  const rows = ['1:"$Sreact.fragment"\n', ':HL["/a.css","style"]\n', '2:["$","p",null,{"children":"$3"}]\n'];
  // In bytes, the text is longer than in characters.
  assert.equal(reasonWith(`${rows.join('')}3:T4,Ł\n\n4:null\n`), undefined);
});

test('a page stays as Next.js made it if anything in it is unknown', async () => {
  assert.match(reasonWith('1:I[4711,["$b"],"default"]\n') ?? '', /shows 4711 outside <Island>/u);
  for (const payload of ['', '1:Znew\n', '1:I{"id":1}\n', '1:null', '1:T9,a\n'])
    assert.match(reasonWith(payload) ?? '', /unknown kind/u, payload);
  assert.match(reasonWith('1:null\n', 3) ?? '', /unknown kind/u);
  // React delays a large <Suspense>.
  const large = createElement(Suspense, null, createElement('p', null, 'x'.repeat(20_000)));
  const { prelude } = await prerenderToNodeStream(createElement('main', null, 'Words', large));
  for (const waiting of [await text(prelude), '<p id="__next_error__"></p>'])
    assert.match(reasonWith('1:null\n', 1, waiting) ?? '', /waits for script/u);
});

test('all pages stay as Next.js made them with an option that the export does not know', () => {
  const config = nextConfig('');
  Object.assign(config, { basePath: '/site' });
  assert.match(siteReason() ?? '', /basePath/u);
  Reflect.deleteProperty(config, 'basePath');
});
