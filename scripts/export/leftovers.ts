import { existsSync } from 'node:fs';
import { copyFile, readdir, rm, rmdir } from 'node:fs/promises';
import { filesBelow } from '@/scripts/files';

/**
 * Deletes what no page needs: `_not-found.html`, which hosts would serve with the status 200, macOS's `.DS_Store`, and, if all
 * pages are light, the payloads of Next.js's navigation and its files that no page names.
 *
 * @param pages the HTML of each page, by its file
 */
export async function deleteLeftovers(pages: ReadonlyMap<string, string>, areLight: boolean): Promise<void> {
  const payloads = [...pages.keys()].map((file) => file.replace(/html$/u, 'txt'));
  const text = [...pages.values()].join('').replaceAll('&amp;', '&');
  const isLeftover = (file: string) =>
    /^_not-found\.|(?:^|\/)\.DS_Store$/u.test(file) ||
    (areLight &&
      (/(?:^|\/)__next\..*\.txt$/u.test(file) ||
        payloads.includes(file) ||
        (/^_next\/.*\.(?:css|js)$/u.test(file) && !text.includes(`/${file}`))));
  for (const file of (await filesBelow('out')).filter(isLeftover)) {
    await rm(`out/${file}`);
    // Next.js writes the payload of `/security` over the owner's `security.txt`.
    if (existsSync(`public/${file}`)) await copyFile(`public/${file}`, `out/${file}`);
  }
  // Some hosts would answer `/work` with an empty folder. `rmdir` refuses files, and folders that are not empty.
  const entries = await readdir('out', { recursive: true });
  for (const path of entries.toSorted().toReversed()) await rmdir(`out/${path}`).catch(() => {});
}
