import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { createElement } from 'react';
import { Island } from '@/components/islands/Island';
import { bundleIslands } from '@/scripts/export/bundle-islands';

/** Writes modules into a folder of this name below `.next/`. */
function writeModules(folder: string, modules: Readonly<Record<string, string>>): string {
  mkdirSync(`.next/${folder}`, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(`.next/${folder}/${name}`, code);
  return `.next/${folder}`;
}

test('islands get public variables and default exports as from Next.js', () => {
  const cwd = writeModules('test-islands', {
    '.env': 'NEXT_PUBLIC_TEST=public',
    'package.json': '{ "type": "module" }',
    'entry.ts': `export * from './island'`,
    'island.ts': `import callable from './package.cjs';
      export const seen = [callable, process.env.NEXT_PUBLIC_TEST, process.env.PATH];`,
    'package.cjs': `exports.__esModule = true; exports.default = 'default';`,
  });
  const code = `import('@/scripts/export/bundle-islands').then(({ importBundled }) => importBundled('entry.ts'))
    .then(({ seen }) => console.log(seen.join()))`;
  // With `__NEXT_PROCESSED_ENV`, Next.js would not read `.env` again.
  const env = { ...process.env, __NEXT_PROCESSED_ENV: undefined };
  const { stdout } = spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), '-e', code], {
    cwd,
    env: { ...env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
    encoding: 'utf8',
  });
  assert.equal(stdout.trim(), 'default,public,');
});

test('islands may use `global`, which browsers lack', async () => {
  const folder = writeModules('test-global', { 'island.ts': 'export const here = global' });
  const { code } = await bundleIslands('production', `${folder}/island.ts`);
  assert.ok(runInNewContext(`${String(Buffer.from(code))}; islandsFile.here === globalThis`));
});

test('an island that only Next.js could start is refused with its file, and the way out', async () => {
  const folder = writeModules('test-refused', { 'a.css': '' });
  for (const code of [
    "export const worker = new URL('./a.ts', import.meta.url)",
    "import './a.css'",
    "import 'next/link'",
    "import '@/components/islands/Island'",
    "import 'node:fs'",
  ]) {
    writeModules('test-refused', { 'island.ts': code });
    const bundling = bundleIslands('production', `${folder}/island.ts`);
    await assert.rejects(bundling, /test-refused\/island\.ts:1: an island cannot .* without <Island>/u, code);
  }
});

test('an island refuses props that browsers would not get by JSON, and names them', () => {
  const show = (props: object) => Island({ name: 'MotionControl', ...props });
  show({ role: undefined, list: [1, 'x', null, { isIt: true }] });
  for (const lost of [() => {}, new Date(), createElement('p'), new Map(), NaN, 1n, [undefined], Symbol()])
    assert.throws(
      () => show({ a: { b: lost } }),
      /<Island name="MotionControl"> cannot send props\.a\.b(?:\.0)? to browsers/u,
    );
});
