import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { readExportedPages } from '@/scripts/export/exported-pages';
import { enterTemporaryFolder } from '@/scripts/testing/temporary-folder';

const own = ['[project]/node_modules/next/dist/esm/client/components/layout-router.js'];

/** The client modules of each entry, as Next.js lists them. */
const entries: Record<string, string[]> = {
  '/_global-error/page': [...own, '[project]/app/global-error.tsx'],
  '/_not-found/page': [...own, '[project]/app/error.tsx', '[project]/app/global-error.tsx'],
  '/page': [...own, '[project]/app/work/error.tsx'],
  '/(studio)/news/[slug]/page': [
    ...own,
    '[project]/node_modules/next/dist/client/app-dir/link.js',
    '[project]/components/Aside.tsx',
  ],
};

const routeOf = (entry: string) => entry.replace(/\/page$/u, '').replace('/(studio)', '') || '/';
const page = (srcRoute: string) => ({ routeType: 'page', srcRoute });

await enterTemporaryFolder();

function write(file: string, text: string): void {
  mkdirSync(dirname(`.next/${file}`), { recursive: true });
  writeFileSync(`.next/${file}`, text);
}

test('finds the client components of each page, and none in Next.js’s own modules and in error pages', () => {
  const routes = {
    '/': page('/'),
    '/_global-error': page('/_global-error'),
    '/_not-found': page('/_not-found'),
    '/robots.txt': { routeType: 'route', srcRoute: '/robots.txt' },
    '/news/first': page('/news/[slug]'),
  };
  write('prerender-manifest.json', JSON.stringify({ routes }));
  write(
    'app-path-routes-manifest.json',
    JSON.stringify(Object.fromEntries(Object.keys(entries).map((entry) => [entry, routeOf(entry)]))),
  );
  for (const [entry, modules] of Object.entries(entries)) {
    const clientModules = Object.fromEntries(modules.map((name) => [name, {}]));
    const list = JSON.stringify({ clientModules });
    write(
      `server/app${entry}_client-reference-manifest.js`,
      `(globalThis.__RSC_MANIFEST ??= {})['${entry}'] = ${list}`,
    );
  }
  assert.deepEqual(readExportedPages(), [
    { file: 'index.html', path: '/', clientComponents: [] },
    { file: '404.html', path: '/404', clientComponents: [] },
    {
      file: 'news/first.html',
      path: '/news/first',
      clientComponents: ['node_modules/next/dist/client/app-dir/link.js', 'components/Aside.tsx'],
    },
  ]);
});

test('stops the build if Next.js names its modules in another way', () => {
  globalThis.__RSC_MANIFEST['/page'] = { clientModules: { '/home/site/node_modules/next/router.js': {} } };
  assert.throws(readExportedPages, /lists no client module .*docs\/build\.md/u);
});
