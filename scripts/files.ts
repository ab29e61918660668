import { existsSync } from 'node:fs';
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

export async function exportedPages(): Promise<{ file: string; path: string }[]> {
  const isPage = (file: string) => /^(?!_not-found[./]).*\.html$/u.test(file) && !isPublic(file);
  const files = (await filesBelow('out')).filter(isPage);
  return files.map((file) => ({ file, path: addressOf(file) }));
}
