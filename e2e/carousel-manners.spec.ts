import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  advance,
  advanceTo,
  beginFade,
  dotsOf,
  expectChangeTo,
  expectStill,
  finishFade,
  holdClock,
  interval,
  openCarousel,
  waitForPicture,
} from '@/e2e/support/carousel';
import { projectContent } from '@/e2e/support/content';
import { isFocused, tabTo } from '@/e2e/support/keyboard';
import { motionControlOf, pauseMotion, playMotion, waitForScript } from '@/e2e/support/motion';
import { settle } from '@/e2e/support/settle';
import { swipe } from '@/e2e/support/swipe';
import { backOps, captiveFi, shftLst } from '@/e2e/support/specification';
import { cardOf } from '@/e2e/support/words';

/** Brings the mouse over an element, whatever lies on top of it there. */
async function moveTo(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to point at');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

test.describe('A carousel', () => {
  test('tells assistive technology what it is, which slide of how many is shown, and what each dot does', async ({
    page,
  }) => {
    await holdClock(page);
    await page.goto('/work');
    for (const { title, pictures } of [backOps, shftLst, captiveFi]) {
      const card = cardOf(page, title);
      const carousel = card.getByRole('group', { name: `Pictures of ${title}`, exact: true });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      const slide = carousel.getByRole('group', { name: `1 of ${pictures}`, exact: true });
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      await expect(slide.getByRole('img')).toHaveCount(1);
      const dots = card.getByRole('group', { name: `Choose a picture of ${title}`, exact: true });
      await expect(dots.getByRole('button')).toHaveCount(pictures);
      for (const [index, dot] of (await dots.getByRole('button').all()).entries()) {
        await expect(dot).toHaveAccessibleName(`Show picture ${index + 1} of ${pictures}`);
        expect(await dot.evaluate((button) => button.closest('a') === null)).toBe(true);
        const box = await dot.boundingBox();
        expect(box?.width).toBeGreaterThanOrEqual(24);
        expect(box?.height).toBeGreaterThanOrEqual(24);
      }
      expect(await dotsOf(card).current()).toEqual([1]);
    }
  });

  test('stops while the mouse is over its card, and goes on one interval after it has left', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, backOps);
    const { card } = carousel;
    const live = card.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await waitForPicture(carousel, 2);
    await advanceTo(carousel, interval - 100);
    await moveTo(page, card.locator('img'));
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await advanceTo(carousel, 30_000);
    await expectStill(carousel, 1);
    await page.mouse.move(0, 0);
    await expect(live).toHaveAttribute('aria-live', 'off');
    await advanceTo(carousel, 30_000 + interval - 100);
    await expectStill(carousel, 1);
    await advanceTo(carousel, 30_000 + interval);
    await expectChangeTo(carousel, 2);
    await finishFade(carousel, 2);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('stops for good once the keyboard has come to it, until a visitor presses Play', async ({ page }) => {
    const carousel = await openCarousel(page, backOps);
    const { card } = carousel;
    const live = card.locator('[aria-live]');
    await waitForPicture(carousel, 2);
    await tabTo(page, card.getByRole('link'));
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await advanceTo(carousel, 30_000);
    await expectStill(carousel, 1);
    await page.keyboard.press('Shift+Tab');
    expect(await card.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await advanceTo(carousel, 60_000);
    await expectStill(carousel, 1);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await expect(motionControlOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await showAgain();
    await advanceTo(carousel, 60_000 + interval);
    await expectChangeTo(carousel, 2);
    await expect(live).toHaveAttribute('aria-live', 'off');

    /** The focus has scrolled the control into view, and perhaps the card out of it. */
    async function showAgain(): Promise<void> {
      await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
      await card.locator('img').scrollIntoViewIfNeeded();
      await expect(live).toHaveAttribute('aria-live', 'off');
    }
  });

  test('goes on when a visitor presses Play while the focus is in it already', async ({ page }) => {
    const carousel = await openCarousel(page, backOps);
    await waitForPicture(carousel, 2);
    await tabTo(page, dotsOf(carousel.card).dot(1));
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await motionControlOf(page).click();
    await carousel.card.locator('img').scrollIntoViewIfNeeded();
    await expect(carousel.card.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
    await advance(carousel, interval);
    await expectChangeTo(carousel, 2);
  });

  test('steps by the arrow keys on its dots, around both ends, and never loses the focus', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, shftLst);
    const { card } = carousel;
    const { dot, current } = dotsOf(card);
    const steps = [
      { key: 'ArrowRight', number: 2 },
      { key: 'ArrowRight', number: 3 },
      { key: 'ArrowRight', number: 1 },
      { key: 'ArrowLeft', number: 3 },
      { key: 'ArrowLeft', number: 2 },
    ];
    await tabTo(page, dot(1));
    for (const { key, number } of steps) {
      await page.keyboard.press(key);
      await expect(dot(number)).toBeFocused();
      await expectChangeTo(carousel, number);
      expect(await current()).toEqual([number]);
      await beginFade(carousel);
      expect(await isFocused(dot(number))).toBe(true);
      await finishFade(carousel, number);
      expect(await isFocused(dot(number))).toBe(true);
    }
    await expect(page).toHaveURL('/work');
    await expect(card.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('shows the picture of a dot that is pressed, by mouse or key, and does not leave for the project', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, backOps);
    const { dot, current } = dotsOf(carousel.card);
    await dot(4).click();
    await expectChangeTo(carousel, 4);
    await finishFade(carousel, 4);
    expect(await current()).toEqual([4]);
    await expect(dot(4)).toBeFocused();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    // Pressed once more it is still no link: Playwright itself would wait for it to be enabled.
    await dot(4).click({ force: true });
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expectChangeTo(carousel, 3);
    await finishFade(carousel, 3);
    await expect(dot(3)).toBeFocused();
    await page.mouse.move(0, 0);
    await advance(carousel, 30_000);
    await expectStill(carousel, 3);
    await expect(page).toHaveURL('/work');
    // Stopped for this page, not for the next: only the control keeps a choice.
    await page.reload();
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('leaves the arrow keys to the browser when they go with another key', async ({ page }) => {
    await page.goto('/');
    await page.goto('/work');
    await waitForScript(page);
    const { dot } = dotsOf(cardOf(page, shftLst.title));
    await tabTo(page, dot(1));
    for (const other of ['Alt', 'Control', 'Meta', 'Shift']) {
      const isPrevented = await dot(1).evaluate((button, key) => {
        const modifier = { [`${key === 'Control' ? 'ctrl' : key.toLowerCase()}Key`]: true };
        const event = new KeyboardEvent('keydown', {
          key: 'ArrowLeft',
          bubbles: true,
          cancelable: true,
          ...modifier,
        });
        return !button.dispatchEvent(event);
      }, other);
      expect(isPrevented, other).toBe(false);
    }
    await expect(dot(1)).toBeFocused();
    expect(await dotsOf(cardOf(page, shftLst.title)).current()).toEqual([1]);
  });
});

test.describe('A carousel under a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium lets a test move a finger');

  test('steps forth and back by a swipe, stops, and does not leave for the project', async ({ page }) => {
    const carousel = await openCarousel(page, shftLst);
    const { card } = carousel;
    await swipe(page, card.locator('img'), { x: -120, y: 8 });
    await expectChangeTo(carousel, 2);
    await finishFade(carousel, 2);
    await swipe(page, card.locator('img'), { x: -120, y: 0 });
    await expectChangeTo(carousel, 3);
    await finishFade(carousel, 3);
    await swipe(page, card.locator('img'), { x: 120, y: -8 });
    await expectChangeTo(carousel, 2);
    await finishFade(carousel, 2);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await advance(carousel, 30_000);
    await expectStill(carousel, 2);
    await expect(page).toHaveURL('/work');
  });

  test('stays when the finger draws the page along, and the page follows the finger', async ({ page }) => {
    const carousel = await openCarousel(page, shftLst);
    const { card } = carousel;
    await card.locator('img').scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await swipe(page, card.locator('img'), { x: 12, y: -160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await advance(carousel, 100);
    await expectStill(carousel, 1);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await expect(page).toHaveURL('/work');
  });

  test('lets a tap on the picture through to the project’s link', async ({ page, context }) => {
    const { link } = projectContent(shftLst.title);
    await context.route(`${new URL(link).origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>The project</title>' }),
    );
    await page.goto('/work');
    await waitForScript(page);
    await cardOf(page, shftLst.title).scrollIntoViewIfNeeded();
    await settle(page);
    const box = await cardOf(page, shftLst.title).locator('img').first().boundingBox();
    if (!box) throw new Error('There is nothing to tap');
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveTitle('The project');
  });
});
