import { expect, test, type Locator } from '@playwright/test';
import { pages, projects } from '@/content/content';
import { isOutside } from '@/content/routes';
import { carousels, dotOf, expectShown } from '@/e2e/support/carousel';
import { cardOf, expectLoaded, expectStaticPage, waitForScript } from '@/e2e/support/page';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the work page shows every project with any link', async ({ page }) => {
    await page.goto('/work');
    await expectStaticPage(page);
    // Without this role, Safari does not announce a list that has no markers.
    await expect(page.locator('main ul[role=list] > li')).toHaveCount(projects.length);
    for (const { title, link: address, images } of projects) {
      const card = cardOf(page, title);
      await expectLoaded(card.getByRole('img', { name: images[0]?.alt ?? '', exact: true }));
      const link = card.getByRole('link', { name: title, exact: true });
      await expect(link).toHaveCount(address ? 1 : 0);
      if (!address) continue;
      await expect(link).toHaveAttribute('href', address);
      await expect(link).not.toHaveAttribute('target');
      await expect(link).toHaveAccessibleDescription(isOutside(address) ? pages.work.projectSiteNote : '');
    }
  });
});

test('a card whose script throws keeps its picture and link, and leaves the other cards working', async ({
  page,
}) => {
  const [broken, other] = carousels;
  test.skip(!broken || !other, 'Fewer than two projects in content/ have several pictures');
  await page.addInitScript((title) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (element.closest('article')?.querySelector('h2')?.textContent === title)
        throw new Error('broken on purpose');
      observe.call(this, element);
    };
  }, broken?.title ?? '');
  await page.goto('/work');
  await waitForScript(page);
  await expect(page.getByRole('article')).toHaveCount(projects.length);
  const card = cardOf(page, broken?.title ?? '');
  await expectLoaded(card.getByRole('img', { name: broken?.images[0]?.alt ?? '', exact: true }));
  if (broken?.link) await expect(card.getByRole('link')).toHaveAttribute('href', broken.link);
  await expect(card.getByRole('button')).toHaveCount(0);
  const carousel = { card: cardOf(page, other?.title ?? ''), pictures: other?.images ?? [] };
  await dotOf(carousel.card, 2).click();
  await expectShown(carousel, 2);
});

test('`sizes` is the width at which pictures are displayed, so that they are sharp and no larger', async ({
  page,
}) => {
  await page.goto('/work');
  const picture = page.getByRole('article').getByRole('img').first();
  for (const width of [360, 768, 960, 1100, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1600 });
    // With width descriptors, `naturalWidth` is the width from `sizes` (HTML, "density-corrected natural size").
    const difference = () =>
      picture.evaluate((image: HTMLImageElement) => Math.abs(image.naturalWidth - image.offsetWidth));
    await expect.poll(difference, { message: `${width} px wide` }).toBeLessThanOrEqual(1);
  }
});

test('a phone on its side shows a whole picture below the header', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/work');
  const picture = page.getByRole('article').getByRole('img').first();
  await picture.evaluate((image) => image.scrollIntoView({ block: 'end' }));
  // Pages scroll by whole pixels.
  await expect(picture).toBeInViewport({ ratio: 0.99 });
});

test('a card that is hovered or has keyboard focus shows its arrow, and the pictures of others are dimmed', async ({
  page,
}) => {
  const linked = projects.filter(({ link }) => link);
  test.skip(linked.length < 2, 'Fewer than two projects have a link');
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/work');
  await waitForScript(page);
  const [first, second] = linked.map(({ title }) => cardOf(page, title)) as [Locator, Locator];
  /** The opacity of a card's arrow and pictures. */
  const opacitiesOf = (card: Locator) =>
    card.evaluate((one) => {
      let pictures = 1;
      for (let box = one.querySelector('img')?.parentElement; box && box !== one; box = box.parentElement)
        pictures *= Number(getComputedStyle(box).opacity);
      return { arrow: Number(getComputedStyle(one.querySelector('svg')!).opacity), pictures };
    });
  for (const light of [() => first.hover(), () => first.getByRole('link').focus()]) {
    await light();
    await expect.poll(() => opacitiesOf(first)).toEqual({ arrow: 1, pictures: 1 });
    await expect.poll(() => opacitiesOf(second)).toEqual({ arrow: 0, pictures: expect.closeTo(0.45, 2) });
    await page.mouse.move(0, 0);
  }
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot emulate a phone in Firefox');
  test.use({ isMobile: true, hasTouch: true });

  test('every card shows its arrow', async ({ page }) => {
    await page.goto('/work');
    for (const arrow of await page.getByRole('article').getByRole('link').locator('svg').all())
      await expect(arrow).toHaveCSS('opacity', '1');
  });
});
