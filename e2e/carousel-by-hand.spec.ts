import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { fillIn } from '@/content/fill-in';
import { launchTimes } from '@/e2e/expectations';
import {
  advance,
  answerFor,
  dotOf,
  expectShown,
  expectStill,
  frameOf,
  openCard,
  openCarousel,
  settle,
} from '@/e2e/support/carousel';
import { carousels, longest, pages } from '@/e2e/support/content';
import { motionControlOf, pauseMotion, playMotion } from '@/e2e/support/motion';
import { cardOf } from '@/e2e/support/page';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

/** Number of the last picture, counted from 1. */
const last = longest.pictures.length;

test.describe('A carousel, by hand', () => {
  test('tells assistive technology its name, its slide and its dots', async ({ page }) => {
    await page.goto('/work');
    const { pickers, pictures: name, role, slideRole } = pages.work.carousel;
    for (const { title, pictures } of carousels) {
      const card = cardOf(page, title);
      await card.scrollIntoViewIfNeeded();
      const frame = card.getByRole('group', { name: fillIn(name, { title }), exact: true });
      await expect(frame).toHaveAttribute('aria-roledescription', role);
      await expect(frame).toHaveAttribute('aria-live', 'off');
      await expect(frame.getByRole('group')).toHaveAttribute('aria-roledescription', slideRole);
      const dots = card.getByRole('group', { name: fillIn(pickers, { title }), exact: true });
      await expect(dots.getByRole('button')).toHaveCount(pictures.length);
    }
  });

  test('steps by the arrow keys from the dot that has the focus, around both ends', async ({ page }) => {
    const carousel = await openCard(page);
    await dotOf(carousel.card, 3).focus();
    for (const [key, number] of [
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', last],
      ['ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dotOf(carousel.card, number)).toBeFocused();
      await expectShown(carousel, number);
    }
    await expect(frameOf(carousel.card)).toHaveAttribute('aria-live', 'polite');
  });

  test('leaves arrow keys with a modifier to the browser', async ({ page }) => {
    const carousel = await openCard(page);
    await dotOf(carousel.card, last).click();
    for (const key of ['Control+ArrowLeft', 'Shift+ArrowLeft', 'Alt+ArrowRight']) {
      await page.keyboard.press(key);
      await expect(dotOf(carousel.card, last)).toBeFocused();
      await expectShown(carousel, last);
    }
  });

  test('requests no picture twice', async ({ page }) => {
    const requests: string[] = [];
    // As in a private window of WebKit, where no picture is cached.
    await page.route('**/pictures/**', async (route) => {
      // WebKit may request two widths of one picture.
      const address = route.request().url();
      requests.push(address.replace(/-\d+\.\w+$/u, ''));
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
    // Pictures of other cards may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('shows the picture of a dot that is pressed, and stops', async ({ page }) => {
    const carousel = await openCarousel(page);
    const dot = dotOf(carousel.card, last);
    await dot.click();
    await expectShown(carousel, last);
    await expect(dot).toBeFocused();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    // Pressed once more it is still no link. Playwright itself would wait for it to be enabled.
    await dot.click({ force: true });
    await page.mouse.move(0, 0);
    await advance(carousel, 10 * launchTimes.slideInterval);
    await expectStill(carousel, last);
    await expect(page).toHaveURL('/work');
    // Only the motion control's choice is stored.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2000);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('shows the words of a picture that fails, and the picture once its dot is pressed again', async ({
    page,
  }) => {
    let isBroken = true;
    const answer = (route: Route) => (isBroken ? route.abort() : route.continue());
    for (const picture of longest.pictures.slice(0, 2)) await answerFor(page, picture, answer);
    const carousel = await openCarousel(page);
    const wordsOf = (number: number) =>
      carousel.card.getByRole('img', { name: longest.pictures[number - 1]?.alt ?? '', exact: true });
    await expect(wordsOf(1)).toBeVisible();
    await dotOf(carousel.card, 2).click();
    await expect(wordsOf(2)).toBeVisible();
    isBroken = false;
    for (const number of [1, 2]) {
      await dotOf(carousel.card, number).click();
      await expectShown(carousel, number);
    }
  });
});

test.describe('A carousel, by finger', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium lets a test move a finger');
  // So low that a page with one project scrolls too.
  test.use({ viewport: { width: 390, height: 500 }, isMobile: true, hasTouch: true });

  /** Puts fingers on a page, moves them from one moment to the next, and takes them off. */
  async function touch(page: Page, ...moments: { x: number; y: number; id?: number }[][]): Promise<void> {
    const session = await page.context().newCDPSession(page);
    let count = 0;
    for (const touchPoints of moments) {
      const type = touchPoints.length > count ? 'touchStart' : 'touchMove';
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
      count = touchPoints.length;
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settle(page);
  }

  /** The middle of a card's picture, in the window. */
  async function middleOf(card: Locator): Promise<{ x: number; y: number }> {
    await frameOf(card).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await frameOf(card).boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Moves a finger from the middle of a card's picture. In few steps: one that takes long opens the link's menu. */
  async function swipe(
    { page, card }: { page: Page; card: Locator },
    across: number,
    along: number,
  ): Promise<void> {
    const { x, y } = await middleOf(card);
    await touch(page, ...[0, 0.5, 1].map((part) => [{ x: x + part * across, y: y + part * along }]));
  }

  test('steps back and forth when swiped, and stops', async ({ page }) => {
    // The picture between the first and the third never comes.
    await answerFor(page, longest.pictures[1]);
    const carousel = await openCard(page);
    // Two swipes are two steps.
    for (const [across, number] of [
      [-120, 3],
      [120, 1],
    ] as const) {
      await swipe(carousel, across, 8);
      await swipe(carousel, across, 8);
      await expectShown(carousel, number);
    }
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await expect(page).toHaveURL('/work');
  });

  test('takes a finger that scrolls or trembles for no swipe', async ({ page }) => {
    const carousel = await openCard(page);
    const before = await page.evaluate(() => scrollY);
    await swipe(carousel, 12, -160);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await swipe(carousel, 30, 4);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('takes fingers that zoom the page for no swipe', async ({ page }) => {
    const { card } = await openCard(page);
    const { y } = await middleOf(card);
    const fingers = (apart: number) => [195 - apart, 195 + apart].map((x, id) => ({ x, y, id }));
    // A tap first, in which the fingers land and leave far apart.
    await touch(page, fingers(60).slice(0, 1), fingers(60));
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await touch(page, ...[20, 60, 100, 140].map(fingers));
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    // A finger that looks around a zoomed page is no swipe either.
    await touch(page, ...[120, 60, 20].map((x) => [{ x, y }]));
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });
});
