import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import nextEnvironment from '@next/env';
import {
  build,
  transformSync,
  type BuildFailure,
  type BuildOptions,
  type Loader,
  type Message,
  type Plugin,
} from 'esbuild';
import packages from '@/package.json' with { type: 'json' };

/** Tells V8 to compile all functions while the file loads (explicit compile hints). Otherwise a long task would do so. */
const compileHint = '//# allFunctionsCalledOnLoad';

/**
 * Imports the default export of CommonJS packages as Next.js does. For own modules, whose `package.json` has
 * `"type": "module"`, esbuild would follow Node.js, and import an object instead. It does not if a plugin resolves them.
 */
const defaultImports: Plugin = {
  name: 'default-imports',
  setup: (bundler) =>
    bundler.onResolve({ filter: /^(?:@|\.\.?)\// }, async ({ path, pluginData, ...rest }) => {
      if (pluginData || rest.importer.includes('node_modules')) return undefined;
      const { path: found, errors } = await bundler.resolve(path, { ...rest, pluginData: true });
      return { path: found, errors };
    }),
};

/** What every bundle has in common. As in Next.js, islands know only the public variables of the environment. */
function options(mode: 'production' | 'development') {
  nextEnvironment.loadEnvConfig(process.cwd());
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

/** Imports a module from a bundle in which islands are what browsers get. */
export async function importBundled(entry: string): Promise<unknown> {
  const outfile = resolve('.next/bundled.cjs');
  await build({ ...options('production'), entryPoints: [entry], outfile, platform: 'node' });
  return import(pathToFileURL(outfile).href);
}

const isOfPackage = (file: string) => file.includes('node_modules/');

function refuseMessage({ location, text }: Message): never {
  throw new Error(
    `${location?.file}:${location?.line}: an island cannot do this in browsers: ${text}. Put a file or worker into public/, and use its path; what needs Node.js, do in a page, and pass the result as a prop`,
  );
}

function refuseWarning(warning: Message): void {
  const { file = '', lineText = '' } = warning.location ?? {};
  // Packages may look for `import.meta.env`, and do without.
  if (!isOfPackage(file) || lineText.includes('import.meta.url')) refuseMessage(warning);
}

function refuseImport(file: string, path: string): void {
  if (path.endsWith('.css'))
    throw new Error(
      `${file}: an island cannot use the style sheet ${path}, whose classes would have other names in its script; use those of Tailwind`,
    );
  const isNext = (module: string) => /node_modules\/next\/|components\/islands\/Island\.tsx$/u.test(module);
  if (isNext(path) && !isNext(file))
    throw new Error(
      `${file}: an island cannot use ${path}, because browsers get no script of Next.js; use what React and browsers have (\`lazy\`, <a>, <img>, <script>, \`location\`), pass what a page knows as a prop, and show another island's component by itself`,
    );
}

/** Refuses what `npm run dev` lends to own modules of islands, but no browser has. Packages look before they use it. */
function refuseNode(file: string): void {
  if (isOfPackage(file) || !/\.[jt]sx?$/u.test(file)) return;
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    loader: extname(file).slice(1) as Loader,
    // Names that scopes of the module define are not replaced.
    define: { Buffer: 'nodeOnly', process: 'nodeOnly', 'process.env': '{}' },
  });
  if (/\bnodeOnly\b/u.test(code))
    throw new Error(
      `${file}: browsers have no \`Buffer\`, and of \`process\` only the public variables in \`process.env\`; use them in a page, and pass the result as a prop`,
    );
}

/**
 * Bundles the script that starts the islands.
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
    logOverride: { 'empty-import-meta': 'warning' },
    minify: mode === 'production',
    format: 'iife',
    globalName: 'islandsFile',
    target: packages.browserslist.map((browser) => browser.replace(' ', '')),
    banner: { js: compileHint },
    footer: { js: '// Licences: /licenses.txt' },
  }).catch(({ errors }: BuildFailure) => refuseMessage(errors[0]!));
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
