import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leftovers } from '@/scripts/export/leftovers';

/** Runs after `next build`: takes out of `out/` what no page of this site asks for. */

const folder = 'out';
const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
const removed = leftovers(files);
await Promise.all(removed.map((file) => rm(join(folder, file))));
const folders = new Set(removed.filter((file) => file.includes('/')).map((file) => file.split('/')[0] ?? ''));
for (const name of folders) {
  const path = join(folder, name);
  const remaining = await readdir(path, { recursive: true, withFileTypes: true });
  if (existsSync(path) && remaining.every((entry) => entry.isDirectory()))
    await rm(path, { recursive: true });
}
console.log(
  `export: ${files.length - removed.length} files, ${removed.length} that no page asks for taken out`,
);
