import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { sitePages } from '@/e2e/support/words';

for (const { name, address } of sitePages) {
  test(`the ${name} shows nothing in a frame of another site`, async ({ page, baseURL }) => {
    // A site of its own and no routed page: browsers keep made-up pages away from this machine's addresses.
    const framing = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(`<!doctype html><iframe src="${baseURL}${address}"></iframe>`);
    });
    await new Promise<void>((resolve) => {
      framing.listen(0, '127.0.0.1', resolve);
    });
    try {
      const answered = page.waitForResponse(`${baseURL}${address}`);
      await page.goto(`http://127.0.0.1:${(framing.address() as AddressInfo).port}/`);
      await answered;
      // The frame has had its `load` by now, and shows what the browser says in the page's place, if anything.
      await expect(page.frameLocator('iframe').locator('main, header')).toHaveCount(0);
    } finally {
      framing.close();
      framing.closeAllConnections();
    }
  });
}
