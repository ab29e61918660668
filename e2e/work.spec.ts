import type { Page } from '@playwright/test';
import { dotOf, expectShown, holdClock, settle } from '@/e2e/support/carousel';
import { coloursOf, contrast, takePixels } from '@/e2e/support/colours';
import { carousels, pages, projects, site } from '@/e2e/support/content';
import { addStyle } from '@/e2e/support/layout';
import { motionControlOf, waitForScript } from '@/e2e/support/motion';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { expect, test } from '@/e2e/support/test';
import { cardOf, expectHeader, expectWorkWords } from '@/e2e/support/words';

const [first] = projects;

/** Nothing moves, so there is nothing to stop or to pick: what looks like a dot is inert. */
async function expectNoControl(page: Page): Promise<void> {
  await expect(page.getByRole('article').locator('button:not([inert] *)')).toHaveCount(0);
  await expect(motionControlOf(page)).toHaveCount(0);
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the work page shows every project with its first picture and its link', async ({ page }) => {
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

  test('the words of a picture that fails can be read in every palette', async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.abort());
    // Four cards are in a window of that size, one below the other.
    const width = 700;
    await page.setViewportSize({ width, height: 2700 });
    await page.goto('/work');
    // What remains is what the words stand on.
    await addStyle(page, 'img { font-size: 0 !important }');
    const usual = { media: 'screen', contrast: 'no-preference', forcedColors: 'none' } as const;
    for (const palette of [
      {},
      { contrast: 'more' },
      { media: 'print' },
      { forcedColors: 'active' },
    ] as const) {
      await page.emulateMedia({ ...usual, ...palette });
      const pixelAt = await takePixels(page);
      for (const { alt } of projects.slice(0, 4).map(({ pictures: [picture] }) => picture ?? { alt: '' })) {
        const image = page.getByRole('img', { name: alt, exact: true });
        const { y = 0, height = 0 } = (await image.boundingBox()) ?? {};
        const [colour = []] = await coloursOf(image, 'color');
        // Down the middle, without the edge, where browsers may draw a frame.
        const lines = Array.from({ length: Math.floor(height) - 16 }, (_, line) => Math.ceil(y) + 8 + line);
        const ratios = lines.map((line) => contrast(colour, pixelAt(width / 2, line)));
        expect(ratios.length).toBeGreaterThan(100);
        expect.soft(Math.min(...ratios), `${alt}, ${JSON.stringify(palette)}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

for (const isOld of [false, true]) {
  const title = isOld
    ? 'A browser older than those of package.json requests no script'
    : 'A page whose scripts are gone requests each of them once';
  test(title, async ({ page }) => {
    const asked: string[] = [];
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    // As where a cache still holds a page from before a deploy: the host answers as for any unknown address.
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', page.url()).href }) });
    });
    await holdClock(page);
    if (isOld) await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'with'));
    await page.goto('/work');
    await page.clock.runFor(3000);
    if (!isOld) await expect.poll(() => asked.length).toBeGreaterThan(0);
    await settle(page);
    expect(asked.length).toBe(isOld ? 0 : new Set(asked).size);
    await expectWorkWords(page);
    await expectNoControl(page);
    expect(errors).toEqual([]);
  });
}

test('A card that throws keeps its first picture and its link, and takes no other with it', async ({
  page,
}) => {
  const [broken, other] = carousels;
  test.skip(!broken || !other, 'No two projects in content/ have several pictures');
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

test('Pictures come as AVIF, in the width that the layout gives them', async ({ page }) => {
  for (const width of [360, 768, 1100, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/work');
    const picture = cardOf(page, first?.title ?? '').getByRole('img');
    await expectLoaded(picture);
    const { currentSrc, naturalWidth, offsetWidth } = await picture.evaluate((image: HTMLImageElement) => ({
      currentSrc: image.currentSrc,
      naturalWidth: image.naturalWidth,
      offsetWidth: image.offsetWidth,
    }));
    expect(currentSrc).toMatch(/\.avif$/u);
    // Of a picture that is chosen by width, `naturalWidth` is what `sizes` says (HTML, "density-corrected").
    expect(Math.abs(naturalWidth - offsetWidth), `${width} px wide`).toBeLessThanOrEqual(1);
  }
});

test('A card shows its arrow under the pointer', async ({ page }) => {
  await page.goto('/work');
  const card = cardOf(page, first?.title ?? '');
  const arrow = card.getByRole('link').locator('svg');
  await expect.poll(() => opacityOf(arrow)).toBe(0);
  await card.hover();
  await expect.poll(() => opacityOf(arrow)).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => opacityOf(arrow)).toBe(0);
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright has no phone for Firefox');
  test.use({ isMobile: true, hasTouch: true });

  test('every card shows its arrow', async ({ page }) => {
    await page.goto('/work');
    const arrows = await page.getByRole('article').getByRole('link').locator('svg').all();
    expect(arrows.length).toBeGreaterThan(0);
    for (const arrow of arrows) await expect.poll(() => opacityOf(arrow)).toBe(1);
  });

  test('client logos are in colour', async ({ page }) => {
    await page.goto('/');
    const logo = page.getByRole('main').getByRole('img').first();
    await expect(logo).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
    await expect(logo).toHaveCSS('opacity', '1');
  });
});
