import { expect, test, type Locator } from '@playwright/test';
import { pages } from '@/content/content';
import { isOutside } from '@/content/routes';
import { dotOf, expectShown } from '@/e2e/support/carousel';
import { expectContrast, partsOf } from '@/e2e/support/colours';
import { carousels, projects } from '@/e2e/support/content';
import { cardOf, expectLoaded, expectStaticPage, waitForScript } from '@/e2e/support/page';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the work page shows every project with any link', async ({ page }) => {
    await page.goto('/work');
    await expectStaticPage(page);
    // Without this role, Safari does not announce a list that has no markers.
    await expect(page.locator('main ul[role=list] > li')).toHaveCount(projects.length);
    for (const { title, link: address, pictures } of projects) {
      const card = cardOf(page, title);
      const [picture] = pictures;
      await expect(card.getByRole('img')).toHaveAccessibleName(picture?.alt ?? '');
      await expectLoaded(card.getByRole('img'));
      const link = card.getByRole('link');
      await expect(link).toHaveCount(address ? 1 : 0);
      if (!address) continue;
      await expect(link).toHaveAccessibleName(title);
      await expect(link).toHaveAttribute('href', address);
      await expect(link).not.toHaveAttribute('target');
      await expect(link).toHaveAccessibleDescription(isOutside(address) ? pages.work.projectSiteNote : '');
    }
  });

  test('the alternative text of a failed picture is legible in every palette', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    // Otherwise the entrance would darken the page for a moment.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A viewport of this size shows four cards in one column.
    await page.setViewportSize({ width: 700, height: 2700 });
    await page.goto('/work');
    const usual = { media: 'screen', contrast: 'no-preference', forcedColors: 'none' } as const;
    for (const palette of [
      {},
      { contrast: 'more' },
      { media: 'print' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ ...usual, ...palette });
      const boxes = await partsOf(page.getByRole('article').getByRole('img'), 'boxes');
      // A vertical line in the middle of each box, without its ends, where browsers may draw a border.
      const lines = boxes.slice(0, 4).map((box) => ({
        ...box,
        ...{ left: 350, right: 351, top: box.top + 8, bottom: box.bottom - 8 },
      }));
      await expectContrast(page, lines, 4.5);
    }
  });
});

test('a card whose script throws leaves the other cards working', async ({ page }) => {
  const [broken, other] = carousels;
  test.skip(!broken || !other, 'Fewer than two projects in content/ have several pictures');
  await page.addInitScript((title) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      const heading = element.closest('article')?.querySelector('h1, h2, h3, h4, h5, h6');
      if (heading?.textContent === title) throw new Error('broken on purpose');
      observe.call(this, element);
    };
  }, broken?.title ?? '');
  await page.goto('/work');
  await waitForScript(page);
  await expect(page.getByRole('article')).toHaveCount(projects.length);
  const card = cardOf(page, broken?.title ?? '');
  await expectLoaded(card.getByRole('img', { name: broken?.pictures[0]?.alt ?? '', exact: true }));
  if (broken?.link) await expect(card.getByRole('link')).toHaveAttribute('href', broken.link);
  await expect(card.getByRole('button')).toHaveCount(0);
  const carousel = { card: cardOf(page, other?.title ?? ''), pictures: other?.pictures ?? [] };
  await dotOf(carousel.card, 2).click();
  await expectShown(carousel, 2);
});

test.describe('At a pixel density of 2', () => {
  test.use({ deviceScaleFactor: 2 });

  test('pictures are sharp, and `sizes` is the width at which they are displayed', async ({
    page,
    browserName,
  }) => {
    test.slow();
    for (const standard of browserName === 'chromium' ? [16, 24, 32] : [16]) {
      if (standard > 16) {
        const session = await page.context().newCDPSession(page);
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
      }
      for (const width of [360, 768, 960, 1100, 1280, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1600 });
        await page.goto('/work');
        const picture = page.getByRole('article').getByRole('img').first();
        await expectLoaded(picture);
        const { currentSrc, naturalWidth, offsetWidth } = await picture.evaluate(
          (image: HTMLImageElement) => ({
            currentSrc: image.currentSrc,
            naturalWidth: image.naturalWidth,
            offsetWidth: image.offsetWidth,
          }),
        );
        const place = `${width} px wide, type of ${standard} px`;
        const [, fileWidth] = /-(\d+)\.avif$/u.exec(currentSrc) ?? [];
        expect(Number(fileWidth), place).toBeGreaterThanOrEqual(offsetWidth * 2);
        // With width descriptors, `naturalWidth` is the width from `sizes` (HTML, "density-corrected natural size").
        // At 32 px, `sizes` cannot tell that the card has stopped growing.
        if (standard < 32) expect(Math.abs(naturalWidth - offsetWidth), place).toBeLessThanOrEqual(1);
      }
    }
  });
});

test('a phone on its side shows a whole picture below the header', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/work');
  const picture = page.getByRole('article').getByRole('img').first();
  await picture.evaluate((image) => image.scrollIntoView({ block: 'end' }));
  // Pages scroll by whole pixels.
  await expect(picture).toBeInViewport({ ratio: 0.99 });
});

test('the header with its booking link stays in view at the end of the work page', async ({ page }) => {
  await page.goto('/work');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const header = page.getByRole('banner');
  const link = header.getByRole('link', { name: pages.shared.bookCall, exact: true });
  await expect(link).toBeInViewport({ ratio: 1 });
  // The ground of the header reaches further down than the header, but catches no clicks there.
  const isFree = () =>
    header.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      return !element.contains(document.elementFromPoint(innerWidth / 2, bottom + 4));
    });
  expect(await isFree()).toBe(true);
});

test('a card that is hovered or has keyboard focus shows its arrow, and the pictures of all others are dimmed', async ({
  page,
}) => {
  const linked = projects.filter(({ link }) => link);
  test.skip(linked.length < 2, 'Fewer than two projects have a link');
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/work');
  await waitForScript(page);
  const [first, second] = linked.map(({ title }) => cardOf(page, title));
  const expectLight = async (lit: Locator | undefined, dimmed: Locator | undefined) => {
    const opacityOf = (card?: Locator) =>
      card?.evaluate((one) => {
        let product = 1;
        for (let box = one.querySelector('img')?.parentElement; box && box !== one; box = box.parentElement)
          product *= Number(getComputedStyle(box).opacity);
        return product;
      });
    await expect.poll(() => opacityOf(lit)).toBe(1);
    await expect.poll(() => opacityOf(dimmed)).toBeLessThan(0.6);
    await expect(lit!.getByRole('link').locator('svg')).toHaveCSS('opacity', '1');
    await expect(dimmed!.getByRole('link').locator('svg')).toHaveCSS('opacity', '0');
  };
  await first?.hover();
  await expectLight(first, second);
  await page.mouse.move(0, 0);
  await first?.getByRole('link').focus();
  await expectLight(first, second);
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
