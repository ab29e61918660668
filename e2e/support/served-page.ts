import type { Page } from '@playwright/test';

/** Serves a page with its markup changed, under the policy that it was exported with. */
export async function serveChanged(
  page: Page,
  address: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
