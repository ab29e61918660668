import { expect, test, type Locator } from '@playwright/test';
import { projects, carousels, longest, pages, slideName } from '@/e2e/support/content';
import {
  advance,
  advanceTo,
  dotsOf,
  expectShown,
  expectStill,
  fade,
  interval,
  openCarousel,
  setVisibility,
  shownSlideOf,
  waitForPicture,
} from '@/e2e/support/carousel';
import { fillIn } from '@/content/fill-in';
import { tabTo } from '@/e2e/support/keyboard';
import {
  motionControlOf,
  pauseMotion,
  playMotion,
  waitForScript,
  pressMotionControl,
} from '@/e2e/support/motion';
import { settle } from '@/e2e/support/settle';
import { swipe } from '@/e2e/support/swipe';
import { cardOf } from '@/e2e/support/words';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

const labels = pages.work.carousel;

/** Number of the last picture, counted from 1. */
const last = longest.pictures.length;

/** The numbers of the pictures from the third on, and of the first. */
const fromThird = [...longest.pictures.keys()]
  .slice(2)
  .map((index) => index + 1)
  .concat(1);

/** The region that says slides which a visitor asks for, and none that come by themselves. */
function liveRegionOf(card: Locator): Locator {
  return card.locator('[aria-live]');
}

/** The least and most that all slides of a card are seen together, frame by frame, until so many changes have begun. */
async function watchFades(card: Locator, changes: number): Promise<{ least: number; most: number }> {
  return card.evaluate(
    (element, wanted) =>
      new Promise<{ least: number; most: number }>((resolve) => {
        let [least, most, left, before] = [1, 1, wanted, ''];
        const look = () => {
          const slides = [...element.querySelectorAll('[aria-roledescription=slide]')];
          const shown = slides.find((slide) => slide.ariaHidden !== 'true')?.ariaLabel ?? '';
          const sum = slides.reduce((total, slide) => total + Number(getComputedStyle(slide).opacity), 0);
          least = Math.min(least, sum);
          most = Math.max(most, sum);
          if (before && shown !== before) left -= 1;
          before = shown;
          if (left > 0) requestAnimationFrame(look);
          else resolve({ least, most });
        };
        look();
      }),
    changes,
  );
}

test.describe('A carousel, by the clock', () => {
  for (const project of carousels) {
    test(`of ${project.title} shows its ${project.pictures.length} pictures every 3 seconds, around the end`, async ({
      page,
    }) => {
      const carousel = await openCarousel(page, project);
      await expect(dotsOf(carousel.card).all).toHaveCount(project.pictures.length);
      for (let step = 1; step <= project.pictures.length + 1; step += 1) {
        const number = (step % project.pictures.length) + 1;
        await waitForPicture(carousel, number);
        await advanceTo(carousel, step * interval - 100);
        await expectStill(carousel, ((step - 1) % project.pictures.length) + 1);
        await advanceTo(carousel, step * interval);
        await expectShown(carousel, number);
      }
    });
  }

  test('is none where there is one picture, and every other on screen turns', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    const carousel = await openCarousel(page, longest);
    await advanceTo(carousel, interval);
    // Four cards are in a window of that size.
    for (const { title, pictures } of projects.slice(0, 4)) {
      const card = cardOf(page, title);
      if (pictures.length > 1) await expectShown({ card, pictures }, 2);
      else await expect(card.locator('img')).toHaveCount(1);
      await expect(card.getByRole('button')).toHaveCount(pictures.length > 1 ? pictures.length : 0);
    }
  });

  test('fades for 1 second, evenly', async ({ page }) => {
    const carousel = await openCarousel(page, longest);
    await waitForPicture(carousel, 2);
    await advanceTo(carousel, interval);
    await expectShown(carousel, 2);
    const slides = await carousel.card.locator('[aria-roledescription=slide]').all();
    for (const slide of slides) {
      await expect(slide).toHaveCSS('transition-duration', `${fade / 1000}s`);
      await expect(slide).toHaveCSS('transition-timing-function', 'linear');
    }
  });

  test('stands while less than half of its picture is on screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const carousel = await openCarousel(page, longest);
    await waitForPicture(carousel, 2);
    const hidePart = async (hidden: number) => {
      await carousel.card.locator('[aria-roledescription=carousel]').evaluate((picture, part) => {
        const { top, height } = picture.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + part * height, behavior: 'instant' });
      }, hidden);
      await settle(page);
    };
    for (const hidden of [0.6, 2]) {
      await hidePart(hidden);
      await advance(carousel, 10_000);
      await expectStill(carousel, 1);
    }
    await hidePart(0.4);
    await advance(carousel, interval - 100);
    await expectStill(carousel, 1);
    await advance(carousel, 100);
    await expectShown(carousel, 2);
  });

  test('stands in a hidden tab, and goes on by single steps', async ({ page }) => {
    const carousel = await openCarousel(page, longest);
    await waitForPicture(carousel, 2);
    await setVisibility(page, 'hidden');
    await page.clock.runFor(10_000);
    await page.clock.fastForward(3_600_000);
    await setVisibility(page, 'visible');
    await expectStill(carousel, 1);
    await advance(carousel, interval - 100);
    await expectStill(carousel, 1);
    await advance(carousel, 100);
    await expectShown(carousel, 2);
    await waitForPicture(carousel, 3);
    // The same in a computer that sleeps.
    await page.clock.fastForward(3_600_000);
    await settle(page);
    await expectShown(carousel, 3);
    await advance(carousel, interval - 100);
    await expectStill(carousel, 3);
  });

  test('passes over a picture that fails, in time, and asks for it again in the next round', async ({
    page,
  }) => {
    const failing = longest.pictures[1];
    let failures = 0;
    await page.route(
      (address) => (failing?.isAt(address) ?? false) && failures < 1,
      (route) => {
        failures += 1;
        return route.abort();
      },
    );
    const carousel = await openCarousel(page, longest);
    for (const [index, number] of [...fromThird, 2].entries()) {
      await waitForPicture(carousel, number);
      await advanceTo(carousel, (index + 1) * interval);
      await expectShown(carousel, number);
    }
  });

  test('passes over a picture that is late, without an empty frame, until it is there', async ({ page }) => {
    const late = longest.pictures[1];
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (address) => late?.isAt(address) ?? false,
      async (route) => {
        await released;
        await route.continue();
      },
    );
    const carousel = await openCarousel(page, longest);
    for (const number of fromThird) {
      await advance(carousel, interval);
      await expectShown(carousel, number);
    }
    release();
    await waitForPicture(carousel, 2);
    await expectStill(carousel, 1);
    await advance(carousel, interval);
    await expectShown(carousel, 2);
  });
});

test.describe('A carousel, in real time', () => {
  test('never dips into the dark, and shows the very element that it had loaded', async ({ page }) => {
    test.slow();
    await page.goto('/work');
    const card = cardOf(page, longest.title);
    await card.getByRole('img').first().scrollIntoViewIfNeeded();
    await expect(card.locator('img')).toHaveCount(2);
    const waiting = await card.locator('img').nth(1).elementHandle();
    const { least, most } = await watchFades(card, 2);
    expect(least).toBeGreaterThan(0.9);
    expect(most).toBeLessThan(1.1);
    expect(await waiting?.evaluate((image) => image.isConnected)).toBe(true);
  });

  test('fades also to a picture that is in the cache', async ({ page }) => {
    await page.goto('/work');
    await waitForScript(page);
    await motionControlOf(page).click();
    const card = cardOf(page, longest.title);
    for (let round = 1; round <= 4; round += 1) {
      await page.reload();
      await expect(dotsOf(card).all).toHaveCount(longest.pictures.length);
      const watched = watchFades(card, 1);
      await dotsOf(card).dot(2).click();
      expect((await watched).most).toBeLessThan(1.1);
    }
  });

  test('asks for no picture twice, even where nothing is kept', async ({ page }) => {
    test.slow();
    const asked: string[] = [];
    await page.route('**/pictures/**', async (route) => {
      asked.push(route.request().url());
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
    });
    await page.goto('/work');
    const { card, pictures } = { ...longest, card: cardOf(page, longest.title) };
    await card.getByRole('img').first().scrollIntoViewIfNeeded();
    await watchFades(card, pictures.length + 1);
    expect(asked.length).toBeGreaterThanOrEqual(pictures.length);
    expect(new Set(asked).size).toBe(asked.length);
  });
});

test.describe('A carousel', () => {
  test('tells assistive technology what it is, which slide of how many is shown, and what each dot does', async ({
    page,
  }) => {
    await page.goto('/work');
    for (const { title, pictures } of carousels) {
      const card = cardOf(page, title);
      await card.scrollIntoViewIfNeeded();
      const carousel = card.getByRole('group', { name: fillIn(labels.pictures, { title }), exact: true });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(carousel.getByRole('group')).toHaveCount(1);
      await expect(carousel.getByRole('group')).toHaveAttribute('aria-roledescription', 'slide');
      const dots = card.getByRole('group', { name: fillIn(labels.pickers, { title }), exact: true });
      await expect(dots.getByRole('button')).toHaveCount(pictures.length);
      for (const [index, dot] of (await dots.getByRole('button').all()).entries()) {
        const name = fillIn(labels.picker, { number: index + 1, count: pictures.length });
        await expect(dot).toHaveAccessibleName(name);
        const box = await dot.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      await expect(card.locator('a button')).toHaveCount(0);
    }
  });

  test('stops while the mouse is over its card, and goes on one interval after it has left', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, longest);
    const { card } = carousel;
    await expect(liveRegionOf(card)).toHaveAttribute('aria-live', 'off');
    await waitForPicture(carousel, 2);
    await card.hover();
    await expect(liveRegionOf(card)).toHaveAttribute('aria-live', 'polite');
    await advanceTo(carousel, 30_000);
    await expectStill(carousel, 1);
    await page.mouse.move(0, 0);
    await expect(liveRegionOf(card)).toHaveAttribute('aria-live', 'off');
    await advance(carousel, interval - 100);
    await expectStill(carousel, 1);
    await advance(carousel, 100);
    await expectShown(carousel, 2);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('stops for good once the keyboard has come to it, until a visitor presses Play', async ({ page }) => {
    const carousel = await openCarousel(page, longest);
    const { card } = carousel;
    await waitForPicture(carousel, 2);
    await tabTo(page, card.getByRole('link'));
    await expect(liveRegionOf(card)).toHaveAttribute('aria-live', 'polite');
    await page.keyboard.press('Shift+Tab');
    await advanceTo(carousel, 60_000);
    await expectStill(carousel, 1);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await pressMotionControl(page);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    // The focus may have scrolled the card out of view.
    await card.locator('img').first().scrollIntoViewIfNeeded();
    await expect(liveRegionOf(card)).toHaveAttribute('aria-live', 'off');
    await advance(carousel, interval);
    await expectShown(carousel, 2);
  });

  test('steps by the arrow keys on its dots, around both ends, and never loses the focus', async ({
    page,
  }) => {
    await page.goto('/work');
    await waitForScript(page);
    const carousel = { ...longest, card: cardOf(page, longest.title) };
    const { dot } = dotsOf(carousel.card);
    await tabTo(page, dot(1));
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', last],
      // With another key it is the browser's own.
      ['Control+ArrowLeft', last],
      ['Shift+ArrowLeft', last],
    ] as const) {
      await page.keyboard.press(key);
      await expect(dot(number)).toBeFocused();
      await expectShown(carousel, number);
    }
    for (let step = 0; step < last; step += 1) await page.keyboard.press('ArrowRight');
    await expect(dot(last)).toBeFocused();
    await expectShown(carousel, last);
    await expect(liveRegionOf(carousel.card)).toHaveAttribute('aria-live', 'polite');
  });

  test('shows the picture of a dot that is pressed, stops, and does not leave for the project', async ({
    page,
  }) => {
    const carousel = await openCarousel(page, longest);
    const { dot } = dotsOf(carousel.card);
    await dot(last).click();
    await expectShown(carousel, last);
    await expect(dot(last)).toBeFocused();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    // Pressed once more it is still no link: Playwright itself would wait for it to be enabled.
    await dot(last).click({ force: true });
    await page.mouse.move(0, 0);
    await advance(carousel, 30_000);
    await expectStill(carousel, last);
    await expect(page).toHaveURL('/work');
    // Stopped for this page, not for the next: only the control keeps a choice.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2000);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('shows the words of a first picture that fails', async ({ page }) => {
    const [first] = longest.pictures;
    await page.route(
      (address) => first?.isAt(address) ?? false,
      (route) => route.abort(),
    );
    await page.goto('/work', { waitUntil: 'commit' });
    const picture = cardOf(page, longest.title).getByRole('img', { name: first?.alt ?? '', exact: true });
    await expect(picture).toHaveJSProperty('complete', true);
    await expect(picture).toBeVisible();
  });
});

test.describe('A carousel under a finger', () => {
  // So low that a page with one project scrolls too.
  test.use({ viewport: { width: 390, height: 500 }, hasTouch: true });
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium lets a test move a finger');

  test('steps forth and back by a swipe, stops, and does not leave for the project', async ({ page }) => {
    const carousel = await openCarousel(page, longest);
    const frame = carousel.card.locator('[aria-roledescription=carousel]');
    const before = await page.evaluate(() => scrollY);
    // A finger that draws the page along is no swipe.
    await swipe(page, frame, { x: 12, y: -160 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    for (const [across, number] of [
      [-120, 2],
      [-120, 3],
      [120, 2],
    ] as const) {
      await swipe(page, frame, { x: across, y: 8 });
      await expectShown(carousel, number);
    }
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await expect(page).toHaveURL('/work');
  });
});

test.describe('Script comes to life', () => {
  test('near the window only', async ({ page }) => {
    // The last card begins more than two windows below the first one's end.
    await page.setViewportSize({ width: 412, height: 300 });
    const [near, far] = [carousels[0], projects.slice(3).findLast(({ pictures }) => pictures.length > 1)];
    test.skip(!near || !far, 'No project in content/ from the fourth on has several pictures');
    await page.goto('/work');
    const dots = dotsOf(cardOf(page, far?.title ?? '')).all;
    await waitForScript(page);
    await expect(dotsOf(cardOf(page, near?.title ?? '')).all.first()).toBeVisible();
    await expect(dots).toHaveCount(0);
    await cardOf(page, far?.title ?? '').scrollIntoViewIfNeeded();
    await expect(dots).toHaveCount(far?.pictures.length ?? 0);
  });

  test('and does what a dot that was pressed before asks for', async ({ page }) => {
    const card = cardOf(page, longest.title);
    const pressed = card.locator('[data-slide-picker] > *').nth(2).click();
    await page.route('**/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/work', { waitUntil: 'commit' });
    await pressed;
    await expectShown({ card, ...longest }, 3);
    await expect(card.locator('[data-picked]')).toHaveCount(0);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
  });

  test('where a page is seen, not where it is prerendered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    });
    await page.goto('/work');
    await waitForScript(page);
    const card = cardOf(page, longest.title);
    await card.locator('img').first().scrollIntoViewIfNeeded();
    await settle(page);
    await expect(card.locator('img')).toHaveCount(1);
    await setVisibility(page, 'visible');
    await expect(card.locator('img')).toHaveCount(2);
  });
});

test('A page that comes back from the back/forward cache goes on, every 3 seconds', async ({
  playwright,
  browserName,
  launchOptions,
  baseURL,
}) => {
  test.slow();
  const browser = await playwright[browserName].launch({
    ...launchOptions,
    ...(browserName === 'chromium' && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto('/work');
    await waitForScript(page);
    const card = cardOf(page, longest.title);
    await card.locator('img').first().scrollIntoViewIfNeeded();
    for (let visit = 1; visit <= 2; visit += 1) {
      await page.goto('/');
      await page.goBack({ waitUntil: 'commit' });
      if (browserName === 'chromium') {
        await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      }
    }
    const shown = (await shownSlideOf(card).getAttribute('aria-label')) ?? '';
    await expect(shownSlideOf(card)).not.toHaveAccessibleName(shown);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await dotsOf(card).dot(1).click();
    await expect(shownSlideOf(card)).toHaveAccessibleName(slideName(1, longest));
    await motionControlOf(page).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  } finally {
    await browser.close();
  }
});
