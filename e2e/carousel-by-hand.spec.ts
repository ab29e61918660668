import { expect, test, type Page } from '@playwright/test';
import {
  intercept,
  last,
  longestCarousel,
  openCarousel,
  openTimedCarousel,
  slideInterval,
  type Carousel,
} from '@/e2e/support/carousel';
import { carousel as words } from '@/content/browser-words';
import { waitForUpdates } from '@/e2e/support/page';

test('a click on a dot shows its picture, which is announced, and focuses the dot', async ({ page }) => {
  const carousel = await openTimedCarousel(page);
  const { title } = longestCarousel;
  await expect(carousel.frame).toHaveAccessibleName(words.pictures(title));
  const dots = carousel.card.getByRole('group', { name: words.dots(title), exact: true });
  const dot = dots.getByRole('button', { name: words.dot(last, last), exact: true });
  await expect(carousel.frame).toHaveAttribute('aria-live', 'off');
  // Otherwise two quick taps would zoom the page in Safari.
  await expect(dots).toHaveCSS('touch-action', 'manipulation');
  const isLinkBeside = await dot.evaluate((one) => {
    const { right, bottom } = one.getBoundingClientRect();
    return Boolean(document.elementFromPoint(right + 4, bottom + 4)?.closest('a'));
  });
  expect(isLinkBeside, 'a tap that just misses the dot').toBe(false);
  // Unlike a real click, this one does not focus the dot by itself, as in Safari.
  await dot.dispatchEvent('click');
  await carousel.expectShown(last);
  await expect(dot).toBeFocused();
  await expect(carousel.frame).toHaveAttribute('aria-live', 'polite');
  await carousel.advance(2 * slideInterval);
  await carousel.expectShownNow(last);
});

test('the arrow keys go from dot to dot in a circle', async ({ page }) => {
  // Without fades, which a picked slide would wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  await carousel.dot(2).click();
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowLeft', last],
    ['ArrowRight', 1],
    // Keys with a modifier are the browser's own.
    ['Control+ArrowLeft', 1],
    ['Shift+ArrowLeft', 1],
    ['Alt+ArrowRight', 1],
    ['Meta+ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(carousel.dot(number)).toBeFocused();
    await carousel.expectShown(number);
  }
});

test('each picture is requested only once, and again for a wider window or a higher density', async ({
  page,
  browserName,
}) => {
  // Forbids caching, because a private window of WebKit caches no pictures either. Larger files stay pending.
  const requests = await intercept(page, 2, async (route) => {
    if (requests.length > 1) return;
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  // At this width, a slide without `sizes` would request another file.
  await page.setViewportSize({ width: 700, height: 480 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  for (const number of [2, 3, 2, 3]) {
    await carousel.dot(number).click();
    await carousel.expectShown(number);
  }
  expect(requests).toHaveLength(1);
  await page.setViewportSize({ width: 880, height: 700 });
  await carousel.dot(2).click();
  await expect.poll(() => requests.length).toBe(2);
  await waitForUpdates(page);
  await carousel.expectShownNow(3);
  // Only Chromium lets a test move a window to another screen.
  if (browserName !== 'chromium') return;
  await carousel.dot(3).dispatchEvent('click');
  const session = await page.context().newCDPSession(page);
  const screen = { width: 700, height: 480, deviceScaleFactor: 2, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', screen);
  await carousel.dot(2).click();
  await expect.poll(() => requests.length).toBe(3);
  await waitForUpdates(page);
  await carousel.expectShownNow(3);
});

test('a swipe across a turn steps from the picture on which the finger has landed', async ({ page }) => {
  const carousel = await openTimedCarousel(page);
  await carousel.expectTurn(1, 2);
  const move = (type: string, clientX: number) =>
    carousel.frame.dispatchEvent(type, { bubbles: true, isPrimary: true, pointerType: 'touch', clientX });
  await move('pointerdown', 100);
  await carousel.expectTurn(2, 3);
  await move('pointerup', 200);
  await carousel.expectShown(1);
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Playwright can move a finger only in Chromium');
  // So low that the page scrolls.
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

  /** Returns the centre of a carousel's picture, in px of the viewport. */
  async function centreOf({ frame }: Carousel): Promise<{ x: number; y: number }> {
    await frame.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Swipes from the centre of the picture, in few steps because a long press would open the link's menu. */
  async function swipe(carousel: Carousel, deltaX: number, deltaY: number): Promise<void> {
    const { x, y } = await centreOf(carousel);
    await touch(
      carousel.page,
      ...[0, 0.5, 1].map((part) => [{ x: x + part * deltaX, y: y + part * deltaY }]),
    );
  }

  test('each swipe steps once, also past a picture that is late', async ({ page }) => {
    await intercept(page, 2);
    const carousel = await openCarousel(page);
    for (const [deltaX, number] of [
      [-120, 3],
      [120, 1],
    ] as const) {
      await swipe(carousel, deltaX, 8);
      await swipe(carousel, deltaX, 8);
      await carousel.expectShown(number);
    }
    await expect(page).toHaveURL('/work');
  });

  // Apart from other swipes, because the page goes on scrolling for a while.
  test('a finger that scrolls is no swipe', async ({ page }) => {
    const carousel = await openCarousel(page);
    const before = await page.evaluate(() => scrollY);
    await swipe(carousel, 12, -160);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await expect(carousel.frame).not.toHaveAttribute('data-still', 'paused');
  });

  test('no tap, no pinch and no panning of a zoomed page is a swipe', async ({ page }) => {
    const carousel = await openCarousel(page);
    // A finger that taps may slip a little.
    await swipe(carousel, 30, 4);
    // A thumb that moves aslant neither scrolls nor swipes.
    await swipe(carousel, -60, -50);
    const { y } = await centreOf(carousel);
    const fingers = (apart: number) => [195 - apart, 195 + apart].map((x, id) => ({ x, y, id }));
    // A tap with two fingers, which land one after the other and far apart.
    await touch(page, fingers(60).slice(0, 1), fingers(60));
    await touch(page, ...[20, 60, 100, 140].map(fingers));
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    // The fingers have moved the picture. The coordinates of touches begin at the corner of what is visible.
    const visibleY = await carousel.frame.evaluate((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const box = one.getBoundingClientRect();
      return box.y + box.height / 2 - visualViewport!.offsetTop;
    });
    await touch(page, ...[90, 50, 10].map((x) => [{ x, y: visibleY }]));
    // A finger does not hover.
    await carousel.frame.dispatchEvent('pointermove', { pointerType: 'touch', bubbles: true });
    await waitForUpdates(page);
    await expect(carousel.frame).not.toHaveAttribute('data-still', 'hovered');
    await expect(carousel.frame).not.toHaveAttribute('data-still', 'paused');
  });
});
