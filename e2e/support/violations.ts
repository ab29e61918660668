import type { Page } from '@playwright/test';

const mark = 'policy violation:';

/**
 * Keeps account of everything that a page's policy refuses, from its first byte on and over all that it leads to:
 * each directive, with what it has refused. The browser tells of that in a task of its own. Comes before `goto`.
 */
export async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith(mark)) violations.push(message.text().slice(mark.length + 1));
  });
  await page.addInitScript((beginning) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.info(`${beginning} ${effectiveDirective} ${blockedURI}`);
    });
  }, mark);
  return violations;
}
