import '@/scripts/environment';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type BuildFailure, type BuildOptions, type Plugin } from 'esbuild';
import packageJson from '@/package.json' with { type: 'json' };
import { refuseError, refuseImport, refuseNode, refuseWarning } from '@/scripts/export/island-limits';

/** Tells V8 to compile all functions while the file loads (explicit compile hints), not in the task that calls them. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Has esbuild resolve this site's modules, but returns their paths alone, without the `"type": "module"` of `package.json`.
 * With that type, a default import from a CommonJS package would be all of `exports`, as in Node.js. In Next.js, it is
 * `exports.default`.
 */
const defaultImports: Plugin = {
  name: 'default-imports',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^(?:@|\.\.?)\// }, async ({ path, pluginData, ...rest }) => {
      // `pluginData` marks what this plugin itself resolves.
      if (pluginData || rest.importer.includes('node_modules')) return undefined;
      const { path: found, errors } = await bundler.resolve(path, { ...rest, pluginData: true });
      return { path: found, errors };
    }),
};

/** What every bundle has in common. As in Next.js, islands know only the public variables of the environment. */
function options(mode: 'production' | 'development') {
  const isPublic = ([name]: [string, unknown]) => name.startsWith('NEXT_PUBLIC_');
  const variables = [['NODE_ENV', mode] as const, ...Object.entries(process.env).filter(isPublic)];
  const define = variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  return {
    bundle: true,
    plugins: [defaultImports],
    jsx: 'automatic',
    define: { global: 'globalThis', 'process.env': '{}', ...Object.fromEntries(define) },
    // `licenses.txt` has them.
    legalComments: 'none',
  } satisfies BuildOptions;
}

/** Imports a module that is bundled with the React and the variables that browsers get. */
export async function importBundled(entry: string): Promise<unknown> {
  const outfile = resolve('.next/bundled.cjs');
  await build({ ...options('production'), entryPoints: [entry], outfile, platform: 'node' });
  return import(pathToFileURL(outfile).href);
}

/**
 * Bundles the script that starts the islands. Only tests pass another `mode` or `entry`.
 *
 * @returns its code, and the folders of the packages that it contains
 * @throws if browsers could not run it as Next.js would
 */
export async function bundleIslands(
  mode: 'production' | 'development' = 'production',
  entry = 'components/islands/hydrate.tsx',
) {
  const { outputFiles, metafile, warnings } = await build({
    ...options(mode),
    entryPoints: [entry],
    outdir: 'out',
    write: false,
    metafile: true,
    logLevel: 'silent',
    // Otherwise esbuild gives no warning in packages.
    logOverride: { 'empty-import-meta': 'warning' },
    minify: mode === 'production',
    format: 'iife',
    globalName: 'islandsFile',
    target: packageJson.browserslist.map((browser) => browser.replace(' ', '')),
    banner: { js: compileHint },
    footer: { js: '// Licences: /licenses.txt' },
  }).catch(({ errors }: BuildFailure) => refuseError(errors[0]!));
  for (const warning of warnings) refuseWarning(warning);
  for (const [file, { imports }] of Object.entries(metafile.inputs)) {
    for (const { path } of imports) refuseImport(file, path);
    refuseNode(file);
  }
  const folders = Object.keys(metafile.inputs).map(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0],
  );
  return {
    code: outputFiles[0]!.contents,
    packages: [...new Set(folders)].filter((folder) => folder !== undefined).toSorted(),
  };
}
