import { expect, test } from '@playwright/test';
import { chromiumOptions } from '@/e2e/support/browsers';
import { openCard } from '@/e2e/support/carousel';

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
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const { shownSlide } = await openCard(page);
  await page.goto('/');
  await page.goBack({ waitUntil: 'commit' });
  // Playwright's Firefox and WebKit keep no pages.
  if (browserName === 'chromium')
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const shown = (await shownSlide.getAttribute('aria-label')) ?? '';
  await expect(shownSlide).not.toHaveAccessibleName(shown);
});
