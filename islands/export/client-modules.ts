import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as unknown;

/** Runs a manifest of Next.js, which is a script. */
async function modulesOf(entry: string): Promise<string[]> {
  await import(pathToFileURL(resolve(`.next/server/app${entry}_client-reference-manifest.js`)).href);
  const manifests = (globalThis as Record<string, unknown>)['__RSC_MANIFEST'];
  const { clientModules } = (manifests as Record<string, { clientModules: object }>)[entry]!;
  return Object.keys(clientModules).map((key) => key.replace(/^\[project\]\/| <module evaluation>$/gu, ''));
}

/** Paths of the client modules that a page imports. @throws if Next.js's manifests don't say */
export async function clientModulesOf(path: string): Promise<string[]> {
  const { routes } = (await readJson('.next/prerender-manifest.json')) as {
    routes: Record<string, { srcRoute: string }>;
  };
  const routeOfEntry = (await readJson('.next/app-path-routes-manifest.json')) as Record<string, string>;
  const { srcRoute } = routes[path === '/404' ? '/_not-found' : path]!;
  // A route with parallel slots has several.
  const entries = Object.keys(routeOfEntry).filter((entry) => routeOfEntry[entry] === srcRoute);
  return (await Promise.all(entries.map(modulesOf))).flat();
}
