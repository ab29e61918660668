import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createElement, Suspense } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { findOption, reasonForNext } from '@/scripts/export/lean-pages';

/** Empty for a lean page. */
function reasonOf(body: string, islands: readonly string[] = [], parts: unknown = [1, '1:null\n']): string {
  const script = `<script src="/_next/static/chunks/a.js"></script><script>self.__next_f.push(${JSON.stringify(parts)})`;
  return (
    reasonForNext(
      `<!DOCTYPE html><html><head></head><body>${body}${script}</script></body></html>`,
      islands,
    ) ?? ''
  );
}

test('a page is lean if it shows no client component', () => {
  const rows = ['1:"$Sreact.fragment"\n', ':HL["/a.css","style"]\n', '2:["$","p",null,{"children":"$3"}]\n'];
  // In bytes, the text is longer than in characters.
  assert.equal(reasonOf('', [], [1, `${rows.join('')}3:T4,Ł\n\n4:null\n`]), '');
});

test('a page stays as Next.js made it if anything in it is unknown', async () => {
  assert.match(reasonOf('', [], [1, '1:I[4711,["$b"],"default"]\n']), /shows 4711 outside <Island>/u);
  for (const payload of ['', '1:Znew\n', '1:I{"id":1}\n', '1:null', '1:T9,a\n'])
    assert.match(reasonOf('', [], [1, payload]), /unknown kind/u, payload);
  assert.match(reasonOf('', [], [3, '1:null\n']), /unknown kind/u);
  assert.match(
    reasonForNext('<script src="https://a.example/_next/static/chunks/a.js">', [])!,
    /is elsewhere/u,
  );
  // React delays a large <Suspense>.
  const large = createElement(Suspense, null, createElement('p', null, 'x'.repeat(20_000)));
  const { prelude } = await prerenderToNodeStream(createElement('main', null, 'Words', large));
  for (const waiting of [await text(prelude), '<p id="__next_error__"></p>'])
    assert.match(reasonOf(waiting), /waits for script/u);
});

test('a page stays as Next.js made it if it would lose anything', () => {
  for (const kept of ['<ul><li>a<li>b</ul>', '<pre>a\r\n\nb</pre>', '<svg><path d="M0 0"></path></svg>'])
    assert.equal(reasonOf(kept), '', kept);
  for (const lost of [
    '<select><button>a</button></select>',
    '<pre>\n\na</pre>',
    'a&#13;b',
    '<table><tr></tr></table>',
  ])
    assert.match(reasonOf(lost), /HTML would change/u, lost);
});

test('a page stays as Next.js made it if an island would be another', () => {
  const island = '<div data-island="ProjectCard"><p id="_R_1b_" style="fill:url(#_R_1b_)">a</p></div>';
  assert.equal(reasonOf(island, ['<p id="_0R_0_" style="fill:url(#_0R_0_)">a</p>']), '');
  assert.match(
    reasonOf(island, ['<p id="_0R_0_" style="fill:url(#a)">a</p>']),
    /change its island ProjectCard/u,
  );
});

test('all pages stay as Next.js made them with an option that can change one', async () => {
  for (const config of [undefined, { images: { unoptimized: true } }])
    assert.equal(await findOption(config), undefined);
  assert.equal(await findOption({ basePath: '/site' }), 'basePath');
  assert.equal(await findOption({ compiler: { define: { A: '1' } } }), 'compiler.define.A');
});
