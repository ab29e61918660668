import { expect, test, type Page } from '@playwright/test';
import { motionControl } from '@/content/browser-words';
import { workPage } from '@/content/pages';
import { chromiumOptions } from '@/e2e/support/browsers';
import { Carousel, last, noCarousel } from '@/e2e/support/carousel';
import { expectControl, motionControlOf, open, skipUnlessLean } from '@/e2e/support/page';

// Of Chromium, only the whole browser has a back/forward cache, and Playwright turns it off by default.
const options = { ...chromiumOptions('whole'), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
test.use({
  launchOptions: [
    ({ browserName }, provide) => provide(browserName === 'chromium' ? options : {}),
    { scope: 'worker' },
  ],
});

test.skip(noCarousel, 'no project has three pictures');

async function leaveAndReturn(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const html = page.locator('html');
  await html.evaluate(({ dataset }) => (dataset['kept'] = ''));
  await page.goto('/');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  // Playwright's Firefox and WebKit keep no pages.
  if (test.info().project.name === 'chromium') await expect(html).toHaveAttribute('data-kept');
}

test('a carousel goes on after a return from the cache', async ({ page, request }) => {
  await skipUnlessLean({ request });
  await page.addInitScript(() => {
    // Loses messages of a page that enters the cache, as Firefox does. The mouse's move makes React send one.
    const { postMessage } = MessagePort.prototype;
    addEventListener('pagehide', () => {
      MessagePort.prototype.postMessage = () => {};
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
      document.querySelector('article')?.dispatchEvent(move);
    });
    addEventListener('pageshow', () => Object.assign(MessagePort.prototype, { postMessage }));
  });
  const carousel = await Carousel.open(page);
  await carousel.card.hover();
  await expect(carousel.frame).toHaveAttribute('data-still', 'attended');
  await leaveAndReturn(page, () => page.mouse.move(0, 0));
  // Chromium may still believe the mouse to be on the card.
  await page.mouse.move(1, 1);
  await expect(carousel.frame).not.toHaveAttribute('data-still');
  await carousel.dot(last).click();
  await carousel.expectShown(last);
});

test('the motion control follows other tabs, also from the cache', async ({ page, context }) => {
  const tab = await context.newPage();
  // In other browsers, a page hears of no change that it missed in the cache.
  await page.addInitScript(() => {
    let isLeft = false;
    addEventListener('pagehide', () => (isLeft = true));
    addEventListener('storage', (event) => isLeft && event.stopImmediatePropagation());
  });
  await open(page, workPage.path);
  await motionControlOf(page).click();
  await open(tab, workPage.path);
  await expectControl(tab, motionControl.play);
  await motionControlOf(tab).click();
  await expectControl(page, motionControl.pause);
  await leaveAndReturn(page, async () => {
    await motionControlOf(tab).click();
    // Chromium's processes hear of a change one after the other.
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
  });
  await expectControl(page, motionControl.play);
});
