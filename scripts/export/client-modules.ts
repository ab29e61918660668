import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { build, type OnLoadResult, type PluginBuild } from 'esbuild';
import { filesBelow } from '@/scripts/files';

/** Files in which pages begin: https://nextjs.org/docs/app/api-reference/file-conventions */
const routeFile =
  /(?:^|\/)(?:page|layout|template|default|loading|(?:global-)?not-found)\.(?:[jt]sx?|mdx?)$/u;

/** The directive of a client module. Only comments and other directives may stand before it (https://react.dev). */
const directive = /^(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/|(["'])use [^"']*\1;?)*?(["'])use client\2/u;

const isModule = /\.(?:[cm]?[jt]sx?|mdx?)$/u;

/** Reads the imports of a page in MDX, which stand in blocks of their own, and adds `mdx-components`, as Next.js does. */
function readMarkdown(path: string): OnLoadResult {
  const blocks = readFileSync(path, 'utf8').split(/\n\s*\n/u);
  const imports = blocks.filter((block) => /^(?:import|export)\s/u.test(block));
  return { contents: ["import '@/mdx-components'", ...imports].join('\n'), loader: 'jsx' };
}

/**
 * Finds the client modules that pages use outside islands, so that no browser would start them.
 *
 * @param app the folder of the routes, another one in tests
 * @returns each with the module of this site that imports it or its package
 */
export async function findDeadModules(app = 'app'): Promise<{ module: string; user: string }[]> {
  const routes = (await filesBelow(app))
    .filter((file) => routeFile.test(file))
    .map((file) => `${app}/${file}`);
  const clients = new Set<string>();
  function setup(bundler: PluginBuild): void {
    bundler.onResolve({ filter: /./ }, async ({ path, pluginData, ...options }) => {
      if (pluginData) return undefined;
      const found = await bundler.resolve(path, { ...options, pluginData: true });
      // What only Next.js can resolve stays out, and so do styles and pictures, which import no module.
      return isModule.test(found.path) ? found : { path, external: true };
    });
    bundler.onLoad({ filter: /\.mdx?$/ }, ({ path }) => readMarkdown(path));
    bundler.onLoad({ filter: /./ }, ({ path }) => {
      if (!directive.test(readFileSync(path, 'utf8'))) return undefined;
      clients.add(path);
      return { contents: '', loader: 'empty' };
    });
  }
  const { metafile } = await build({
    entryPoints: routes,
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    loader: { '.js': 'jsx' },
    // As Next.js resolves what it renders on a server.
    conditions: ['react-server', 'module'],
    // Pages may use both, although they contain client modules. Next.js itself refuses their hooks in a page.
    external: ['next/navigation', 'next/dynamic'],
    plugins: [{ name: 'client-modules', setup }],
  });
  const seen = new Set<string>();
  const dead: { module: string; user: string }[] = [];
  /** Reports each user of a client module, but follows the imports of a module once. */
  function visit(module: string, user: string): void {
    if (user !== 'components/islands/index.ts' && clients.has(resolve(module))) dead.push({ module, user });
    if (seen.has(module)) return;
    seen.add(module);
    const importer = module.includes('node_modules/') ? user : module;
    for (const { path } of metafile.inputs[module]?.imports ?? []) visit(path, importer);
  }
  for (const route of routes) visit(route, 'Next.js');
  return dead;
}
