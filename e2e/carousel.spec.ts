import { expect, test, type Locator, type Page } from '@playwright/test';
import { launchTimes } from '@/e2e/expectations';
import {
  advance,
  dotOf,
  expectShown,
  expectShownNow,
  expectTurn,
  frameOf,
  interceptPicture,
  openCard,
  openCarousel,
  pauseClock,
  shownSlideOf,
  waitForPictures,
  waitForUpdates,
} from '@/e2e/support/carousel';
import { carousels, last, longest, projects } from '@/e2e/support/content';
import { motionControlOf, playMotion, pressMotionControl } from '@/e2e/support/motion';
import { cardOf, expectLoaded, waitForScript } from '@/e2e/support/page';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

const { slideInterval } = launchTimes;

/** Makes a page's scripts believe that its tab is `hidden` or `visible`, because Playwright cannot hide a tab. */
async function makeTab(page: Page, state: string): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Something that a visitor does on a page or with a card. */
type Action = (page: Page, card: Locator) => Promise<unknown>;

test.describe('A carousel', () => {
  test('shows its pictures in order for one interval each, and starts over', async ({ page }) => {
    const carousel = await openCarousel(page);
    for (let step = 1; step <= last + 1; step += 1) {
      await expectTurn(carousel, ((step - 1) % last) + 1, (step % last) + 1);
    }
  });

  test('changes its picture at the same time as the other carousels', async ({ page }) => {
    // A viewport of this size shows four cards.
    await page.setViewportSize({ width: 1280, height: 2000 });
    await expectTurn(await openCarousel(page), 1, 2);
    for (const { title, pictures } of projects.slice(0, 4)) {
      const card = cardOf(page, title);
      if (pictures.length > 1) await expectShown({ card, pictures }, 2);
      else await expect(card.locator('img, button')).toHaveCount(1);
    }
  });

  const showPart = async (page: Page, card: Locator, part: number) => {
    const { y = 0, height = 0 } = (await frameOf(card).boundingBox()) ?? {};
    await page.setViewportSize({ width: 390, height: Math.round(y + part * height) });
    await waitForUpdates(page);
  };
  for (const [when, begin, end] of [
    ['while its card is hovered', (_, card) => card.hover(), (page) => page.mouse.move(0, 0)],
    ['while its tab is hidden', (page) => makeTab(page, 'hidden'), (page) => makeTab(page, 'visible')],
    ['between Pause and Play', pressMotionControl, pressMotionControl],
    [
      'between keyboard focus in its card and Play',
      (_, card) => card.locator('a[href], button').first().focus(),
      async (page) => {
        // The first press pauses the other carousels.
        if (carousels.length > 1) await pressMotionControl(page);
        await pressMotionControl(page);
      },
    ],
    [
      'while less than half of it is in the viewport',
      (page, card) => showPart(page, card, 0.4),
      (page, card) => showPart(page, card, 0.6),
    ],
  ] satisfies [string, Action, Action][]) {
    test(`pauses ${when}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 700 });
      const carousel = await openCarousel(page);
      await waitForPictures(carousel);
      await advance(carousel, slideInterval - 100);
      await begin(page, carousel.card);
      await waitForUpdates(page);
      await page.clock.fastForward(3_600_000);
      await advance(carousel, 2 * slideInterval);
      await expectShownNow(carousel, 1);
      await end(page, carousel.card);
      await expectTurn(carousel, 1, 2);
    });
  }

  test('pauses if its card was hovered before scripts started', async ({ page }) => {
    const card = cardOf(page, longest.title);
    await pauseClock(page);
    await page.goto('/work');
    await card.hover({ position: { x: 40, y: 40 } });
    await page.clock.runFor(2000);
    await waitForScript(page);
    await card.hover({ position: { x: 50, y: 40 } });
    await expect(frameOf(card)).toHaveAttribute('data-still', 'hovered');
  });

  test('forgets that its card was hovered when its page returns from the back/forward cache', async ({
    page,
  }) => {
    const { card } = await openCard(page);
    await card.hover();
    await expect(frameOf(card)).toHaveAttribute('data-still', 'hovered');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(frameOf(card)).not.toHaveAttribute('data-still', 'hovered');
  });

  test('skips a picture that has not loaded after 30 s', async ({ page }) => {
    await interceptPicture(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await advance(carousel, 29_900);
    await expectShownNow(carousel, 1);
    await advance(carousel, 100);
    await expectShown(carousel, 3);
  });

  test('prints as one opaque picture, even during a fade', async ({ page }) => {
    const carousel = await openCarousel(page);
    await waitForPictures(carousel);
    await advance(carousel, slideInterval);
    await expectShown(carousel, 2);
    await page.emulateMedia({ media: 'print' });
    // Reads the opacities once, without retries, because the fade would end meanwhile.
    const opacities = await shownSlideOf(page.getByRole('main')).evaluateAll((slides) =>
      slides.map((slide) => getComputedStyle(slide).opacity),
    );
    expect(opacities).toEqual(carousels.map(() => '1'));
    for (const card of await page.getByRole('article').all()) {
      const picture = card.locator('img').filter({ visible: true });
      await expect(picture).toHaveCount(1);
      await expectLoaded(picture);
    }
  });

  test('shows a picture even if the browser switched to a larger file while it loaded', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const requests = await interceptPicture(
      page,
      longest.pictures[1],
      (route) => requests.length > 1 && route.continue(),
    );
    const carousel = await openCarousel(page);
    await expect.poll(() => requests.length).toBe(1);
    await page.setViewportSize({ width: 1400, height: 800 });
    await expect.poll(() => requests.length).toBe(2);
    await carousel.card.locator('img').first().scrollIntoViewIfNeeded();
    await waitForUpdates(page);
    await requests[0]?.continue();
    await expectTurn(carousel, 1, 2);
    await expectTurn(carousel, 2, 3);
  });

  test('causes no layout shift', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium reports layout shifts');
    const carousel = await openCard(page);
    await dotOf(carousel.card, 2).click();
    await expectShown(carousel, 2);
    const shifts = await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: 'layout-shift', buffered: true });
      return observer.takeRecords().map((entry) => (entry as { value?: number }).value ?? NaN);
    });
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  test('continues after a return from the back/forward cache', async ({ page, browserName }) => {
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
    await expect(shownSlideOf(card)).not.toHaveAccessibleName(shown);
  });

  for (const preference of ['less motion', 'less data']) {
    test(`requests no further picture before Play for a visitor who prefers ${preference}`, async ({
      page,
    }) => {
      const isReduced = preference === 'less motion';
      if (isReduced) {
        await page.emulateMedia({ reducedMotion: 'reduce' });
      } else {
        await page.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        });
      }
      const requests = await interceptPicture(page, longest.pictures[1], (route) => route.continue());
      const carousel = await openCarousel(page);
      await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
      await advance(carousel, 4 * slideInterval);
      await expectShownNow(carousel, 1);
      expect(requests).toEqual([]);
      await pressMotionControl(page);
      await waitForPictures(carousel);
      await advance(carousel, slideInterval);
      await expectShown(carousel, 2);
      // With reduced motion the picture changes without a fade.
      if (isReduced) expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }
});
