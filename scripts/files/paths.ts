import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists every file below a folder, as a path relative to it with forward slashes, in alphabetical order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/')).toSorted();
}

/** The path at which hosts serve a page, such as `/work`, from the path of its file below `out/`. */
export const pathOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`;
