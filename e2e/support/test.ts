import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's `test`. On a deployed site it asks Vercel to leave its toolbar out, which is script of another host in
 * every page of a preview. Only that site is told: https://vercel.com/docs/vercel-toolbar/managing-toolbar
 */
export const test = base.extend<{ routes: void }>({
  routes: [
    async ({ context, baseURL }, use) => {
      if (process.env['PLAYWRIGHT_TEST_BASE_URL']) {
        await context.route(`${baseURL}/**`, async (route) => {
          const headers = { ...(await route.request().allHeaders()), 'x-vercel-skip-toolbar': '1' };
          await route.fallback({ headers });
        });
      }
      await use();
      // A request may still be on its way through a route.
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});
