import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
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

test('a page has the client components that its route and layouts import, directly or not', async (context) => {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  const start = process.cwd();
  context.after(() => {
    process.chdir(start);
    rmSync(project, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  process.chdir(project);
  const pages = ['index.html', '404.html', 'work/first.html', 'shop.html'];
  const found = [...(await clientComponentsOf(pages)).values()];
  assert.deepEqual(found, [[], [], ['ui/toggle.tsx'], ['ui/toggle.tsx']]);
  await assert.rejects(clientComponentsOf(['press.html']), /out\/press\.html: no route file/u);
});
