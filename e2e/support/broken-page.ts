import type { Page } from '@playwright/test';
import { serveRewritten } from '@/e2e/support/served-page';
import { viewWork } from '@/e2e/support/specification';

/**
 * Serves a page with one place of its payload changed, so that what React builds from it is broken: the product
 * holds no hook for that, and needs none.
 *
 * @param before must be in the payload; the first place that holds it is changed
 */
async function breakPayload(page: Page, address: string, before: string, after: string): Promise<void> {
  // In the page the payload is a string within a script: its quotes are escaped.
  const escaped = (text: string) => text.replaceAll('"', '\\"');
  await serveRewritten(page, address, (html) => {
    if (!html.includes(escaped(before))) throw new Error(`${address} holds no ${before}`);
    return html.replace(escaped(before), () => escaped(after));
  });
}

/** Breaks a card of the work page: `pictures` becomes null, and the list of its pictures another property. */
export async function breakCard(page: Page): Promise<void> {
  await breakPayload(page, '/work', '"pictures":[', '"pictures":null,"unused":[');
}

/** Breaks the layout of the work page: an action of its header gets an object for a child. */
export async function breakLayout(page: Page): Promise<void> {
  await breakPayload(page, '/work', `"children":"${viewWork}"`, '"children":{"broken":true}');
}
