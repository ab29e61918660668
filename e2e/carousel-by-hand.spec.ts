import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  advance,
  dotOf,
  expectShown,
  expectShownNow,
  frameOf,
  interceptPicture,
  last,
  longest,
  openCard,
  openCarousel,
  slideInterval,
} from '@/e2e/support/carousel';
import { waitForUpdates } from '@/e2e/support/page';

test.skip(last < 3, 'No project in content/ has three pictures');

test('the arrow keys go from dot to dot in a circle', async ({ page }) => {
  const carousel = await openCard(page);
  await dotOf(carousel.card, 2).click();
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowLeft', last],
    ['ArrowRight', 1],
    // Keys with a modifier are the browser's own.
    ['Control+ArrowLeft', 1],
    ['Shift+ArrowLeft', 1],
    ['Alt+ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dotOf(carousel.card, number)).toBeFocused();
    await expectShown(carousel, number);
  }
});

test('a screen reader announces slides only while the carousel stands still', async ({ page }) => {
  const { card } = await openCard(page);
  await expect(frameOf(card)).toHaveAttribute('aria-live', 'off');
  await dotOf(card, 2).click();
  await expect(frameOf(card)).toHaveAttribute('aria-live', 'polite');
});

test('each picture is requested only once', async ({ page }) => {
  const requests: string[] = [];
  // Forbids caching, because a private window of WebKit caches no pictures either.
  await page.route('**/pictures/**', async (route) => {
    // WebKit may request two widths of a picture, which count as one.
    requests.push(
      route
        .request()
        .url()
        .replace(/-\d+\.\w+$/u, ''),
    );
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  const carousel = await openCard(page);
  await dotOf(carousel.card, 1).focus();
  for (let step = 1; step <= last + 1; step += 1) {
    await page.keyboard.press('ArrowRight');
    await expectShown(carousel, (step % last) + 1);
  }
  expect(requests.length).toBeGreaterThanOrEqual(last);
  expect(new Set(requests).size).toBe(requests.length);
  // Requests for pictures of other cards may still be pending.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a click on a dot shows its picture, focuses the dot and pauses until the page is loaded again', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  const dot = dotOf(carousel.card, last);
  // Unlike a real click, this one does not focus the dot by itself, as in Safari.
  await dot.dispatchEvent('click');
  await expectShown(carousel, last);
  await expect(dot).toBeFocused();
  await advance(carousel, 3 * slideInterval);
  await expectShownNow(carousel, last);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2000);
  await expect(frameOf(carousel.card)).not.toHaveAttribute('data-still', /unstarted|paused/u);
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Playwright can move a finger only in Chromium');
  // The viewport is so low that even a page with a single project scrolls.
  test.use({ viewport: { width: 390, height: 500 }, isMobile: true, hasTouch: true });

  /** Simulates fingers on the screen. Each of `moments` lists where they are; after the last one they are lifted. */
  async function touch(page: Page, ...moments: { x: number; y: number; id?: number }[][]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    let count = 0;
    for (const touchPoints of moments) {
      const type = touchPoints.length > count ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
      count = touchPoints.length;
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await waitForUpdates(page);
  }

  /** Returns the centre of a card's picture, in px of the viewport. */
  async function centreOf(card: Locator): Promise<{ x: number; y: number }> {
    await frameOf(card).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await frameOf(card).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Swipes from the centre of a card's picture, in few steps because a long press would open the link's menu. */
  async function swipe(page: Page, card: Locator, deltaX: number, deltaY: number): Promise<void> {
    const { x, y } = await centreOf(card);
    await touch(page, ...[0, 0.5, 1].map((part) => [{ x: x + part * deltaX, y: y + part * deltaY }]));
  }

  test('each swipe steps once, also past a picture that is late', async ({ page }) => {
    await interceptPicture(page, longest.images[1]);
    const carousel = await openCard(page);
    for (const [deltaX, number] of [
      [-120, 3],
      [120, 1],
    ] as const) {
      await swipe(page, carousel.card, deltaX, 8);
      await swipe(page, carousel.card, deltaX, 8);
      await expectShown(carousel, number);
    }
    await expect(page).toHaveURL('/work');
  });

  test('a finger that scrolls is no swipe', async ({ page }) => {
    const { card } = await openCard(page);
    const before = await page.evaluate(() => scrollY);
    await swipe(page, card, 12, -160);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await expect(frameOf(card)).not.toHaveAttribute('data-still', 'paused');
  });

  test('no tap, no pinch and no panning of a zoomed page is a swipe', async ({ page }) => {
    const { card } = await openCard(page);
    // A finger that taps may slip a little.
    await swipe(page, card, 30, 4);
    const { y } = await centreOf(card);
    const fingers = (apart: number) => [195 - apart, 195 + apart].map((x, id) => ({ x, y, id }));
    // A tap with two fingers, which land one after the other and far apart.
    await touch(page, fingers(60).slice(0, 1), fingers(60));
    await touch(page, ...[20, 60, 100, 140].map(fingers));
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await touch(page, ...[120, 60, 20].map((x) => [{ x, y }]));
    await expect(frameOf(card)).not.toHaveAttribute('data-still', 'paused');
  });
});
