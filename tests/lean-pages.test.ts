import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createElement, Suspense, useId, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { reasonForNext } from '@/islands/export/lean-pages';

const ofNext = 'node_modules/next/dist/esm/client/components/layout-router.js';

function reasonOf(body: string, modules: readonly string[] = [ofNext]): string {
  const script = '<script src="/_next/static/chunks/a.js"></script>';
  const html = `<!DOCTYPE html><html><head></head><body>${body}${script}</body></html>`;
  return reasonForNext(html, modules) ?? '';
}

test('a page stays as Next.js made it if it imports a client component, or anything in it is unknown', async () => {
  assert.equal(reasonOf(''), '');
  assert.match(
    reasonOf('', [ofNext, 'components/Menu.tsx']),
    /imports components\/Menu\.tsx outside <Island>/u,
  );
  assert.match(reasonOf('', []), /manifests of Next\.js/u);
  assert.match(
    reasonForNext('<script src="https://a.example/_next/static/chunks/a.js">', [ofNext])!,
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

test('a page stays as Next.js made it if an island shows an id of useId, which would differ', () => {
  const idsOf = (Component: ComponentType) => renderToString(createElement(Component));
  const First = () => createElement('p', { id: useId() });
  const Second = () => createElement('p', { title: String([useId(), useId()][1]) });
  for (const island of [idsOf(First), idsOf(Second)]) {
    assert.match(reasonOf(`<div data-island="Form">${island}</div>`), /Form shows an id of useId/u, island);
    assert.equal(reasonOf(island), '');
  }
});
