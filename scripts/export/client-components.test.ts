import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { readClientComponents } from '@/scripts/export/client-components';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';

const words = `import { Words } from '@/ui/words'; export const Page = () => <Words/>`;
const files = {
  'tsconfig.json': `{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }`,
  'app/layout.tsx': `import './layout.css'; import type { A } from '@/ui/a'; export const Layout = () => <p/>`,
  'app/layout.css': '@import "nowhere"',
  'app/page.tsx': words,
  'app/not-found.jsx': `export const NotFound = () => <p/>`,
  'app/error.tsx': `'use client'; export const Failure = () => <p/>`,
  'app/[page]/page.tsx': words,
  'app/[page]/about/page.tsx': words,
  'app/(studio)/work/page.tsx': `export const load = () => import('@/ui/a')`,
  'app/(studio)/work/[slug]/page.tsx': `import '@/ui/b'`,
  'app/(studio)/work/first/page.js': words,
  'app/docs/[[...slug]]/page.tsx': `import '@/ui/a'`,
  'app/shop/layout.tsx': `import { A } from '@/ui/a'; export const Shop = () => <A/>`,
  'app/shop/page.tsx': words,
  'ui/words.tsx': `// 'use client' in a comment does not count\nexport const Words = () => <p/>`,
  'ui/a.tsx': `/* Licence. */\n// Why.\n"use client"\nimport './inner'; export const A = () => <p/>`,
  'ui/b.tsx': `'use strict'; 'use client'; export {}`,
  'ui/inner.tsx': `'use client'; export {}`,
};

/** The client components of each page, named by letter: `a` is `ui/a.tsx`. */
const wanted = {
  'index.html': '',
  '404.html': '',
  'about.html': '',
  'work.html': 'a',
  'work/first.html': '',
  'work/second.html': 'b',
  'work/about.html': 'b',
  'docs/start/here.html': 'a',
  'shop.html': 'a',
};

await enterTemporaryFolder();

test('finds client components in layouts and in the matching route with the fewest dynamic segments', async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const componentsOf = await readClientComponents();
  for (const [page, letters] of Object.entries(wanted)) {
    const found = componentsOf(page).map((file) => file.slice('ui/'.length, -'.tsx'.length));
    assert.equal(found.join(''), letters, page);
  }
  assert.throws(() => componentsOf('press/2027.html'), { name: 'PageError' });
});
