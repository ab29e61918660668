import type { Page } from '@playwright/test';
import { withPolicy } from '@/scripts/export/page-policy';

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

/** Serves a page with its markup changed, under the policy that it would have been exported with in that form. */
export async function serveRewritten(
  page: Page,
  address: string,
  change: (html: string) => string,
): Promise<void> {
  await serveChanged(page, address, (html) => {
    if (!policyTag.test(html)) throw new Error(`${address} holds no policy`);
    return withPolicy(change(html.replace(policyTag, '')));
  });
}
