import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import type { Json } from '@/islands/Island';
import { bundleIslands } from '@/islands/export/bundle-islands';

function bundle(code: string) {
  mkdirSync('.next/test-islands', { recursive: true });
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
  ] as const)
    await assert.rejects(bundle(code), RegExp(`${reason}.*without <Island>`, 'su'), code);
});

// @ts-expect-error -- JSON has no functions
export const lost: Json<{ list: (() => void)[] }> = { list: [() => {}] };
