import { expect, test } from '@playwright/test';
import { carousels, longest, pages, slideName } from '@/e2e/support/content';
import {
  advance,
  advanceTo,
  expectShown,
  expectStill,
  interval,
  openCarousel,
  openWorkPage,
  prepareCarousel,
  showCarousel,
  shownSlideOf,
  waitForPicture,
} from '@/e2e/support/carousel';
import { tabTo } from '@/e2e/support/keyboard';
import {
  bringPictures,
  motionControlOf,
  movingPages,
  pauseMotion,
  photographTwice,
  playMotion,
  pressMotionControl,
  waitForScript,
} from '@/e2e/support/motion';
import { cardOf } from '@/e2e/support/words';

for (const { name, address } of movingPages) {
  test.describe(`The motion control of the ${name}`, () => {
    test('is one button of at least 44 by 44 px within no link or card, named by what it does', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      await waitForScript(page);
      const control = motionControlOf(page);
      await expect(control).toHaveAccessibleName(pauseMotion);
      await expect(control).toBeInViewport({ ratio: 1 });
      await expect(control).not.toHaveAttribute('aria-pressed');
      await expect(page.locator('a button, article').filter({ has: control })).toHaveCount(0);
      const box = await control.boundingBox();
      expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    });

    test('flips its name by keyboard and by pointer', async ({ page }) => {
      await page.goto(address);
      await waitForScript(page);
      const control = motionControlOf(page);
      await tabTo(page, control);
      await expect(control).toHaveAccessibleName(pauseMotion);
      await page.keyboard.press('Enter');
      await expect(control).toHaveAccessibleName(playMotion);
      await expect(control).toBeFocused();
      await page.keyboard.press('Space');
      await expect(control).toHaveAccessibleName(pauseMotion);
      await control.click();
      await expect(control).toHaveAccessibleName(playMotion);
    });

    test('stops everything, reached by keyboard alone: two screenshots 6 seconds apart are the same bytes', async ({
      page,
    }) => {
      test.slow();
      await page.goto(address);
      await waitForScript(page);
      await bringPictures(page);
      await tabTo(page, motionControlOf(page));
      await page.keyboard.press('Enter');
      await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      const [first, second] = await photographTwice(page, 6000);
      expect(second.equals(first)).toBe(true);
    });
  });
}

test.describe('The motion control of the landing page, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('stops everything, reached by keyboard alone: two screenshots 6 seconds apart are the same bytes', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/');
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await tabTo(page, motionControlOf(page));
    await page.keyboard.press('Enter');
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    // The entrance and the button's own change of colour end by themselves.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    const [first, second] = await photographTwice(page, 6000);
    expect(second.equals(first)).toBe(true);
    await page.keyboard.press('Enter');
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    const isPulsing = () =>
      page.evaluate(() =>
        document.getAnimations().some(({ effect }) => effect?.getTiming().iterations === Infinity),
      );
    await expect.poll(isPulsing).toBe(true);
  });

  test('is not offered on the work page, where nothing moves then', async ({ page }) => {
    await page.goto('/work');
    await expect(motionControlOf(page)).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test.describe('The motion control of the work page', () => {
  test('stops and starts all carousels at once, each for a whole interval', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
    const carousel = await openCarousel(page, longest);
    const others = carousels.slice(0, 3).map((project) => ({
      project,
      slide: shownSlideOf(cardOf(page, project.title)),
    }));
    await waitForPicture(carousel, 2);
    await advanceTo(carousel, interval - 100);
    await pressMotionControl(page);
    await advanceTo(carousel, 60_000);
    await expectStill(carousel, 1);
    for (const { slide, project } of others) await expect(slide).toHaveAccessibleName(slideName(1, project));
    await pressMotionControl(page);
    await advance(carousel, interval - 100);
    await expectStill(carousel, 1);
    await advance(carousel, 100);
    await expectShown(carousel, 2);
    for (const { slide, project } of others) await expect(slide).toHaveAccessibleName(slideName(2, project));
  });

  test('changes its words also where a browser has translated them', async ({ page }) => {
    await page.goto('/work');
    await waitForScript(page);
    const control = motionControlOf(page);
    // As Chrome and Edge do it with every text of a page.
    await control.evaluate((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (const text of [walker.nextNode()]) {
        const font = document.createElement('font');
        font.textContent = text?.textContent ?? '';
        if (text instanceof Text) text.replaceWith(font);
      }
    });
    for (const name of [playMotion, pauseMotion]) {
      await control.click();
      await expect(control).toHaveAccessibleName(name);
      await expect(control).toHaveText(name);
    }
  });

  test('keeps what was chosen after a reload, after a way to the landing page and back, and in a new tab', async ({
    page,
    context,
  }) => {
    await page.goto('/work');
    await motionControlOf(page).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await page.reload();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    const tab = await context.newPage();
    await tab.goto('/work');
    await expect(motionControlOf(tab)).toHaveAccessibleName(playMotion);
    await motionControlOf(tab).click();
    await expect(motionControlOf(tab)).toHaveAccessibleName(pauseMotion);
    // Both tabs are one visit.
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await tab.reload();
    await expect(motionControlOf(tab)).toHaveAccessibleName(pauseMotion);
  });

  test('works for the page where storage is forbidden, without complaint', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
    const carousel = await openCarousel(page, longest);
    await waitForPicture(carousel, 2);
    await pressMotionControl(page);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await advanceTo(carousel, 10_000);
    await expectStill(carousel, 1);
    await pressMotionControl(page);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await advanceTo(carousel, 10_000 + interval);
    await expectShown(carousel, 2);
    expect(complaints).toEqual([]);
  });
});

test.describe('Under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, address } of movingPages) {
    test(`two screenshots of the ${name} 4 seconds apart are the same bytes`, async ({ page }) => {
      test.slow();
      await page.goto(address);
      await waitForScript(page);
      await bringPictures(page);
      const [first, second] = await photographTwice(page, 4000);
      expect(second.equals(first)).toBe(true);
    });
  }

  test('carousels start stopped, and turn without a fade once a visitor presses Play', async ({ page }) => {
    test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
    const carousel = await prepareCarousel(page, longest);
    await openWorkPage(page);
    await waitForScript(page);
    await showCarousel(carousel);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await advanceTo(carousel, 2 * interval);
    await expectStill(carousel, 1);
    await pressMotionControl(page);
    await waitForPicture(carousel, 2);
    await advanceTo(carousel, 3 * interval);
    await expectShown(carousel, 2);
    await expect(shownSlideOf(carousel.card)).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
