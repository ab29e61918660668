/**
 * Files of a Next.js export that this site never asks for. Its pages are joined by plain links, so nothing reads
 * the payloads of Next's own navigation (`work.txt`, `work/__next.….txt`), nor the manifests of its other router;
 * and `_not-found.html` is `404.html` once more, under an address that would answer 200.
 *
 * A folder `work/` beside `work.html` would besides make plain nginx and Apache answer 403 or 404 on `/work/`.
 *
 * @param files every file of the export, by its path below `out/`
 */
export function leftovers(files: readonly string[]): string[] {
  const pages = new Set(files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -5)));
  return files.filter((file) => {
    const name = file.split('/').at(-1) ?? '';
    if (file === '_not-found.html') return true;
    if (name.startsWith('__next.') && name.endsWith('.txt')) return true;
    if (file.endsWith('.txt') && pages.has(file.slice(0, -4))) return true;
    return /^_next\/static\/[^/]+\/_\w+Manifest\.js$/u.test(file);
  });
}
