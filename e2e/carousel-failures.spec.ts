import { expect, test, type Route } from '@playwright/test';
import {
  advance,
  dotOf,
  expectShown,
  expectShownNow,
  expectTurn,
  interceptPicture,
  last,
  longest,
  openCarousel,
  pressMotionControl,
  slideInterval,
  waitForPictures,
} from '@/e2e/support/carousel';
import { waitForUpdates } from '@/e2e/support/page';

test.skip(last < 3, 'No project in content/ has three pictures');

const fail = (route: Route) => route.abort();

test('a late picture is waited for', async ({ page }) => {
  const second = await interceptPicture(page, longest.images[1]);
  const carousel = await openCarousel(page);
  await advance(carousel, 3 * slideInterval);
  await expectShownNow(carousel, 1);
  expect(second).toHaveLength(1);
  await second[0]?.continue();
  await expectShown(carousel, 2);
});

test('a picture that is later than 30 s is passed', async ({ page }) => {
  await interceptPicture(page, longest.images[1]);
  const carousel = await openCarousel(page);
  await advance(carousel, 29_900);
  await expectShownNow(carousel, 1);
  await advance(carousel, 100);
  await expectShown(carousel, 3);
});

test('a late picture is not shown if it arrives after Pause', async ({ page }) => {
  const second = await interceptPicture(page, longest.images[1]);
  const carousel = await openCarousel(page);
  await advance(carousel, slideInterval);
  await pressMotionControl(page);
  await second[0]?.continue();
  await waitForPictures(carousel);
  await advance(carousel, 2 * slideInterval);
  await expectShownNow(carousel, 1);
});

test('a late picture that a visitor picks marks its dot as waiting, until the visitor goes back', async ({
  page,
}) => {
  const second = await interceptPicture(page, longest.images[1]);
  const carousel = await openCarousel(page);
  const dot = dotOf(carousel.card, 2);
  await dot.click();
  await expect(dot).toHaveAttribute('data-waiting');
  await expect.poll(() => second.length).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect(dot).not.toHaveAttribute('data-waiting');
  await second[0]?.continue();
  await waitForPictures(carousel);
  await expectShownNow(carousel, 1);
});

test('a picture is shown even if the browser switched to a larger file while it loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const requests = await interceptPicture(
    page,
    longest.images[1],
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
});

test('a picture that fails is passed, and requested again after 30 s', async ({ page }) => {
  const requests = await interceptPicture(page, longest.images[1], fail);
  const carousel = await openCarousel(page);
  await expectTurn(carousel, 1, 3);
  // By then, every other picture has been shown several times.
  await advance(carousel, 30_000 - slideInterval - 1000);
  expect(requests).toHaveLength(1);
  for (let round = 0; round < last; round += 1) await advance(carousel, slideInterval);
  await expect.poll(() => requests.length).toBe(2);
});

test('if all other pictures fail, each is requested every 30 s', async ({ page }) => {
  const others = await Promise.all(longest.images.slice(1).map((one) => interceptPicture(page, one, fail)));
  const carousel = await openCarousel(page);
  const counts = () => others.map((requests) => requests.length);
  const all = (count: number) => others.map(() => count);
  await expect.poll(counts).toEqual(all(1));
  for (let time = 0; time < 30_000; time += slideInterval) {
    expect(counts()).toEqual(all(1));
    await advance(carousel, slideInterval);
  }
  await expect.poll(counts).toEqual(all(2));
  await page.unrouteAll();
  await advance(carousel, 30_000);
  await expectShown(carousel, 2);
});

test('a picture that fails after a visitor has picked it shows its alternative text', async ({ page }) => {
  await interceptPicture(page, longest.images[1], fail);
  const { card } = await openCarousel(page);
  await dotOf(card, 2).click();
  await expect(card.getByRole('img', { name: longest.images[1]?.alt ?? '', exact: true })).toBeVisible();
});
