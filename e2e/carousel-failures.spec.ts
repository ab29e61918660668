import { expect, test, type Route } from '@playwright/test';
import {
  Carousel,
  carouselProjects,
  intercept,
  last,
  longestCarousel,
  openTimedCarousel,
  slideInterval,
} from '@/e2e/support/carousel';
import { cardOf, expectLoaded, open, waitForUpdates } from '@/e2e/support/page';

const fail = (route: Route) => route.abort();

test('a late picture is waited for, but no longer than 30 s', async ({ page }) => {
  const second = await intercept(page, 2);
  const third = await intercept(page, 3);
  const carousel = await openTimedCarousel(page);
  await carousel.advance(29_900);
  await carousel.expectShownNow(1);
  expect(second).toHaveLength(1);
  await second[0]?.continue();
  await carousel.expectShown(2);
  await expect.poll(() => third.length).toBe(1);
  await carousel.advance(29_900);
  await carousel.expectShownNow(2);
  await carousel.advance(100);
  await carousel.expectShown(last > 3 ? 4 : 1);
});

test('the dot of a late picture is wide once it is picked, until another is picked', async ({ page }) => {
  const second = await intercept(page, 2);
  const carousel = await openTimedCarousel(page);
  const dot = carousel.dot(2);
  await dot.click();
  await expect(dot.locator('span')).toHaveCSS('width', '20px');
  await expect.poll(() => second.length).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect(dot.locator('span')).toHaveCSS('width', '8px');
  await second[0]?.continue();
  await carousel.waitForPictures();
  await carousel.advance(2 * slideInterval);
  await carousel.expectShownNow(1);
  // It is still the exported slide: no other has a `picture`.
  await expect(carousel.frame.locator('picture')).toHaveCount(1);
});

test('a picture is shown even if the browser switched to a larger file while it loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const requests = await intercept(page, 2, (route) => requests.length > 1 && route.continue());
  const carousel = await openTimedCarousel(page);
  await expect.poll(() => requests.length).toBe(1);
  await page.setViewportSize({ width: 1400, height: 800 });
  await expect.poll(() => requests.length).toBe(2);
  await carousel.card.locator('img').first().scrollIntoViewIfNeeded();
  await waitForUpdates(page);
  await requests[0]?.continue();
  await carousel.expectTurn(1, 2);
});

test('a picture that fails is skipped, and requested again after 30 s', async ({ page }) => {
  const requests = await intercept(page, 2, fail);
  const carousel = await openTimedCarousel(page);
  const now = () => page.evaluate(() => Date.now());
  const before = await now();
  await carousel.expectTurn(1, 3);
  const countAfterTurn = () => carousel.advance(slideInterval).then(() => requests.length);
  await expect.poll(countAfterTurn, { intervals: [0] }).toBe(2);
  expect((await now()) - before).toBeGreaterThanOrEqual(30_000);
});

test('if all other pictures fail, each is requested every 30 s', async ({ page }) => {
  const numbers = longestCarousel.pictures.map((_, index) => index + 1).slice(1);
  const others = await Promise.all(numbers.map((number) => intercept(page, number, fail)));
  const carousel = await openTimedCarousel(page);
  const counts = () => others.map((requests) => requests.length);
  const all = (count: number) => others.map(() => count);
  await expect.poll(counts).toEqual(all(1));
  await carousel.waitForPictures();
  await carousel.advance(29_900);
  expect(counts()).toEqual(all(1));
  await carousel.advance(100);
  await expect.poll(counts).toEqual(all(2));
  await page.unrouteAll();
  await carousel.advance(30_000);
  await carousel.expectShown(2);
});

test('a picture that fails after a visitor has picked it shows its alternative text', async ({ page }) => {
  await intercept(page, 2, fail);
  const carousel = await openTimedCarousel(page);
  await carousel.dot(2).click();
  await expect(
    carousel.shownSlide.getByRole('img', { name: longestCarousel.pictures[1]?.alt ?? '' }),
  ).toBeVisible();
});

test('a card whose script throws keeps its picture and link, and the other cards work', async ({ page }) => {
  const { title, pictures } = carouselProjects[0]!;
  await page.addInitScript((name) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (element.closest('article')?.querySelector('h2')?.textContent === name)
        throw new Error('on purpose');
      observe.call(this, element);
    };
  }, title);
  await open(page, '/work');
  const card = cardOf(page, title);
  await expectLoaded(card.getByRole('img', { name: pictures[0]?.alt ?? '', exact: true }));
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(0);
  const carousel = new Carousel(page, carouselProjects[1]);
  await carousel.dot(2).click();
  await carousel.expectShown(2);
});
