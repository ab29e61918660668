import { expect, test } from '@playwright/test';
import { dotsOf } from '@/e2e/support/carousel';
import { waitForScript } from '@/e2e/support/motion';
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

test('nothing in the window moves when script comes to life', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Chromium alone tells of shifts');
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

test('no script is asked for twice, by the page and again by React', async ({ page }) => {
  await page.goto('/work');
  await waitForScript(page);
  await expect(dotsOf(cardOf(page, backOps.title)).all).toHaveCount(backOps.pictures);
  const addresses = await page
    .locator('script[src]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('src')));
  expect(addresses.length).toBeGreaterThan(1);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('where a browser shows no pictures, cards come to life without them', async ({
  playwright,
  browserName,
  launchOptions,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be started without pictures');
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.goto('/work');
    await expect(dotsOf(cardOf(page, backOps.title)).all).toHaveCount(backOps.pictures);
    await expect(page.getByRole('img').first()).toHaveJSProperty('complete', false);
  } finally {
    await browser.close();
  }
});
