import { expect, test, type Page } from '@playwright/test';
import { fadeDuration, longestFade } from '@/components/carousel/durations';
import { Carousel, intercept, last, noCarousel } from '@/e2e/support/carousel';
import { carousel as words } from '@/content/browser-words';
import { workPage } from '@/content/pages';
import { waitForUpdates } from '@/e2e/support/page';

test.skip(noCarousel, 'no project has three pictures');

test('a click on a dot shows its picture, which is announced, and focuses the dot', async ({ page }) => {
  const carousel = await Carousel.openTimed(page);
  const { title } = carousel.project;
  await expect(carousel.frame).toHaveAccessibleName(words.pictures(title));
  await expect(carousel.frame).toHaveAttribute('aria-live', 'off');
  const dots = carousel.card.getByRole('group', { name: words.dots(title), exact: true });
  const dot = dots.getByRole('button', { name: words.dot(last, last), exact: true });
  // A tap that just misses a dot must not open the project's site.
  await dots.click({ position: { x: 2, y: 2 }, trial: true });
  // Unlike a real click, this one does not focus the dot by itself, as in Safari.
  await dot.dispatchEvent('click', { detail: 1 });
  await carousel.expectShown(last);
  await expect(dot).toBeFocused();
  await expect(carousel.frame).toHaveAttribute('aria-live', 'polite');
});

test('the arrow keys go from dot to dot in a circle, and dim no other card', async ({ page }) => {
  // Without fades, which a picked slide would wait for.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await Carousel.open(page);
  await carousel.dot(2).click();
  for (const [key, number] of [
    ['ArrowLeft', 1],
    ['ArrowLeft', last],
    ['ArrowRight', 1],
    ['Alt+ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(carousel.dot(number)).toBeFocused();
    await carousel.expectShown(number);
  }
  await page.mouse.move(0, 0);
  const opacities = () =>
    page
      .locator('article > :not(:empty)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']));
});

const point = ({ frame }: Carousel, type: string, clientX: number, isPrimary = true) =>
  frame.dispatchEvent(type, { bubbles: true, isPrimary, pointerType: 'touch', clientX });

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Playwright can move a finger only in Chromium');
  test.use({ viewport: { width: 390, height: 500 }, isMobile: true, hasTouch: true });

  /** Swipes from the centre of the picture, in few steps because a long press would open the link's menu. */
  async function swipe({ page, frame }: Carousel, deltaX: number, deltaY: number): Promise<void> {
    await frame.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await frame.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...parts: number[]) => {
      const touchPoints = parts.map((part) => ({
        x: x + width / 2 + part * deltaX,
        y: y + height / 2 + part * deltaY,
      }));
      return session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await send('touchStart', 0);
    await send('touchMove', 0.5);
    await send('touchMove', 1);
    await send('touchEnd');
    await waitForUpdates(page);
  }

  test('each swipe steps once, also past a picture that is late', async ({ page }) => {
    await intercept(page, 2);
    const carousel = await Carousel.open(page);
    for (const [deltaX, number] of [
      [-120, 3],
      [120, 1],
    ] as const) {
      await swipe(carousel, deltaX, 8);
      await swipe(carousel, deltaX, 8);
      await carousel.expectShown(number);
    }
    await expect(page).toHaveURL(workPage.path);
  });

  test('a tap, a scroll, a second finger and one on a zoomed page are no swipes', async ({ page }) => {
    const carousel = await Carousel.open(page);
    await swipe(carousel, 30, 4);
    await swipe(carousel, -60, -50);
    await swipe(carousel, 60, -160);
    await point(carousel, 'pointerdown', 100);
    await point(carousel, 'pointerdown', 250, false);
    await point(carousel, 'pointerup', 200);
    const picturePart = carousel.card.locator('a > span');
    await expect(picturePart).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const session = await page.context().newCDPSession(page);
    // As “Desktop site” in a phone's menu does, which shows the whole page at a scale of 0.4.
    await page.locator('meta[name=viewport]').evaluate((meta) => meta.setAttribute('content', 'width=980'));
    await expect(picturePart).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 0.9 });
    await expect(picturePart).toHaveCSS('touch-action', 'auto');
    await point(carousel, 'pointerdown', 100);
    await point(carousel, 'pointerup', 200);
    await point(carousel, 'pointermove', 200);
    await waitForUpdates(page);
    await expect(carousel.frame).not.toHaveAttribute('data-still', 'attended');
  });
});

/** Picks the second picture, with a fade that stands at its beginning. */
async function openDuringFade(page: Page) {
  const carousel = await Carousel.openTimed(page);
  await page.addStyleTag({ content: '* { animation-play-state: paused !important }' });
  await carousel.dot(2).click();
  await expect(carousel.frame.locator('> *')).toHaveCount(2);
  const leaving = carousel.frame.locator('> [aria-hidden=true]');
  return { carousel, fade: await leaving.evaluateHandle((slide) => slide.getAnimations()[0]!) };
}

test('a slide fades out over the next one, which is opaque, and is then removed', async ({ page }) => {
  const { carousel, fade } = await openDuringFade(page);
  expect(await fade.evaluate(({ effect }) => effect!.getTiming().duration)).toBe(fadeDuration);
  const opacitiesAt = (time: number) =>
    fade.evaluate((animation, now) => {
      animation.currentTime = now;
      const frame = (animation.effect as KeyframeEffect).target!.parentElement!;
      const { x, y, width, height } = frame.getBoundingClientRect();
      return document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter(({ parentElement }) => parentElement === frame)
        .map((slide) => Number(getComputedStyle(slide).opacity));
    }, time);
  expect(await opacitiesAt(0)).toEqual([1, 1]);
  expect(await opacitiesAt(fadeDuration / 2)).toEqual([expect.closeTo(0.5, 2), 1]);
  expect(await opacitiesAt(fadeDuration)).toEqual([0, 1]);
  await fade.evaluate((animation) => animation.play());
  await expect(carousel.frame.locator('> *')).toHaveCount(1);
  await carousel.expectShown(2);
});

test('a pick hurries a fade, and is shown after 2 s even if that never ends', async ({ page }) => {
  const { carousel, fade } = await openDuringFade(page);
  await carousel.dot(3).click();
  await carousel.dot(1).click();
  // No more than three fades may fit into a second (WCAG 2.2, 2.3.1).
  await expect.poll(() => fade.evaluate(({ playbackRate }) => playbackRate)).toBe(3);
  await carousel.advance(longestFade - 100);
  await carousel.expectShownNow(2);
  await carousel.advance(100);
  await carousel.expectShown(1);
});
