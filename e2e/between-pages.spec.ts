import { setTimeout as wait } from 'node:timers/promises';
import { chromium, expect, test } from '@playwright/test';
import { UnwatchedChromium } from '@/e2e/support/unwatched-chromium';
import { launchOptionsOf } from '@/scripts/browsers';

test.skip(({ browserName }) => browserName !== 'chromium', 'Others do not yet do this between pages');

test('the work page is there, prerendered, when a visitor who has pointed at its link clicks it', async ({
  baseURL,
}) => {
  const browser = await UnwatchedChromium.start();
  try {
    await browser.goTo(`${baseURL}/`);
    const place = () =>
      browser.evaluate(
        `(() => { const link = document.querySelector('main a[href="/work"]'); if (!link || document.readyState !== 'complete') return null; const { x, y, width, height } = link.getBoundingClientRect(); return [x + width / 2, y + height / 2]; })()`,
      );
    await expect.poll(place).not.toBeNull();
    const [x = 0, y = 0] = (await place()) as number[];
    await browser.mouse(x, y, 'mouseMoved');
    // The browser itself counts how long a pointer rests, and may not be watched meanwhile.
    await wait(1500);
    await browser.mouse(x, y, 'mousePressed', 'mouseReleased');
    await expect.poll(() => browser.evaluate('location.pathname')).toBe('/work');
    const activationStart = await browser.evaluate(
      `performance.getEntriesByType('navigation')[0].activationStart`,
    );
    expect(activationStart).toBeGreaterThan(0);
  } finally {
    await browser.stop();
  }
});

test('both pages come back from the back/forward cache', async ({ baseURL }) => {
  const browser = await chromium.launch({
    ...launchOptionsOf('chromium'),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto('/');
    await page.goto('/work');
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await page.goForward({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/work');
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  } finally {
    await browser.close();
  }
});
