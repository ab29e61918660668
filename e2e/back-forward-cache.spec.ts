import { expect, test } from '@playwright/test';
import { chromiumOptions } from '@/e2e/support/browsers';
import { last, openCarousel } from '@/e2e/support/carousel';

// Of Chromium, only the whole browser has a back/forward cache, and Playwright turns it off by default.
test.use({
  launchOptions: [
    ({ browserName }, provide) =>
      provide(
        browserName === 'chromium'
          ? { ...chromiumOptions('whole'), ignoreDefaultArgs: ['--disable-back-forward-cache'] }
          : {},
      ),
    { scope: 'worker' },
  ],
});

test('a carousel goes on after a return from the back/forward cache', async ({ page, browserName }) => {
  await page.addInitScript(() => {
    // Loses messages of a page that enters the cache, as Firefox does. The mouse's move makes React send one.
    const { postMessage } = MessagePort.prototype;
    addEventListener('pagehide', () => {
      MessagePort.prototype.postMessage = () => {};
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
      document.querySelector('article')?.dispatchEvent(move);
    });
    addEventListener('pageshow', ({ persisted }) => {
      MessagePort.prototype.postMessage = postMessage;
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const carousel = await openCarousel(page);
  await page.goto('/');
  await page.goBack({ waitUntil: 'commit' });
  // Playwright's Firefox and WebKit keep no pages.
  if (browserName === 'chromium')
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await carousel.dot(last).click();
  await carousel.expectShown(last);
});
