import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Sorted paths relative to the folder, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/')).toSorted();
}

export const isPublic = (file: string) => existsSync(`public/${file}`);

/** The path at which hosts serve a file of `out/`. */
export const addressOf = (file: string) => `/${file}`.replace(/(?:\/index)?\.html$/u, '') || '/';

/** The pages in `out/`. Not the HTML of route handlers. */
export async function exportedPages(): Promise<{ file: string; path: string }[]> {
  const { routes } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'));
  const isPage = (file: string) => !isPublic(file) && routes[`/${file}`]?.routeType !== 'route';
  const files = (await filesBelow('out')).filter(
    (file) => /^(?!_not-found[./]).*\.html$/u.test(file) && isPage(file),
  );
  return files.map((file) => ({ file, path: addressOf(file) }));
}
