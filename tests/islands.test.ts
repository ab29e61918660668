import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { load } from 'cheerio';
import { createElement, Suspense, useId } from 'react';
import { islands } from '@/components/islands';
import type { Json } from '@/components/islands/Island';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import { renderIslands } from '@/scripts/export/render-islands';

function bundle(code: string) {
  mkdirSync('.next/test-islands', { recursive: true });
  // As in `package.json`.
  writeFileSync('.next/test-islands/package.json', '{"type":"module"}');
  writeFileSync('.next/test-islands/package.cjs', `exports.__esModule = true; exports.default = 'default';`);
  writeFileSync('.next/test-islands/island.ts', code);
  return bundleIslands('.next/test-islands/island.ts');
}

test('islands get public variables, `global` and default exports as from Next.js', async () => {
  const { code } = await bundle(`import callable from './package.cjs';
    export const seen = [callable, process.env.NODE_ENV, process?.env?.PATH, global === globalThis];`);
  const seen = runInNewContext(`${String(Buffer.from(code))}; String(islandsFile.seen)`);
  assert.equal(seen, 'default,production,,true');
});

test('an island that only Next.js could start is refused with its reason, and the way out', async () => {
  for (const [code, reason] of [
    ["export const worker = new URL('./a.ts', import.meta.url)", 'import.meta'],
    ["import './a.css'", 'a.css'],
    ["import 'next/link'", 'next/link'],
    ["import '@/components/islands/Island'", 'Island'],
    ["import './a.png'", 'a.png'],
  ] as const)
    await assert.rejects(bundle(code), RegExp(`${reason}.*without <Island>`, 'su'), code);
});

// @ts-expect-error -- JSON has no functions
export const lost: Json<{ list: (() => void)[] }> = { list: [() => {}] };

test('the export keeps ids of two islands apart, and shows a large <Suspense> at once', async () => {
  const Large = () => createElement('p', { id: useId() }, 'x'.repeat(20_000));
  const Test = () => createElement('div', null, createElement(Suspense, null, createElement(Large)));
  Object.assign(islands, { Test });
  const $ = load('<div data-island="Test" data-props="{}"></div>'.repeat(2));
  const [one, other] = await renderIslands($);
  Reflect.deleteProperty(islands, 'Test');
  assert.match(one ?? '', /^<div><!--\$--><p id="[^"]+">x+<\/p><!--\/\$--><\/div>$/u);
  assert.notEqual(one, other);
});
