import { expect, test, type Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { dotOf, expectShown, pauseClock, waitForUpdates } from '@/e2e/support/carousel';
import { expectContrast, partsOf } from '@/e2e/support/colours';
import { carousels, projects } from '@/e2e/support/content';
import { motionControlOf } from '@/e2e/support/motion';
import { cardOf, expectHeader, expectLoaded, expectWorkWords, waitForScript } from '@/e2e/support/page';

/** Expects no dot and no motion control to be usable. Dots may be visible if they are inert. */
async function expectNoControl(page: Page): Promise<void> {
  await expect(page.getByRole('article').locator('button:not([inert] *)')).toHaveCount(0);
  await expect(motionControlOf(page)).toHaveCount(0);
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the work page shows every project with its link', async ({ page }) => {
    await page.goto('/work');
    await expectHeader(page);
    await expectWorkWords(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(projects.map(({ title }) => title));
    for (const { title, link: address, pictures } of projects) {
      const card = cardOf(page, title);
      const [picture] = pictures;
      await expect(card.getByRole('img')).toHaveAccessibleName(picture?.alt ?? '');
      await expectLoaded(card.getByRole('img'));
      const link = card.getByRole('link');
      await expect(link).toHaveAccessibleName(title);
      await expect(link).toHaveAttribute('href', address);
      await expect(link).not.toHaveAttribute('target');
      const isOutside = new URL(address, site.address).origin !== site.address;
      await expect(link).toHaveAccessibleDescription(isOutside ? pages.work.projectSiteNote : '');
    }
    await expectNoControl(page);
  });

  test('the alternative text of a failed picture is legible in every palette', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
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
      for (const { pictures } of projects.slice(0, 4)) {
        const words = page.getByRole('img', { name: pictures[0]?.alt ?? '', exact: true });
        const [box] = await partsOf(words, 'boxes');
        // A vertical line in the middle of the box, without its ends, where browsers may draw a border.
        const line = { left: 350, right: 351, top: box.top + 8, bottom: box.bottom - 8 };
        await expectContrast(page, [{ ...box, ...line }], 4.5);
      }
    }
  });
});

for (const isOld of [false, true]) {
  const title = isOld
    ? 'a browser older than `browserslist` requests no script'
    : 'a page requests each missing script only once';
  test(title, async ({ page }) => {
    const requests: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // A cached page may outlive its deployment. The host then answers requests for its scripts with the 404 page.
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', page.url()).href }) });
    });
    await pauseClock(page);
    if (isOld) await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'with'));
    await page.goto('/work');
    await page.clock.runFor(3000);
    if (!isOld) await expect.poll(() => requests.length).toBeGreaterThan(0);
    await waitForUpdates(page);
    expect(requests.length).toBe(isOld ? 0 : new Set(requests).size);
    await expectWorkWords(page);
    await expectNoControl(page);
    expect(errors).toEqual([]);
    // Requests for scripts may still be pending.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

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
  await expectWorkWords(page);
  const card = cardOf(page, broken?.title ?? '');
  await expectLoaded(card.getByRole('img', { name: broken?.pictures[0]?.alt ?? '', exact: true }));
  await expect(card.getByRole('link')).toHaveAttribute('href', broken?.link ?? '');
  await expect(card.getByRole('button')).toHaveCount(0);
  const carousel = { card: cardOf(page, other?.title ?? ''), pictures: other?.pictures ?? [] };
  await dotOf(carousel.card, 2).click();
  await expectShown(carousel, 2);
});

test('pictures load as AVIF, and `sizes` is the width at which they are displayed', async ({ page }) => {
  for (const width of [360, 768, 1100, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/work');
    const picture = page.getByRole('article').getByRole('img').first();
    await expectLoaded(picture);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/u);
    // With width descriptors, `naturalWidth` is the width from `sizes` (HTML, "density-corrected natural size").
    const error = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth - image.offsetWidth);
    expect(Math.abs(error), `${width} px wide`).toBeLessThanOrEqual(1);
  }
});

test('a card shows its arrow while hovered', async ({ page }) => {
  await page.goto('/work');
  const card = page.getByRole('article').first();
  const arrow = card.getByRole('link').locator('svg');
  await expect(arrow).toHaveCSS('opacity', '0');
  await card.hover();
  await expect(arrow).toHaveCSS('opacity', '1');
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot emulate a phone in Firefox');
  test.use({ isMobile: true, hasTouch: true });

  test('every card shows its arrow', async ({ page }) => {
    await page.goto('/work');
    for (const { title } of projects) {
      await expect(cardOf(page, title).getByRole('link').locator('svg')).toHaveCSS('opacity', '1');
    }
  });

  test('client logos are in colour', async ({ page }) => {
    await page.goto('/');
    const logo = page.getByRole('main').getByRole('img').first();
    await expect(logo).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
    await expect(logo).toHaveCSS('opacity', '1');
  });
});
