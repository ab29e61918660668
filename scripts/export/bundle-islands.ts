import '@/scripts/environment';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { build, type BuildFailure, type BuildOptions, type Message, type Plugin } from 'esbuild';

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

const nextOnly: Plugin = {
  name: 'next-only',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^next\/|\.css$|\/islands\/Island$/ }, ({ path }) => ({
      errors: [{ text: `${path} needs Next.js` }],
    })),
};

function options() {
  const isPublic = ([name]: [string, unknown]) => name.startsWith('NEXT_PUBLIC_');
  const variables = [['NODE_ENV', 'production'] as const, ...Object.entries(process.env).filter(isPublic)];
  const define = variables.map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]);
  return {
    bundle: true,
    plugins: [nextOnly, defaultImports],
    jsx: 'automatic',
    define: { global: 'globalThis', 'process.env': '{}', ...Object.fromEntries(define) },
    logLevel: 'silent',
    legalComments: 'none',
  } satisfies BuildOptions;
}

export async function importBundled(entry: string): Promise<unknown> {
  const outfile = resolve('.next/bundled.cjs');
  await build({ ...options(), entryPoints: [entry], outfile, platform: 'node' });
  return import(pathToFileURL(outfile).href);
}

function refuse({ location, text }: Message): never {
  throw new Error(
    `${location?.file}:${location?.line}: an island cannot be bundled with this: ${text}. Do without it, or take the component out of components/islands/index.ts and show it without <Island>: Next.js starts its page`,
  );
}

/** Throws if browsers could not run an island. */
export async function bundleIslands(entry = 'components/islands/hydrate.tsx') {
  const { outputFiles, metafile, warnings } = await build({
    ...options(),
    entryPoints: [entry],
    outdir: 'out',
    write: false,
    metafile: true,
    minify: true,
    format: 'iife',
    globalName: 'islandsFile',
    target: browserslistToEsbuild(),
    // V8 then compiles all functions while the file loads (explicit compile hints).
    banner: { js: '//# allFunctionsCalledOnLoad' },
    footer: { js: '// Licences: /licenses.txt' },
  }).catch((error: BuildFailure) => {
    throw error.errors?.[0] ? refuse(error.errors[0]) : error;
  });
  if (warnings[0]) refuse(warnings[0]);
  const folders = Object.keys(metafile.inputs).map(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(file)?.[0],
  );
  return {
    code: outputFiles[0]!.contents,
    packages: [...new Set(folders)].filter((folder) => folder !== undefined).toSorted(),
  };
}
