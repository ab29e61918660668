import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { clientComponentsOf } from '@/scripts/export/client-components';

const files = {
  'app/layout.tsx': `import './layout.css'; import type { Toggle } from '../ui/toggle'; export const Layout = () => <p/>`,
  'app/layout.css': '',
  'app/page.tsx': `import { Words } from '../ui/words'; export const Page = () => <Words/>`,
  'app/not-found.tsx': `export const NotFound = () => <p/>`,
  'app/error.tsx': `'use client'; export const Failure = () => <p/>`,
  'app/(studio)/work/[slug]/page.tsx': `import { Words } from '../../../../ui/words'; export const load = () => import('../../../../ui/toggle')`,
  'app/shop/layout.tsx': `import { Toggle } from '../../ui/toggle'; export const Shop = () => <Toggle/>`,
  'app/shop/page.tsx': `export const Page = () => <p/>`,
  'ui/words.tsx': `// 'use client' in a comment is none\nexport const Words = () => <p/>`,
  'ui/toggle.tsx': `/* Licence. */\n// Why.\n"use client"\nimport './inner'; export const Toggle = () => <p/>`,
  'ui/inner.tsx': `'use client'; export {}`,
};

const project = mkdtempSync(join(tmpdir(), 'project-'));
const start = process.cwd();

before(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  process.chdir(project);
});

after(() => {
  process.chdir(start);
  rmSync(project, { recursive: true });
});

test('a page has the client components that its route and its layouts import, directly or not', async () => {
  const pages = ['index.html', '404.html', 'work/first.html', 'shop.html'];
  assert.deepEqual(Object.fromEntries(await clientComponentsOf(pages)), {
    'index.html': [],
    '404.html': [],
    'work/first.html': ['ui/toggle.tsx'],
    'shop.html': ['ui/toggle.tsx'],
  });
});

test('a page that no route makes is refused', async () => {
  await assert.rejects(clientComponentsOf(['press.html']), /out\/press\.html: no route file/u);
});
