import type { Page } from '@playwright/test';

const policyTag = /<meta http-equiv="Content-Security-Policy"[^>]*>/u;

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

/** Serves a page with its markup changed and without its policy, which would refuse the changed scripts. */
export async function serveRewritten(
  page: Page,
  address: string,
  change: (html: string) => string,
): Promise<void> {
  await serveChanged(page, address, (html) => change(html.replace(policyTag, '')));
}
