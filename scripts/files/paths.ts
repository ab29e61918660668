import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Lists every file below a folder, as a path relative to it with forward slashes, in alphabetical order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name));
  return files.map((file) => relative(folder, file).replaceAll(sep, '/')).toSorted();
}

/**
 * Whether a file of `out/` is a copy of one that the owner keeps in `public/`, such as a search engine's proof of ownership.
 * It is served as it is. `npm run assets` makes the other files there. Where Next.js writes a page over a copy, the page counts.
 */
export const isOwnersFile = (file: string) =>
  !/^(?:logos|pictures)\/|^icon-\d+\.png$/u.test(file) &&
  existsSync(`public/${file}`) &&
  readFileSync(`public/${file}`).equals(readFileSync(`out/${file}`));

/** The path at which hosts serve a page, such as `/work`, from the path of its file below `out/`. */
export const pathOf = (file: string) => `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`;
