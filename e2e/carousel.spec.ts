import type { Locator } from '@playwright/test';
import { slideInterval } from '@/components/slideshow';
import {
  advance,
  answerFor,
  dotOf,
  expectShown,
  expectStill,
  expectTurn,
  frameOf,
  openCard,
  openCarousel,
  pretend,
  settle,
  shownSlideOf,
  waitForPicture,
} from '@/e2e/support/carousel';
import { longest, projects, slideName } from '@/e2e/support/content';
import {
  motionControlOf,
  pauseMotion,
  playMotion,
  pressMotionControl,
  tabTo,
  waitForScript,
} from '@/e2e/support/motion';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { expect, test } from '@/e2e/support/test';
import { cardOf } from '@/e2e/support/words';
import { fadeDuration } from '@/tailwind.config';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

/** Number of the last picture, counted from 1. */
const last = longest.pictures.length;

/**
 * Watches a card frame by frame until a change has come and gone: the least and most that its slides show together, and
 * how long the one that comes takes to show in full, in ms.
 */
async function watchFade(card: Locator): Promise<{ least: number; most: number; lasts: number }> {
  return card.evaluate(
    (element) =>
      new Promise<{ least: number; most: number; lasts: number }>((resolve) => {
        const slides = () => [...element.querySelectorAll('[aria-roledescription=slide]')];
        const opacity = (slide: Element) => Number(getComputedStyle(slide).opacity);
        const shown = () => slides().find(({ ariaHidden }) => ariaHidden !== 'true');
        const before = shown()?.ariaLabel;
        let [least, most, start] = [1, 1, NaN];
        const look = (now: number) => {
          const next = shown();
          const sum = slides().reduce((total, slide) => total + opacity(slide), 0);
          [least, most] = [Math.min(least, sum), Math.max(most, sum)];
          const isNext = next !== undefined && next.ariaLabel !== before;
          if (isNext && Number.isNaN(start)) start = now;
          if (isNext && opacity(next) === 1) resolve({ least, most, lasts: now - start });
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
}

test.describe('A carousel, by the clock', () => {
  test('shows its pictures in order and around the end, after an interval each, beside all others', async ({
    page,
  }) => {
    // Four cards are in a window of that size.
    await page.setViewportSize({ width: 1280, height: 2000 });
    const carousel = await openCarousel(page);
    for (let step = 1; step <= last + 1; step += 1) {
      await expectTurn(carousel, ((step - 1) % last) + 1, (step % last) + 1);
      for (const { title, pictures } of projects.slice(0, 4)) {
        const card = cardOf(page, title);
        if (pictures.length > 1) {
          await expectShown({ card, pictures }, (step % pictures.length) + 1);
        } else {
          await expect(card.locator('img')).toHaveCount(1);
          await expect(card.getByRole('button')).toHaveCount(0);
        }
      }
    }
  });

  test('stands still when a visitor needs it to, says why, and then goes on after a whole interval', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    // A page is prerendered before anybody sees it.
    await page.addInitScript(pretend, 'hidden');
    const carousel = await openCarousel(page);
    const { card } = carousel;
    await expect(card.locator('img')).toHaveCount(1);
    await page.evaluate(pretend, 'visible');
    const frame = frameOf(card);
    const cutBelow = async (part: number) => {
      const box = await frame.boundingBox();
      const height = Math.round((box?.y ?? 0) + part * (box?.height ?? 0));
      await page.setViewportSize({ width: 390, height });
      await settle(page);
    };
    const press = () => pressMotionControl(page);
    const reasons = [
      { still: 'hovered', begin: () => card.hover(), end: () => page.mouse.move(0, 0) },
      // Nobody sees or hears a hidden tab.
      {
        still: null,
        begin: () => page.evaluate(pretend, 'hidden'),
        end: () => page.evaluate(pretend, 'visible'),
      },
      { still: 'paused', begin: press, end: press },
      { still: 'paused', begin: () => tabTo(page, card.getByRole('link')), end: press },
      { still: 'offscreen', begin: () => cutBelow(0.4), end: () => cutBelow(0.6) },
    ];
    for (const [index, { still, begin, end }] of reasons.entries()) {
      await test.step(still ?? 'hidden', async () => {
        const number = (index % last) + 1;
        const next = (number % last) + 1;
        await waitForPicture(carousel, next);
        await expect(frame).not.toHaveAttribute('data-still');
        await expect(frame).toHaveAttribute('aria-live', 'off');
        await advance(carousel, slideInterval - 100);
        await begin();
        await settle(page);
        if (still) await expect(frame).toHaveAttribute('data-still', still);
        await expect(frame).toHaveAttribute('aria-live', still ? 'polite' : 'off');
        const isPaused = still === 'paused';
        await expect(motionControlOf(page)).toHaveAccessibleName(isPaused ? playMotion : pauseMotion);
        await page.clock.fastForward(3_600_000);
        await advance(carousel, 2 * slideInterval);
        await expectStill(carousel, number);
        await end();
        await expect(frame).not.toHaveAttribute('data-still');
        await expectTurn(carousel, number, next);
      });
    }
  });

  test('skips a picture that is gone, and asks for it once more in the next round only', async ({ page }) => {
    const asked = await answerFor(page, longest.pictures[1], (route) => route.abort());
    const carousel = await openCarousel(page);
    const others = Array.from({ length: last }, (_, index) => index + 1).filter((number) => number !== 2);
    for (let round = 1; round <= 4; round += 1) {
      for (const number of [...others.slice(1), 1]) {
        await waitForPicture(carousel, number);
        await advance(carousel, slideInterval);
        await expectShown(carousel, number);
        if (number === 3) expect(asked.length).toBe(Math.min(round, 2));
      }
    }
  });

  test('waits for a late picture, asks for no other meanwhile, shows it as it comes, and skips one after 30 s', async ({
    page,
  }) => {
    const late = await answerFor(page, longest.pictures[1]);
    await answerFor(page, longest.pictures[2]);
    const carousel = await openCarousel(page);
    const hasAsked = (number: number) =>
      carousel.asked.some((address) => longest.pictures[number - 1]?.isAt(address));
    for (let waited = 0; waited < 10_000; waited += 1000) await advance(carousel, 1000);
    await expectStill(carousel, 1);
    expect(hasAsked(3)).toBe(false);
    await Promise.all(late.map((route) => route.continue()));
    await expectShown(carousel, 2);
    await expect.poll(() => hasAsked(3)).toBe(true);
    await advance(carousel, 29_900);
    await expectStill(carousel, 2);
    expect(hasAsked(4)).toBe(false);
    await advance(carousel, 100);
    await expectShown(carousel, (3 % last) + 1);
  });

  test('is printed as the one picture that it comes to, in full, even during a fade', async ({ page }) => {
    const carousel = await openCarousel(page);
    await waitForPicture(carousel, 2);
    await advance(carousel, slideInterval);
    await expectShown(carousel, 2);
    await page.emulateMedia({ media: 'print' });
    for (const card of await page.getByRole('article').all()) {
      const picture = card.locator('img').filter({ visible: true });
      await expect(picture).toHaveCount(1);
      expect(await opacityOf(picture)).toBe(1);
      await expectLoaded(picture);
    }
  });
});

test.describe('A carousel, in real time', () => {
  test('fades for as long as it should, neither dips into the dark nor moves the page, and keeps the element that it had loaded', async ({
    page,
  }) => {
    // Only Chromium counts layout shifts.
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0);
        const { shift = '0' } = document.documentElement.dataset;
        document.documentElement.dataset['shift'] = String(values.reduce((a, b) => a + b, Number(shift)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { card } = await openCard(page);
    await expect(card.locator('img')).toHaveCount(2);
    const waiting = await card.locator('img').nth(1).elementHandle();
    const { least, most, lasts } = await watchFade(card);
    expect(least).toBeGreaterThan(0.9);
    expect(most).toBeLessThan(1.1);
    expect(Math.abs(lasts - fadeDuration)).toBeLessThan(200);
    expect(await waiting?.evaluate((image) => image.isConnected)).toBe(true);
    const shift = await page.evaluate(() => document.documentElement.dataset['shift']);
    expect(Number(shift ?? 0)).toBeLessThan(0.01);
  });

  test('fades to a picture that is in the cache, too', async ({ page, browserName }) => {
    test.skip(browserName === 'chromium', 'Chromium fades there whatever the component does');
    const { card } = await openCard(page);
    await motionControlOf(page).click();
    for (let round = 1; round <= 3; round += 1) {
      await page.reload();
      await waitForScript(page);
      const watched = watchFade(card);
      await dotOf(card, 2).click();
      expect((await watched).most).toBeLessThan(1.1);
    }
  });

  test('goes on when a visitor comes back to it by the back/forward cache', async ({
    playwright,
    browserName,
    launchOptions,
    baseURL,
  }) => {
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
      const { card } = await openCard(page);
      await page.goto('/');
      await page.goBack({ waitUntil: 'commit' });
      if (browserName === 'chromium') {
        await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      }
      const shown = (await shownSlideOf(card).getAttribute('aria-label')) ?? '';
      const timeout = slideInterval + 3000;
      await expect(shownSlideOf(card)).not.toHaveAccessibleName(shown, { timeout });
      await dotOf(card, 1).click();
      await expect(shownSlideOf(card)).toHaveAccessibleName(slideName(1, last));
    } finally {
      await browser.close();
    }
  });
});
