import { readdirSync } from 'node:fs';
import { sep } from 'node:path';
import { test } from '@playwright/test';
import { leftOut, type Check } from '@/e2e/expectations';

/** Every exported page: its file below `out/`, and an address that shows it. A new page is tested without being listed. */
export const sitePages = readdirSync('out', { recursive: true })
  .map((path) => String(path).replaceAll(sep, '/'))
  .filter((path) => path.endsWith('.html'))
  .toSorted()
  .map((file) => ({
    file,
    // No address leads to the 404 page; any unknown one shows it.
    address: file === '404.html' ? '/nowhere' : `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`,
  }));

/** Skips a test of a page that leaves out its check. */
export function skipWhereLeftOut(address: string, check: Check): void {
  const reason = leftOut[address]?.[check];
  test.skip(reason !== undefined, reason);
}
