import { readFileSync } from 'node:fs';
import { build, type Metafile } from 'esbuild';
import { filesBelow } from '@/scripts/files-below';

/** `'use client'` before any code: https://react.dev/reference/rsc/use-client. Packages may put `'use strict'` first. */
const clientDirective = /^(?:\s|\/\/.*\n|\/\*[^]*?\*\/|(['"])use strict\1;?)*(['"])use client\2/u;

/** What Next.js imports besides code, by the end of its name. */
const fileTypes = 'css woff woff2 svg png jpg jpeg webp avif gif ico'.split(' ');

/** Matches the exported pages of a route file: https://nextjs.org/docs/app/getting-started/project-structure */
function pagesOf(file: string): RegExp {
  if (file === 'not-found.tsx') return /^404\.html$/u;
  const path = file
    .replace(/\/?page\.tsx$/u, '')
    .replaceAll(/\([^)]*\)\/?/gu, '')
    .replaceAll(/\[\.{3}[^\]]*\]/gu, '.+')
    .replaceAll(/\[[^\]]*\]/gu, '[^/]+');
  return new RegExp(`^${path || 'index'}\\.html$`, 'u');
}

/** The client components that a file imports, directly or not. What those import is part of them. */
function reachedFrom(file: string, inputs: Metafile['inputs'], seen: Set<string>): string[] {
  if (seen.has(file) || !inputs[file]) return [];
  seen.add(file);
  if (clientDirective.test(readFileSync(file, 'utf8'))) return [file];
  return inputs[file].imports.flatMap(({ path }) => reachedFrom(path, inputs, seen));
}

/**
 * Finds the client components of each exported page, named by its path below `out/`, by following the imports of its
 * route and layouts. `error.tsx` and `global-error.tsx` do not count: a page without script cannot fail in the browser.
 *
 * @returns the files of client components, relative to the project's root, for each page
 * @throws when no route file makes a page
 */
export async function clientComponentsOf(pages: readonly string[]): Promise<Map<string, string[]>> {
  const files = await filesBelow('app');
  const routes = files.filter((file) => /^(?:not-found|(?:.*\/)?page)\.tsx$/u.test(file));
  const wrappers = files.filter((file) => /(?:^|\/)(?:layout|template)\.tsx$/u.test(file));
  const { metafile } = await build({
    entryPoints: [...routes, ...wrappers].map((file) => `app/${file}`),
    outdir: 'out',
    absWorkingDir: process.cwd(),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    external: ['react', 'react-dom'],
    loader: Object.fromEntries(fileTypes.map((type) => [`.${type}`, 'empty'])),
  });
  return new Map(
    pages.map((page) => {
      const route = routes.find((file) => pagesOf(file).test(page));
      if (!route) throw new Error(`out/${page}: no route file in app/ makes this page`);
      const around = wrappers.filter((file) => route.startsWith(file.replace(/\w+\.tsx$/u, '')));
      const seen = new Set<string>();
      return [page, [route, ...around].flatMap((file) => reachedFrom(`app/${file}`, metafile.inputs, seen))];
    }),
  );
}
