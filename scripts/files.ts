import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Sorted paths relative to the folder, with forward slashes. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/')).toSorted();
}

/** The pages in `out/` that Next.js made, with the paths at which hosts serve them. */
export async function exportedPages(): Promise<{ file: string; path: string }[]> {
  const isPage = (file: string) =>
    file.endsWith('.html') && file !== '_not-found.html' && !existsSync(`public/${file}`);
  const files = (await filesBelow('out')).filter(isPage);
  return files.map((file) => ({ file, path: `/${file}`.replace(/(?:\/index)?\.html$/u, '') || '/' }));
}
