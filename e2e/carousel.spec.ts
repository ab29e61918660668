import type { Locator } from '@playwright/test';
import { slideInterval } from '@/components/carousel/slideshow';
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
  slideSelector,
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
 * Expects the next change of a card to be a fade of the right length. Watches it frame by frame: the least and most
 * opacity of all slides together, and how long the new one is seen to fade in, at least and at most, in ms.
 */
async function expectFade(card: Locator): Promise<void> {
  const { least, most, ...lasts } = await card.evaluate(
    (element, selector) =>
      new Promise<Record<'least' | 'most' | 'shortest' | 'longest', number>>((resolve) => {
        const slides = () => [...element.querySelectorAll(selector)];
        const opacity = (slide: Element) => Number(getComputedStyle(slide).opacity);
        const shown = () => slides().find(({ ariaHidden }) => ariaHidden !== 'true');
        const first = shown()?.ariaLabel;
        let [least, most, before, start, last] = [1, 1, 0, 0, 0];
        const look = (now: number) => {
          const next = shown();
          const sum = slides().reduce((total, slide) => total + opacity(slide), 0);
          [least, most] = [Math.min(least, sum), Math.max(most, sum)];
          const part = next && next.ariaLabel !== first ? opacity(next) : 0;
          if (part === 1) return resolve({ least, most, shortest: last - start, longest: now - before });
          // Browsers may take some frames to begin.
          if (part === 0) before = now;
          else [start, last] = [start || now, now];
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    slideSelector,
  );
  expect(least).toBeGreaterThan(0.9);
  expect(most).toBeLessThan(1.1);
  // A busy machine shows few frames, so that the fade is known only to lie between the two.
  expect(lasts.shortest).toBeLessThan(fadeDuration + 50);
  expect(lasts.longest).toBeGreaterThan(fadeDuration - 50);
}

test.describe('A carousel, by the clock', () => {
  test('shows its pictures in order, an interval each, and begins again', async ({ page }) => {
    const carousel = await openCarousel(page);
    for (let step = 1; step <= last + 1; step += 1) {
      await expectTurn(carousel, ((step - 1) % last) + 1, (step % last) + 1);
    }
  });

  test('turns beside all others, and a single picture stays alone', async ({ page }) => {
    // Four cards are in a window of that size.
    await page.setViewportSize({ width: 1280, height: 2000 });
    await expectTurn(await openCarousel(page), 1, 2);
    for (const { title, pictures } of projects.slice(0, 4)) {
      const card = cardOf(page, title);
      if (pictures.length > 1) {
        await expectShown({ card, pictures }, 2);
      } else {
        await expect(card.locator('img')).toHaveCount(1);
        await expect(card.getByRole('button')).toHaveCount(0);
      }
    }
  });

  test('stands still for every reason of docs/carousel.md, and goes on with a whole interval', async ({
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

  // The reducer's tests say how often it is requested again.
  test('skips a picture that is gone', async ({ page }) => {
    const asked = await answerFor(page, longest.pictures[1], (route) => route.abort());
    const carousel = await openCarousel(page);
    await expectTurn(carousel, 1, 3);
    expect(asked).toHaveLength(1);
  });

  test('waits for a late picture, requests no other meanwhile, and shows it as it comes', async ({
    page,
  }) => {
    const late = await answerFor(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    const hasAskedForThird = () => carousel.asked.some((address) => longest.pictures[2]?.isAt(address));
    for (let waited = 0; waited < 10_000; waited += 1000) await advance(carousel, 1000);
    await expectStill(carousel, 1);
    expect(hasAskedForThird()).toBe(false);
    await Promise.all(late.map((route) => route.continue()));
    await expectShown(carousel, 2);
    await expect.poll(hasAskedForThird).toBe(true);
  });

  test('skips a picture that has not come within 30 s', async ({ page }) => {
    await answerFor(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await advance(carousel, 29_900);
    await expectStill(carousel, 1);
    await advance(carousel, 100);
    await expectShown(carousel, 3);
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

test.describe('A carousel, on a phone that is turned', () => {
  test.use({ viewport: { width: 390, height: 800 }, deviceScaleFactor: 3 });

  test('shows a picture although the browser chose another file while it loaded', async ({ page }) => {
    const asked = await answerFor(page, longest.pictures[1], (route) => asked.length > 1 && route.continue());
    const carousel = await openCarousel(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.setViewportSize({ width: 1400, height: 800 });
    await expect.poll(() => asked.length).toBe(2);
    await carousel.card.locator('img').first().scrollIntoViewIfNeeded();
    await settle(page);
    await asked[0]?.continue();
    await expectTurn(carousel, 1, 2);
    await expectTurn(carousel, 2, 3);
  });
});

test.describe('A carousel, in real time', () => {
  test('fades from one picture to the next without dipping into the dark', async ({ page }) => {
    const { card } = await openCard(page);
    await expect(card.locator('img')).toHaveCount(2);
    await expectFade(card);
  });

  test('moves nothing else on the page', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium counts layout shifts');
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0);
        const { shift = '0' } = document.documentElement.dataset;
        document.documentElement.dataset['shift'] = String(values.reduce((a, b) => a + b, Number(shift)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const carousel = await openCard(page);
    await dotOf(carousel.card, 2).click();
    await expectShown(carousel, 2);
    await expect(shownSlideOf(carousel.card)).toHaveCSS('opacity', '1');
    const shift = await page.evaluate(() => document.documentElement.dataset['shift']);
    expect(Number(shift ?? 0)).toBeLessThan(0.01);
  });

  test('fades to a picture from the cache', async ({ page }) => {
    const carousel = await openCard(page);
    await motionControlOf(page).click();
    await dotOf(carousel.card, 2).click();
    await expectShown(carousel, 2);
    for (let round = 1; round <= 2; round += 1) {
      await page.reload();
      await waitForScript(page);
      const fade = expectFade(carousel.card);
      await dotOf(carousel.card, 2).click();
      await fade;
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
