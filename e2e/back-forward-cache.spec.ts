import { expect, test, type Page } from '@playwright/test';
import { chromiumOptions } from '@/e2e/support/browsers';
import { last, openCard } from '@/e2e/support/carousel';
import { motionControlOf, playMotion } from '@/e2e/support/page';

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

test.skip(last < 3, 'No project in content/ has three pictures');

/** Expects that Back has brought the page from the cache. Playwright's Firefox and WebKit keep no pages. */
async function expectCached(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() === 'chromium')
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  }),
);

test('a carousel goes on after a return from the back/forward cache', async ({ page }) => {
  const { shownSlide } = await openCard(page);
  await page.goto('/');
  await page.goBack({ waitUntil: 'commit' });
  await expectCached(page);
  const shown = (await shownSlide.getAttribute('aria-label')) ?? '';
  await expect(shownSlide).not.toHaveAccessibleName(shown);
});

test('a page from the back/forward cache follows a Pause on another page', async ({ page, context }) => {
  const { frame } = await openCard(page);
  await page.goto('/');
  const tab = await context.newPage();
  await tab.goto('/work');
  await motionControlOf(tab).click();
  await expect(motionControlOf(tab)).toHaveAccessibleName(playMotion);
  await page.goBack({ waitUntil: 'commit' });
  await expectCached(page);
  await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
  await expect(frame).toHaveAttribute('data-still', 'paused');
});
