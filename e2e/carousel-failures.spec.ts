import { expect, test } from '@playwright/test';
import { workPage } from '@/content/pages';
import { Carousel, carouselProjects, intercept, last, noCarousel } from '@/e2e/support/carousel';
import { cardOf, expectLoaded, open } from '@/e2e/support/page';

test.skip(noCarousel, 'no project has three pictures');

test('a late picture is waited for, but no longer than 30 s', async ({ page }) => {
  const [second] = [await intercept(page, 2), await intercept(page, 3)];
  const carousel = await Carousel.openTimed(page);
  await carousel.advance(29_900);
  await carousel.expectShownNow(1);
  await second[0]?.continue();
  await carousel.expectShown(2);
  await carousel.advance(29_900);
  await carousel.expectShownNow(2);
  await carousel.advance(100);
  await carousel.expectShown(last > 3 ? 4 : 1);
});

test('a picture that fails is skipped, and shows its alternative text once picked', async ({ page }) => {
  await intercept(page, 2, 'abort');
  const carousel = await Carousel.openTimed(page);
  await carousel.expectTurn(1, 3);
  await carousel.dot(2).click();
  const name = carousel.project.pictures[1]!.alt;
  await expect(carousel.shownSlide.getByRole('img', { name, exact: true })).toBeVisible();
});

test('a card whose script throws keeps its picture and link, and the other cards work', async ({ page }) => {
  test.skip(carouselProjects.length < 2, 'only one project has several pictures');
  const { title, pictures } = carouselProjects[0]!;
  await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    // The first carousel is the first to observe whether it is on screen.
    IntersectionObserver.prototype.observe = () => {
      Object.assign(IntersectionObserver.prototype, { observe });
      throw new Error('on purpose');
    };
  });
  await open(page, workPage.path);
  const card = cardOf(page, title);
  await expectLoaded(card.getByRole('img', { name: pictures[0]?.alt ?? '', exact: true }));
  await expect(card.getByRole('link')).toHaveCount(1);
  await expect(card.getByRole('button')).toHaveCount(0);
  const carousel = new Carousel(page, carouselProjects[1]);
  await carousel.dot(2).click();
  await carousel.expectShown(2);
});
