import { expect, test } from '@playwright/test';
import { dotsOf } from '@/e2e/support/carousel';
import { backOps, captiveFi } from '@/e2e/support/specification';
import { cardOf } from '@/e2e/support/words';

test.describe('Where little of the page is seen', () => {
  // The last card begins more than two windows below the first one's end.
  test.use({ viewport: { width: 412, height: 300 } });

  test('a card far below stays as it was exported, and comes to life as it comes near', async ({ page }) => {
    await page.goto('/work');
    await expect(dotsOf(cardOf(page, backOps.title)).all).toHaveCount(backOps.pictures);
    const far = cardOf(page, captiveFi.title);
    await expect(dotsOf(far).all).toHaveCount(0);
    await far.scrollIntoViewIfNeeded();
    await expect(dotsOf(far).all).toHaveCount(captiveFi.pictures);
  });
});

test('nothing in the window moves when script comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { sources = [] } = entry as PerformanceEntry & { sources?: { node?: Node }[] };
        shifts.push(...sources.map(({ node }) => (node instanceof Element ? node.outerHTML : String(node))));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/work');
  await expect(dotsOf(cardOf(page, backOps.title)).all).toHaveCount(backOps.pictures);
  // A shift is told with the frame after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});
