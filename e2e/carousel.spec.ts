import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  advance,
  carousels,
  expectShown,
  expectShownNow,
  expectTurn,
  frameOf,
  interceptPicture,
  last,
  longest,
  openCard,
  openCarousel,
  pressMotionControl,
  shownSlideOf,
  slideInterval,
  waitForPictures,
} from '@/e2e/support/carousel';
import { cardOf, pauseClock, waitForScript, waitForUpdates } from '@/e2e/support/page';

test.skip(last < 3, 'No project in content/ has three pictures');

test('a carousel shows its pictures in order for one interval each, and starts over', async ({ page }) => {
  const carousel = await openCarousel(page);
  for (let step = 1; step <= last + 1; step += 1) {
    await expectTurn(carousel, ((step - 1) % last) + 1, (step % last) + 1);
  }
});

/** Makes a page's scripts believe that its tab is `hidden` or `visible`, because Playwright cannot hide a tab. */
async function makeTab(page: Page, state: string): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state === 'hidden');
}

/** Makes the window so low that it shows a part of the carousel. */
async function showPart(page: Page, card: Locator, part: number): Promise<void> {
  const { y = 0, height = 0 } = (await frameOf(card).boundingBox()) ?? {};
  await page.setViewportSize({ width: 390, height: Math.round(y + part * height) });
}

/** Something that a visitor does on a page or with a card. */
type Action = (page: Page, card: Locator) => Promise<unknown>;

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
    'while less than half of it is in the window',
    (page, card) => showPart(page, card, 0.4),
    (page, card) => showPart(page, card, 0.6),
  ],
] satisfies [string, Action, Action][]) {
  test(`a carousel pauses ${when}`, async ({ page }) => {
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
    await waitForUpdates(page);
    await expectTurn(carousel, 1, 2);
  });
}

test('a carousel pauses if its card was hovered before scripts started', async ({ page }) => {
  const card = cardOf(page, longest.title);
  await pauseClock(page);
  await page.goto('/work');
  await card.hover({ position: { x: 40, y: 40 } });
  await page.clock.runFor(2000);
  await waitForScript(page);
  await card.hover({ position: { x: 50, y: 40 } });
  await expect(frameOf(card)).toHaveAttribute('data-still', 'hovered');
});

test('a carousel forgets that its card was hovered when its page returns from the back/forward cache', async ({
  page,
}) => {
  const { card } = await openCard(page);
  await card.hover();
  await expect(frameOf(card)).toHaveAttribute('data-still', 'hovered');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(frameOf(card)).not.toHaveAttribute('data-still', 'hovered');
});

test('a carousel goes on after a return from the back/forward cache', async ({ page, browserName }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  const { card } = await openCard(page);
  await page.goto('/');
  await page.goBack({ waitUntil: 'commit' });
  if (browserName === 'chromium')
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  const shown = (await shownSlideOf(card).getAttribute('aria-label')) ?? '';
  await expect(shownSlideOf(card)).not.toHaveAccessibleName(shown);
});

for (const [preference, prefer] of [
  ['less motion', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'less data',
    (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`a carousel requests no further picture before Play for a visitor who prefers ${preference}`, async ({
    page,
  }) => {
    await prefer(page);
    const requests = await interceptPicture(page, longest.images[1], (route) => route.continue());
    const carousel = await openCarousel(page);
    await advance(carousel, 4 * slideInterval);
    await expectShownNow(carousel, 1);
    expect(requests).toEqual([]);
    await pressMotionControl(page);
    await expectTurn(carousel, 1, 2);
  });
}

test('a carousel prints as one opaque picture, even during a fade', async ({ page }) => {
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
  for (const frame of await frameOf(page.getByRole('main')).all())
    await expect(frame.locator('img').filter({ visible: true })).toHaveCount(1);
});
