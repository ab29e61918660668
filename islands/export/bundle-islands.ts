import '@/scripts/environment';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, formatMessages, type Plugin } from 'esbuild';

const wayOut =
  'Do without it, or take its component out of islands/registry.ts and show it without <Island>: Next.js then starts its page';

const nextOnly: Plugin = {
  name: 'next-only',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^next\/|\.css$|\/islands\/Island$/ }, ({ path }) => ({
      errors: [{ text: `An island cannot use ${path}` }],
    })),
};

/** Hides `"type": "module"` from esbuild: with it, a default import from CommonJS would be all `exports`, unlike in Next.js. */
const defaultImports: Plugin = {
  name: 'default-imports',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^(?:@|\.\.?)\// }, async ({ path, pluginData, ...rest }) => {
      // Marks what this plugin itself resolves.
      if (pluginData || rest.importer.includes('node_modules')) return undefined;
      const { path: found, errors } = await bundler.resolve(path, { ...rest, pluginData: true });
      return { path: found, errors };
    }),
};

/** As Next.js replaces them. */
const variables = Object.entries({ ...process.env, NODE_ENV: 'production' })
  .filter(([name]) => /^(?:NODE_ENV$|NEXT_PUBLIC_)/u.test(name))
  .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);

/** @throws if browsers could not run an island */
export async function bundleIslands(entry = 'islands/hydrate.tsx') {
  const { outputFiles, metafile, warnings } = await build({
    entryPoints: [entry],
    plugins: [nextOnly, defaultImports],
    define: { global: 'globalThis', 'process.env': '{}', ...Object.fromEntries(variables) },
    outdir: 'out',
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    jsx: 'automatic',
    format: 'iife',
    globalName: 'islandsFile',
    target: browserslistToEsbuild(),
    // V8 then compiles all functions while the file loads (explicit compile hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    footer: { js: '// Licences: /licenses.txt' },
    legalComments: 'none',
    logLevel: 'silent',
  }).catch((error: Error) => {
    throw new Error(`${error.message}\n${wayOut}`);
  });
  if (warnings.length > 0)
    throw new Error(String(await formatMessages(warnings, { kind: 'warning' })) + wayOut);
  const folders = Object.keys(metafile.inputs).map(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0],
  );
  return {
    code: outputFiles[0]!.contents,
    packages: [...new Set(folders)].filter((folder) => folder !== undefined).toSorted(),
  };
}
