import assert from 'node:assert/strict';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { createElement, Suspense, useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { reasonForNext } from '@/islands/export/lean-pages';

const ofNext = 'node_modules/next/dist/esm/client/components/layout-router.js';

const islandOf = (Component: () => ReactNode) =>
  `<div data-island="Form">${renderToString(createElement(Component))}</div>`;
const OneId = () => createElement('p', { id: useId() });
const TwoIds = () => createElement('p', { title: [useId(), useId()].at(-1) });

test('a page keeps the script of Next.js, and works, if it would lose anything without', async () => {
  // React delays a large <Suspense>.
  const large = createElement(Suspense, null, createElement('p', null, 'x'.repeat(20_000)));
  const { prelude } = await prerenderToNodeStream(createElement('main', null, 'Words', large));
  for (const [body, reason, modules = [ofNext]] of [
    ['<ul><li>a<li>b</ul>', undefined],
    ['<pre>a\r\n\nb</pre>', undefined],
    ['', 'it imports components/Menu.tsx outside <Island>', [ofNext, 'components/Menu.tsx']],
    ['', 'the manifests of Next.js do not name its modules', []],
    [await text(prelude), 'it waits for script, such as that of <Suspense> or redirect()'],
    ['<select><button>a</button></select>', 'its HTML would change if it were written again'],
    ['<pre>\n\na</pre>', 'its HTML would change if it were written again'],
    [islandOf(OneId), 'its island Form shows an id of useId()'],
    [islandOf(TwoIds), 'its island Form shows an id of useId()'],
  ] as const) {
    const html = `<!DOCTYPE html><html><head></head><body>${body}<script src="/_next/static/chunks/a.js"></script></body></html>`;
    assert.equal(reasonForNext(html, modules), reason, body);
  }
});
