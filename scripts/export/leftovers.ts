import { existsSync, readFileSync } from 'node:fs';
import { copyFile, readdir, rm, rmdir } from 'node:fs/promises';
import { filesBelow } from '@/scripts/files';

/**
 * Deletes what no finished page needs: payloads of Next.js's navigation (`work.txt`, `work/__next.*.txt`), files below
 * `_next/` that no page names, `_not-found.html`, which hosts would serve with the status 200, and macOS's `.DS_Store`.
 *
 * @param pages the HTML of each page, by its file
 */
export async function deleteLeftovers(pages: ReadonlyMap<string, string>): Promise<void> {
  const payloads = [...pages.keys()].map((file) => file.replace(/html$/u, 'txt'));
  const files = await filesBelow('out');
  // A manifest or a feed names files too.
  const texts = files.filter((file) => /\.(?:json|webmanifest|xml)$/u.test(file));
  const all = [...pages.values(), ...texts.map((file) => readFileSync(`out/${file}`, 'utf8'))].join('');
  const text = all.replaceAll('&amp;', '&');
  const leftovers = files.filter(
    (file) =>
      /^_not-found\.|(?:^|\/)(?:__next\..*\.txt|\.DS_Store)$/u.test(file) ||
      payloads.includes(file) ||
      (file.startsWith('_next/') && !text.includes(`/${file}`) && !text.includes(`/${encodeURI(file)}`)),
  );
  for (const file of leftovers) {
    await rm(`out/${file}`);
    // Next.js writes the payload of `/security` over the owner's `security.txt`.
    if (/\.txt$/u.test(file) && existsSync(`public/${file}`)) await copyFile(`public/${file}`, `out/${file}`);
  }
  // Some hosts would answer `/work` with an empty folder. `rmdir` refuses files, and folders that are not empty.
  const entries = await readdir('out', { recursive: true });
  for (const path of entries.toSorted().toReversed()) await rmdir(`out/${path}`).catch(() => {});
}
