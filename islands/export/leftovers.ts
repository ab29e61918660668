import { readdir, rm, rmdir } from 'node:fs/promises';
import { filesBelow, isPublic } from '@/scripts/files';

export async function deleteLeftovers(areLean: boolean): Promise<void> {
  const files = await filesBelow('out');
  const isPayload = (file: string) =>
    /(?:^|\/)__next\..*\.txt$/u.test(file) ||
    (file.endsWith('.txt') && files.includes(file.replace(/txt$/u, 'html')));
  const isCode = (file: string) => /^_next\/static\/(?:chunks\/|[^/]+\/_\w+Manifest\.js$)/u.test(file);
  // Hosts would serve `_not-found.html` with status 200.
  const isLeftOver = (file: string) =>
    /^_not-found[./]/u.test(file) || (areLean && (isPayload(file) || isCode(file)));
  for (const file of files) if (isLeftOver(file) && !isPublic(file)) await rm(`out/${file}`);
  // Some hosts would answer `/work` with an empty folder. `rmdir` refuses anything else.
  const entries = await readdir('out', { recursive: true });
  for (const path of entries.toSorted().toReversed()) await rmdir(`out/${path}`).catch(() => {});
}
