import type { Locator, Page, Route } from '@playwright/test';
import { slideInterval } from '@/components/carousel/slideshow';
import { fillIn } from '@/content/fill-in';
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
import { motionControlOf, pauseMotion, playMotion, tabTo, waitForScript } from '@/e2e/support/motion';
import { expect, test } from '@/e2e/support/test';
import { cardOf } from '@/e2e/support/words';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

/** Number of the last picture, counted from 1. */
const last = longest.pictures.length;

test.describe('A carousel, by hand', () => {
  test('tells assistive technology what it is, what it shows and what its dots do', async ({ page }) => {
    await page.goto('/work');
    const { pickers, pictures: name } = pages.work.carousel;
    for (const { title, pictures } of carousels) {
      const card = cardOf(page, title);
      await card.scrollIntoViewIfNeeded();
      const carousel = card.getByRole('group', { name: fillIn(name, { title }), exact: true });
      await expect(carousel).toHaveAttribute('aria-roledescription', pages.work.carousel.role);
      await expect(carousel.getByRole('group')).toHaveCount(1);
      await expect(carousel.getByRole('group')).toHaveAttribute(
        'aria-roledescription',
        pages.work.carousel.slideRole,
      );
      const dots = card.getByRole('group', { name: fillIn(pickers, { title }), exact: true });
      await expect(dots.getByRole('button')).toHaveCount(pictures.length);
      await expect(card.locator('a button')).toHaveCount(0);
    }
  });

  test('steps by the arrow keys from the dot that has the focus, around both ends', async ({ page }) => {
    const carousel = await openCard(page);
    await tabTo(page, dotOf(carousel.card, 3));
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
    const asked: string[] = [];
    // As in a private window of WebKit, where no picture is kept.
    await page.route('**/pictures/**', async (route) => {
      // Whatever its width and format: WebKit may ask for two of one picture.
      const address = route.request().url();
      asked.push(address.replace(/-\d+\.\w+$/u, ''));
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
    });
    const carousel = await openCard(page);
    await tabTo(page, dotOf(carousel.card, 1));
    for (let step = 1; step <= last + 1; step += 1) {
      await page.keyboard.press('ArrowRight');
      await expectShown(carousel, (step % last) + 1);
    }
    expect(asked.length).toBeGreaterThanOrEqual(last);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('shows the picture of a dot that is pressed, stops, and does not leave for the project', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    const dot = dotOf(carousel.card, last);
    await dot.click();
    await expectShown(carousel, last);
    await expect(dot).toBeFocused();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    // Pressed once more it is still no link. Playwright itself would wait for it to be enabled.
    await dot.click({ force: true });
    await page.mouse.move(0, 0);
    await advance(carousel, 10 * slideInterval);
    await expectStill(carousel, last);
    await expect(page).toHaveURL('/work');
    // It has stopped for this page, not for the next: only the control keeps a choice.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2000);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('shows the words of a picture that fails, and requests it again whenever its dot is pressed', async ({
    page,
  }) => {
    let isBroken = true;
    const answer = (route: Route) => (isBroken ? route.abort() : route.continue());
    await answerFor(page, longest.pictures[0], answer);
    const asked = await answerFor(page, longest.pictures[1], answer);
    const carousel = await openCarousel(page);
    const { card, pictures } = carousel;
    const pictureAt = (number: number) =>
      card.getByRole('img', { name: pictures[number - 1]?.alt ?? '', exact: true });
    const [first, second] = [pictureAt(1), pictureAt(2)];
    await expect(first).toHaveJSProperty('complete', true);
    await expect(first).toBeVisible();
    const counts: number[] = [];
    for (let time = 1; time <= 3; time += 1) {
      await dotOf(card, 2).click();
      await expect(second).toBeVisible();
      counts.push(asked.length);
      await dotOf(card, 1).click();
      await expect(first).toBeVisible();
    }
    const [start = 0] = counts;
    expect(counts).toEqual([start, start + 1, start + 2]);
    isBroken = false;
    for (const number of [2, 1]) {
      await dotOf(card, number).click();
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
    const box = await frameOf(card).boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  }

  test('steps back and forth when swiped, stops, and does not leave for the project', async ({ page }) => {
    // The picture between the first and the third never comes.
    await answerFor(page, longest.pictures[1]);
    const { card, pictures } = await openCard(page);
    const swipe = async (across: number, along: number) => {
      const { x, y } = await middleOf(card);
      // Few steps: a finger that takes long opens the link's menu.
      await touch(page, ...[0, 0.5, 1].map((part) => [{ x: x + part * across, y: y + part * along }]));
    };
    const before = await page.evaluate(() => scrollY);
    // A finger that scrolls the page is no swipe, nor is one that trembles.
    await swipe(12, -160);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await swipe(30, 4);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    // Two swipes are two steps.
    for (const [across, number] of [
      [-120, 3],
      [120, 1],
    ] as const) {
      await swipe(across, 8);
      await swipe(across, 8);
      await expectShown({ card, pictures }, number);
    }
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await expect(page).toHaveURL('/work');
  });

  test('lets two fingers zoom the page, and takes them for no swipe', async ({ page }) => {
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

test('A carousel stands still for a mouse that was over it before script', async ({ page }) => {
  const card = cardOf(page, longest.title);
  const hovered = card.hover();
  await page.route('**/*.js', async (route) => {
    await hovered;
    await route.continue();
  });
  await page.goto('/work', { waitUntil: 'commit' });
  await waitForScript(page);
  const box = await card.boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2 + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2);
  await expect(frameOf(card)).toHaveAttribute('data-still', 'hovered');
});
