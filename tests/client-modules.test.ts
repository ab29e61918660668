import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { importBundled } from '@/scripts/export/bundle-islands';
import { findDeadModules } from '@/scripts/export/client-modules';

/** Writes modules into a folder of this name below `.next/`. */
function writeModules(folder: string, modules: Readonly<Record<string, string>>): string {
  mkdirSync(`.next/${folder}`, { recursive: true });
  for (const [name, code] of Object.entries(modules)) writeFileSync(`.next/${folder}/${name}`, code);
  return `.next/${folder}`;
}

test('the build finds client modules that pages use outside islands, in whatever way', async () => {
  const app = writeModules('test-app', {
    'page.tsx': `import './list'; import 'server-only'; export { Island } from '@/components/islands/Island'; import('./later');`,
    'list.ts': `export * from './first'; import { notFound } from 'next/navigation'; notFound();`,
    'first.tsx': `// A comment\n'use strict';\n"use client";`,
    'later.tsx': `/* 'use client' */ import Link from 'next/link'; export const link = <Link href="'use client'" />;`,
    'template.mdx': `import { first } from './first'\n\n# Title\n\nThey import it from here`,
    'layout.tsx': `'use client'`,
  });
  const found = (await findDeadModules(app)).map(({ module, user }) => `${user} ${module}`);
  assert.deepEqual(found.toSorted(), [
    `${app}/later.tsx node_modules/next/dist/client/link.js`,
    `${app}/list.ts ${app}/first.tsx`,
    `${app}/template.mdx ${app}/first.tsx`,
    `Next.js ${app}/layout.tsx`,
  ]);
});

test('islands get public variables and default exports as from Next.js', async () => {
  process.env['NEXT_PUBLIC_TEST'] = 'public';
  const folder = writeModules('test-islands', {
    'package.json': '{ "type": "module" }',
    'entry.ts': `export * from './island'`,
    'island.ts': `import callable from './package.cjs';
      export const seen = [callable, process.env.NEXT_PUBLIC_TEST, process.env.PATH, typeof process];`,
    'package.cjs': `exports.__esModule = true; exports.default = 'default';`,
  });
  const { seen } = (await importBundled(`${folder}/entry.ts`)) as { seen: unknown };
  assert.deepEqual(seen, ['default', 'public', undefined, 'object']);
});
