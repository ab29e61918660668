import { readFileSync } from 'node:fs';
import { build, type Metafile, type Plugin } from 'esbuild';
import { PageError } from '@/scripts/export/page-error';
import { filesBelow } from '@/scripts/files-below';

/** `'use client'` before any code: https://react.dev/reference/rsc/use-client. Packages may put `'use strict'` first. */
const clientDirective =
  /^(?:\s|\/\/.*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|(['"])use strict\1;?)*(['"])use client\2/u;

const code = /\.(?:[cm]?[jt]sx?|json)$/u;

/** Takes whatever a page imports besides code, such as a style sheet or a film, for an empty file. */
const codeAlone: Plugin = {
  name: 'code alone',
  setup: ({ onLoad }) =>
    onLoad({ filter: /./ }, ({ path }) => (code.test(path) ? undefined : { contents: '', loader: 'empty' })),
};

/** The folders of a route file that are segments of its address: groups `(x)` are none. */
const segmentsOf = (file: string) =>
  file
    .replace(/^not-found\./u, '404/')
    .replaceAll(/\([^/]*\//gu, '')
    .split('/')
    .slice(0, -1);

/** https://nextjs.org/docs/app/api-reference/file-conventions/dynamic-routes */
function matches([segment, ...rest]: string[], [name, ...names]: string[]): boolean {
  if (segment === undefined) return name === undefined;
  if (segment.startsWith('[[')) return true;
  if (name === undefined) return false;
  if (segment.startsWith('[...')) return true;
  return (segment.startsWith('[') || segment === name) && matches(rest, names);
}

/** Sorts a route behind a more static one: the length of `[`, `[...` or `[[...` for each segment, such as `01`. */
const rankOf = (file: string) =>
  segmentsOf(file)
    .map((segment) => /^\[*\.*/u.exec(segment)?.[0].length)
    .join('');

/** The client components that a file imports, directly or not. What those import is part of them. */
function reachedFrom(file: string, inputs: Metafile['inputs'], seen: Set<string>): string[] {
  if (seen.has(file) || !inputs[file] || !code.test(file)) return [];
  seen.add(file);
  if (clientDirective.test(readFileSync(file, 'utf8'))) return [file];
  return inputs[file].imports.flatMap(({ path }) => reachedFrom(path, inputs, seen));
}

/**
 * Reads `app/` for the client components of each page, by following the imports of its route and layouts. `error.tsx`
 * and `global-error.tsx` do not count: a page without script cannot fail in the browser.
 *
 * @returns a function from a page, by its path below `out/`, to the files of its client components, relative to the
 * project's root; it throws a PageError when no route file makes the page
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
    plugins: [codeAlone],
  });
  return (page) => {
    const names = segmentsOf(page.replace(/^index\.html$/u, '').replace(/\.html$/u, '/'));
    const [route] = routes
      .filter((file) => matches(segmentsOf(file), names))
      .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
    if (!route) throw new PageError('no route file in app/ makes this page');
    // What fills a slot `@x` shows together with the page.
    const around = wrappers.filter((file) => route.startsWith(file.replace(/(?:@.*|\w+\.\w+)$/u, '')));
    const seen = new Set<string>();
    return [route, ...around].flatMap((file) => reachedFrom(`app/${file}`, metafile.inputs, seen));
  };
}
