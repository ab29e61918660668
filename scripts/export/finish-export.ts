import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { leftovers } from '@/scripts/export/leftovers';
import { unreached } from '@/scripts/export/unreached';
import { filesBelow } from '@/scripts/files-below';

/** Runs after `next build`: takes out of `out/` what no page of this site asks for. */

const folder = 'out';

async function remove(files: readonly string[]): Promise<void> {
  await Promise.all(files.map((file) => rm(join(folder, file))));
  const folders = new Set(files.filter((file) => file.includes('/')).map((file) => join(folder, file, '..')));
  for (const path of folders) {
    if ((await filesBelow(path)).length === 0) await rm(path, { recursive: true });
  }
}

const exported = await filesBelow(folder);
await remove(leftovers(exported));
const readable = (await filesBelow(folder)).filter((file) => /\.(?:html|js|css)$/u.test(file));
const texts = await Promise.all(
  readable.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
);
await remove(unreached(new Map(texts)));
const remaining = await filesBelow(folder);
console.log(`export: ${remaining.length} files, of ${exported.length} that Next.js wrote`);
