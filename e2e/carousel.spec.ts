import { expect, test, type Page } from '@playwright/test';
import { projects } from '@/content/projects';
import {
  Carousel,
  intercept,
  last,
  openCarousel,
  openTimedCarousel,
  slideInterval,
} from '@/e2e/support/carousel';
import { pauseClock, setHidden, startWhilePaused, waitForUpdates } from '@/e2e/support/page';

test('a carousel shows its pictures in order for one interval each, and starts over', async ({ page }) => {
  const carousel = await openTimedCarousel(page);
  for (let number = 1; number < last; number += 1) await carousel.expectTurn(number, number + 1);
  await carousel.expectTurn(last, 1);
});

/** Makes the window so low that it shows a part of the carousel. */
async function showPart({ page, frame }: Carousel, part: number): Promise<void> {
  const { y = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  await page.setViewportSize({ width: 390, height: Math.round(y + part * height) });
}

type Action = (carousel: Carousel) => Promise<unknown>;

/** What keeps a carousel still, how it begins, and how it ends. */
const pauses = [
  ['while its card is hovered', ({ card }) => card.hover(), ({ page }) => page.mouse.move(0, 0)],
  ['while its tab is hidden', ({ page }) => setHidden(page, true), ({ page }) => setHidden(page, false)],
  [
    'between Pause and Play, also after a look at another tab',
    async (carousel) => {
      await carousel.pressMotionControl();
      await setHidden(carousel.page, true);
      await setHidden(carousel.page, false);
    },
    (one) => one.pressMotionControl(),
  ],
  [
    'between keyboard focus in its card and Play',
    ({ card }) => card.locator('a[href], button').first().focus(),
    async (carousel) => {
      // The first press pauses the other carousels.
      await carousel.pressMotionControl();
      await carousel.pressMotionControl();
    },
  ],
  [
    'while less than half of it is in the window',
    (carousel) => showPart(carousel, 0.4),
    (carousel) => showPart(carousel, 0.6),
  ],
] satisfies [string, Action, Action][];

test('a carousel pauses while something keeps it still, and then starts a whole interval', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const carousel = await openTimedCarousel(page);
  for (const [index, [when, begin, end]] of pauses.entries()) {
    await test.step(when, async () => {
      await carousel.waitForPictures();
      await carousel.advance(slideInterval - 100);
      await begin(carousel);
      await waitForUpdates(page);
      await carousel.advance(2 * slideInterval);
      const number = (index % last) + 1;
      await carousel.expectShownNow(number);
      await end(carousel);
      await carousel.expectTurn(number, (number % last) + 1);
    });
  }
});

test('a carousel does not turn once it is held, even if it waits for a larger file since a resize', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const requests = await intercept(page, 2, (route) => requests.length === 1 && route.continue());
  const carousel = await openTimedCarousel(page);
  await carousel.waitForPictures();
  await carousel.advance(slideInterval / 2);
  await page.setViewportSize({ width: 880, height: 800 });
  await carousel.advance(slideInterval / 2);
  await expect.poll(() => requests.length).toBe(2);
  await carousel.pressMotionControl();
  await requests[1]?.continue();
  await carousel.waitForPictures();
  await carousel.advance(slideInterval);
  await carousel.expectShownNow(1);
});

test('a carousel pauses if its card was hovered or had keyboard focus before script started', async ({
  page,
}) => {
  const { card, frame } = new Carousel(page);
  await pauseClock(page);
  await page.goto('/work');
  await card.hover({ position: { x: 40, y: 40 } });
  await page.clock.runFor(2000);
  await startWhilePaused(page);
  await card.hover({ position: { x: 50, y: 40 } });
  await expect(frame).toHaveAttribute('data-still', 'hovered');
  await page.mouse.move(0, 0);
  await page.reload();
  await card.getByRole('link').focus();
  await page.clock.runFor(2000);
  await startWhilePaused(page);
  await expect(frame).toHaveAttribute('data-still', 'paused');
});

test('a carousel goes on after a mouse has focused its card', async ({ page }) => {
  const { card, frame } = await openCarousel(page);
  // Unlike a click, this stays on the page.
  await card.click({ button: 'right' });
  await expect(card.getByRole('link')).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(frame).not.toHaveAttribute('data-still');
});

test('a carousel forgets a hover when it returns from the back/forward cache', async ({ page }) => {
  const { card, frame } = await openCarousel(page);
  await card.hover();
  await expect(frame).toHaveAttribute('data-still', 'hovered');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(frame).not.toHaveAttribute('data-still', 'hovered');
});

for (const [preference, prefer] of [
  ['less motion', (page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'less data',
    (page) =>
      page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  ],
] satisfies [string, (page: Page) => Promise<unknown>][]) {
  test(`a carousel requests no further picture before Play with ${preference}`, async ({ page }) => {
    await prefer(page);
    const requests = await intercept(page, 2, (route) => route.continue());
    const carousel = await openTimedCarousel(page);
    await carousel.advance(2 * slideInterval);
    await carousel.expectShownNow(1);
    expect(requests).toEqual([]);
    await carousel.pressMotionControl();
    await carousel.expectTurn(1, 2);
  });
}

test('a carousel prints as one opaque picture, even during a fade', async ({ page }) => {
  const carousel = await openTimedCarousel(page);
  await carousel.waitForPictures();
  await carousel.advance(slideInterval);
  await carousel.expectShown(2);
  await page.emulateMedia({ media: 'print' });
  // Reads once, without retries, because the fade would end meanwhile.
  const printed = page.locator('article img').filter({ visible: true });
  const opacities = await printed.evaluateAll((images) =>
    images.map(({ parentElement }) => getComputedStyle(parentElement!).opacity),
  );
  expect(opacities).toEqual(projects.map(() => '1'));
});
