import { readFileSync } from 'node:fs';
import { build, type Metafile, type Plugin } from 'esbuild';
import { PageError } from '@/scripts/export/page-error';
import { filesBelow } from '@/scripts/files/paths';

/** Matches `'use client'` before any code except `'use strict'`: https://react.dev/reference/rsc/use-client */
const clientDirective =
  /^(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|(['"])use strict\1;?)*(['"])use client\2/u;

const code = /\.(?:[cm]?[jt]sx?|json)$/u;

/** Replaces imports that are not code, such as style sheets and videos, with empty files. */
const ignoreAssets: Plugin = {
  name: 'ignore assets',
  setup: ({ onLoad }) =>
    onLoad({ filter: /./ }, ({ path }) => (code.test(path) ? undefined : { contents: '', loader: 'empty' })),
};

/** The segments of a route: the folders of its file without route groups such as `(studio)`. */
const segmentsOf = (file: string) =>
  file
    .replace(/^not-found\./u, '404/')
    .replaceAll(/\([^/]*\//gu, '')
    .split('/')
    .slice(0, -1);

/** Whether a route matches a page's path: https://nextjs.org/docs/app/api-reference/file-conventions/dynamic-routes */
function matches([segment, ...rest]: string[], [name, ...names]: string[]): boolean {
  if (segment === undefined) return name === undefined;
  if (segment.startsWith('[[')) return true;
  if (name === undefined) return false;
  if (segment.startsWith('[...')) return true;
  return (segment.startsWith('[') || segment === name) && matches(rest, names);
}

/** Sort key that puts static routes first: the length of `[`, `[...` or `[[...` per segment: `01` for `work/[slug]`. */
const rankOf = (file: string) =>
  segmentsOf(file)
    .map((segment) => /^\[*\.*/u.exec(segment)?.[0].length)
    .join('');

/** Finds the client components that a file imports, directly or indirectly, but not those that they import. */
function clientComponentsFrom(file: string, inputs: Metafile['inputs'], seen: Set<string>): string[] {
  if (seen.has(file) || !inputs[file] || !code.test(file)) return [];
  seen.add(file);
  if (clientDirective.test(readFileSync(file, 'utf8'))) return [file];
  return inputs[file].imports.flatMap(({ path }) => clientComponentsFrom(path, inputs, seen));
}

/**
 * Finds the client components of each page by following the imports of its route and layouts in `app/`. Ignores
 * `error.tsx` and `global-error.tsx`, because a page without script cannot fail in the browser.
 *
 * @returns a function that maps a page, such as `work.html`, to the files of its client components, relative to the
 * project's root. It throws a PageError when no route file in `app/` matches the page
 */
export async function readClientComponents(): Promise<(page: string) => string[]> {
  const files = await filesBelow('app');
  const routes = files.filter((file) => /^(?:not-found|(?:.*\/)?page)\.[jt]sx?$/u.test(file));
  const wrappers = files.filter((file) => /(?:^|\/)(?:layout|template|@.*\/\w+)\.[jt]sx?$/u.test(file));
  const { metafile } = await build({
    entryPoints: [...routes, ...wrappers].map((file) => `app/${file}`),
    outdir: 'out',
    absWorkingDir: process.cwd(),
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    logLevel: 'error',
    external: ['react', 'react-dom'],
    loader: { '.js': 'jsx' },
    plugins: [ignoreAssets],
  });
  return (page) => {
    const names = segmentsOf(page.replace(/^index\.html$/u, '').replace(/\.html$/u, '/'));
    const [route] = routes
      .filter((file) => matches(segmentsOf(file), names))
      .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
    if (!route) throw new PageError('no route file in app/ matches this page');
    // A parallel route (`@slot`) renders together with the page, like a layout.
    const around = wrappers.filter((file) => route.startsWith(file.replace(/(?:@.*|\w+\.\w+)$/u, '')));
    const seen = new Set<string>();
    return [route, ...around].flatMap((file) => clientComponentsFrom(`app/${file}`, metafile.inputs, seen));
  };
}
