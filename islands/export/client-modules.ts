import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

declare global {
  var __RSC_MANIFEST: Record<string, { clientModules: object }>;
}

const readJson = async (file: string) => JSON.parse(await readFile(`.next/${file}`, 'utf8'));

async function modulesOf(entry: string): Promise<string[]> {
  await import(pathToFileURL(resolve(`.next/server/app${entry}_client-reference-manifest.js`)).href);
  const keys = Object.keys(globalThis.__RSC_MANIFEST[entry]!.clientModules);
  return keys.map((key) => key.replace(/^\[project\]\/| <module evaluation>$/gu, ''));
}

/** Paths of the client modules that a page imports. @throws if Next.js's manifests don't say */
export async function clientModulesOf(path: string): Promise<string[]> {
  const { routes } = await readJson('prerender-manifest.json');
  const { srcRoute } = routes[path === '/404' ? '/_not-found' : path];
  const routeOfEntry: Record<string, string> = await readJson('app-path-routes-manifest.json');
  // A route with parallel slots has several.
  const entries = Object.keys(routeOfEntry).filter((entry) => routeOfEntry[entry] === srcRoute);
  return (await Promise.all(entries.map(modulesOf))).flat();
}
