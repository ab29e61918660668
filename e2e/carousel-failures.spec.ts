import { expect, test, type Page, type Route } from '@playwright/test';
import { pages } from '@/content/content';
import { fillIn } from '@/content/fill-in';
import { launchTimes } from '@/e2e/expectations';
import {
  advance,
  dotOf,
  expectShown,
  expectShownNow,
  expectTurn,
  interceptPicture,
  openCarousel,
  shownSlideOf,
  waitForUpdates,
} from '@/e2e/support/carousel';
import { last, longest, type ProjectPicture } from '@/e2e/support/content';
import { pressMotionControl } from '@/e2e/support/motion';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

const { slideInterval } = launchTimes;

/** Fails every request for a picture until `mend` is called. */
async function breakPicture(page: Page, picture?: ProjectPicture) {
  let isBroken = true;
  const answer = (route: Route) => (isBroken ? route.abort() : route.continue());
  const requests = await interceptPicture(page, picture, answer);
  return { requests, mend: () => (isBroken = false) };
}

test.describe('A picture that is late', () => {
  test('is waited for, and no other is requested meanwhile', async ({ page }) => {
    const second = await interceptPicture(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await advance(carousel, 3 * slideInterval);
    await expectShownNow(carousel, 1);
    await expect.poll(() => second.length).toBe(1);
    await second[0]?.continue();
    await expectShown(carousel, 2);
  });

  test('is not shown if it arrives after Pause', async ({ page }) => {
    const second = await interceptPicture(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await advance(carousel, slideInterval);
    await expect.poll(() => second.length).toBe(1);
    await pressMotionControl(page);
    await second[0]?.continue();
    await waitForUpdates(page);
    await advance(carousel, 2 * slideInterval);
    await expectShownNow(carousel, 1);
  });

  test('marks its dot as waiting once a visitor picks it', async ({ page }) => {
    const requests = await interceptPicture(page, longest.pictures[last - 1]);
    const carousel = await openCarousel(page);
    const dot = dotOf(carousel.card, last);
    await dot.click();
    await expect(dot).toHaveAttribute('data-waiting');
    await expectShownNow(carousel, 1);
    await expect.poll(() => requests.length).toBe(1);
    await requests[0]?.continue();
    await expectShown(carousel, last);
    await expect(dot).not.toHaveAttribute('data-waiting');
  });

  test('is not shown if a visitor goes back to the shown one', async ({ page }) => {
    const second = await interceptPicture(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await dotOf(carousel.card, 2).click();
    await expect.poll(() => second.length).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect(dotOf(carousel.card, 2)).not.toHaveAttribute('data-waiting');
    await second[0]?.continue();
    await waitForUpdates(page);
    await expectShownNow(carousel, 1);
  });
});

test.describe('A picture that fails', () => {
  test('is left out until a visitor uses the carousel', async ({ page }) => {
    const { requests, mend } = await breakPicture(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await expect.poll(() => requests.length).toBe(1);
    await expectTurn(carousel, 1, 3);
    for (let number = 3; number < last; number += 1) await expectTurn(carousel, number, number + 1);
    await expectTurn(carousel, last, 1);
    await expectTurn(carousel, 1, 3);
    expect(requests).toHaveLength(1);
    mend();
    await dotOf(carousel.card, 2).click();
    await expectShown(carousel, 2);
  });

  test('is requested again after a minute if all others have failed too', async ({ page }) => {
    const others = await Promise.all(longest.pictures.slice(1).map((one) => breakPicture(page, one)));
    const carousel = await openCarousel(page);
    for (let count = 0; count < 4; count += 1) await advance(carousel, slideInterval);
    await expectShownNow(carousel, 1);
    for (const { requests } of others) expect(requests).toHaveLength(1);
    for (const { mend } of others) mend();
    await page.clock.runFor(60_000);
    await waitForUpdates(page);
    const first = fillIn(pages.work.carousel.slide, { number: 1, total: last });
    // The carousel looks once in each interval.
    const nameAfterInterval = async () => {
      await advance(carousel, slideInterval);
      return shownSlideOf(carousel.card).getAttribute('aria-label');
    };
    await expect.poll(nameAfterInterval).not.toBe(first);
  });

  test('is requested again once the browser is online again if it is the first one of its card', async ({
    page,
  }) => {
    const { mend } = await breakPicture(page, longest.pictures[0]);
    const { card } = await openCarousel(page);
    const picture = card.getByRole('img', { name: longest.pictures[0]?.alt ?? '', exact: true });
    await expect(picture).not.toHaveAttribute('src');
    mend();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  });

  test('is shown if a visitor has picked it, and then requested again', async ({ page }) => {
    const { requests, mend } = await breakPicture(page, longest.pictures[1]);
    const carousel = await openCarousel(page);
    await dotOf(carousel.card, 2).click();
    const picture = carousel.card.getByRole('img', { name: longest.pictures[1]?.alt ?? '', exact: true });
    await expect(picture).toBeVisible();
    expect(requests).toHaveLength(2);
    mend();
    await page.clock.runFor(60_000);
    const widthAfterInterval = async () => {
      await advance(carousel, slideInterval);
      return picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    };
    await expect.poll(widthAfterInterval).toBeGreaterThan(0);
  });
});
