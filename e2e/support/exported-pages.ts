import { existsSync, statSync } from 'node:fs';
import { test } from '@playwright/test';
import { skippedChecks, type Check } from '@/e2e/expectations';
import { filesBelow } from '@/scripts/files';

/** The 404 page has no address of its own. Any unknown address shows it. */
const addresses: Readonly<Record<string, string>> = { 'index.html': '/', '404.html': '/nowhere' };

/** Every exported page: its file in `out/`, and an address that shows it. New pages are found automatically. */
export const exportedPages = (await filesBelow('out'))
  .filter((file) => file.endsWith('.html') && !existsSync(`public/${file}`))
  .map((file) => ({ file, address: addresses[file] ?? `/${file.replace(/\.html$/u, '')}` }));

const fixed = ['/', '/work', '/nowhere'];
/** The addresses of the owner's own pages, by the size of their HTML. */
export const ownAddresses: readonly string[] = exportedPages
  .filter(({ address }) => !fixed.includes(address))
  .toSorted((one, other) => statSync(`out/${one.file}`).size - statSync(`out/${other.file}`).size)
  .map(({ address }) => address);

/** The landing page, the work page, the 404 page, and the shortest and the longest of the owner's own pages. */
export const sampledAddresses: ReadonlySet<string> = new Set([
  ...fixed,
  ...ownAddresses.slice(0, 1),
  ...ownAddresses.slice(-1),
]);

/** Skips a test if `skippedChecks` lists its check for the page. */
export function skipWhereLeftOut(address: string, check: Check): void {
  const reason = skippedChecks[address]?.[check];
  test.skip(reason !== undefined, reason);
}
