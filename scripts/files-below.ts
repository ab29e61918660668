import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Lists every file below a folder, as a path relative to it with forward slashes, in alphabetical order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const paths = await readdir(folder, { recursive: true });
  const areFiles = await Promise.all(paths.map(async (path) => (await stat(join(folder, path))).isFile()));
  return paths
    .filter((_, index) => areFiles[index])
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
}
