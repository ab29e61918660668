import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists every file below a folder, as a path relative to it with forward slashes, in alphabetical order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/')).toSorted();
}

/** The pages in `out/`, each with the path at which hosts serve it. A page of `public/` is not one of them. */
export async function exportedPages(): Promise<{ file: string; path: string }[]> {
  const isPage = (file: string) =>
    file.endsWith('.html') && file !== '_not-found.html' && !existsSync(`public/${file}`);
  const files = (await filesBelow('out')).filter(isPage);
  return files.map((file) => ({ file, path: `/${file}`.replace(/(?:\/index)?\.html$/u, '') || '/' }));
}
