import { expect, test, type Page } from '@playwright/test';
import { chromiumOptions } from '@/e2e/support/browsers';
import { lacksCarousel, last, openCarousel } from '@/e2e/support/carousel';
import { motionControlOf, open, pauseMotion, playMotion, skipUnlessLean } from '@/e2e/support/page';

// Of Chromium, only the whole browser has a back/forward cache, and Playwright turns it off by default.
const options = { ...chromiumOptions('whole'), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
test.use({
  launchOptions: [
    ({ browserName }, provide) => provide(browserName === 'chromium' ? options : {}),
    { scope: 'worker' },
  ],
});

test.skip(lacksCarousel, 'no project has three pictures');

test('a carousel goes on after a return from the cache', async ({ page, request, browserName }) => {
  await skipUnlessLean({ request });
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
  await carousel.card.hover();
  await expect(carousel.frame).toHaveAttribute('data-still', 'hovered');
  await page.goto('/');
  await page.mouse.move(0, 0);
  await page.goBack({ waitUntil: 'commit' });
  // Chromium may still believe the mouse to be on the card.
  await page.mouse.move(1, 1);
  // Playwright's Firefox and WebKit keep no pages.
  if (browserName === 'chromium')
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(carousel.frame).not.toHaveAttribute('data-still');
  await carousel.dot(last).click();
  await carousel.expectShown(last);
});

test('the motion control follows other tabs, also from the cache', async ({ page, context }) => {
  const tab = await context.newPage();
  const expectControl = (one: Page, name: string) => expect(motionControlOf(one)).toHaveAccessibleName(name);
  await open(page, '/work');
  await motionControlOf(page).click();
  await open(tab, '/work');
  await expectControl(tab, playMotion);
  await motionControlOf(tab).click();
  await expectControl(page, pauseMotion);
  await page.goto('/');
  await motionControlOf(tab).click();
  await page.goBack({ waitUntil: 'commit' });
  await expectControl(page, playMotion);
});
