import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { test } from '@playwright/test';
import { skippedChecks, type Check } from '@/e2e/expectations';

/** Every exported page: its file in `out/`, and an address that shows it. New pages are found automatically. */
export const sitePages = readdirSync('out', { recursive: true })
  .map((path) => String(path).replaceAll(sep, '/'))
  .filter((path) => path.endsWith('.html'))
  .toSorted()
  .map((file) => ({
    file,
    // The 404 page has no address of its own. Any unknown address shows it.
    address: file === '404.html' ? '/nowhere' : `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`,
  }));

/** Skips a test if `skippedChecks` lists its check for the page. */
export function skipWhereLeftOut(address: string, check: Check): void {
  const reason = skippedChecks[address]?.[check];
  test.skip(reason !== undefined, reason);
}
