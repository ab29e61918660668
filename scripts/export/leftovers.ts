import { rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ExportedPage } from '@/scripts/export/exported-pages';
import { filesBelow } from '@/scripts/files';

/**
 * Deletes what only Next.js's own navigation reads: the payloads (`work.txt`, `work/__next.*.txt`) and manifests. Also deletes
 * `_not-found.html`, a copy of `404.html` that hosts would serve with the status 200.
 */
export async function deleteLeftovers(pages: readonly ExportedPage[]): Promise<void> {
  const payloads = pages.map(({ file }) => file.replace(/html$/u, 'txt'));
  const leftovers = (await filesBelow('out')).filter(
    (file) =>
      /^_not-found\.|^_next\/static\/export\/|(?:^|\/)__next\..*\.txt$/u.test(file) ||
      payloads.includes(file),
  );
  await Promise.all(leftovers.map((file) => rm(`out/${file}`)));
  // Some hosts would answer `/work` with an empty folder. `rmdir` refuses folders that are not empty.
  for (const folder of new Set(leftovers.map(dirname))) await rmdir(`out/${folder}`).catch(() => {});
}
