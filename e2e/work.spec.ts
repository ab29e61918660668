import type { Page } from '@playwright/test';
import { holdClock, settle } from '@/e2e/support/carousel';
import { carousels, projects } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/motion';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { expect, test } from '@/e2e/support/test';
import { cardOf, expectHeader, expectWorkWords } from '@/e2e/support/words';

const [first] = projects;

/** Nothing moves, so there is nothing to stop or to pick: what looks like a dot is inert. */
async function expectNoButton(page: Page): Promise<void> {
  await expect(page.locator('button:not([inert] *)').filter({ visible: true })).toHaveCount(0);
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the work page shows every project in order, its first picture, and one link named as its title', async ({
    page,
  }) => {
    await page.goto('/work');
    await expectHeader(page);
    await expectWorkWords(page);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(projects.map(({ title }) => title));
    for (const { title, link: address, pictures } of projects) {
      const card = cardOf(page, title);
      const [picture] = pictures;
      await expect(card.getByRole('img')).toHaveAccessibleName(picture?.alt ?? '');
      await expectLoaded(card.getByRole('img'));
      const loading = title === projects[0]?.title ? 'eager' : 'lazy';
      await expect(card.getByRole('img')).toHaveAttribute('loading', loading);
      await expect(card.getByRole('img')).toHaveAttribute('decoding', 'sync');
      const link = card.getByRole('link');
      await expect(link).toHaveAccessibleName(title);
      await expect(link).toHaveAttribute('href', address);
      await expect(link).not.toHaveAttribute('target');
    }
    await expectNoButton(page);
  });
});

test('A browser older than those of package.json asks for no script, and a page whose scripts are gone once for each', async ({
  page,
}) => {
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // As where a cache still holds a page from before a deploy: the host answers as for any unknown address.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', page.url()).href }) });
  });
  await holdClock(page);
  for (const isOld of [false, true]) {
    if (isOld) await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'with'));
    asked.length = 0;
    await page.goto('/work');
    await page.clock.runFor(3000);
    if (!isOld) await expect.poll(() => asked.length).toBeGreaterThan(0);
    await settle(page);
    expect(asked.length).toBe(isOld ? 0 : new Set(asked).size);
    await expectWorkWords(page);
    await expectNoButton(page);
  }
  expect(errors).toEqual([]);
});

test('A card that throws keeps its first picture, its words and its link, and takes no other with it', async ({
  page,
}) => {
  const [broken, other] = carousels;
  test.skip(!broken || !other, 'No two projects in content/ have several pictures');
  await page.addInitScript((title) => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (element) {
      if (element.closest('article')?.textContent.includes(title)) throw new Error('broken on purpose');
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
  const turning = cardOf(page, other?.title ?? '');
  await turning.locator('img').first().scrollIntoViewIfNeeded();
  await expect(turning.locator('img')).toHaveCount(2);
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

test('A card shows its arrow under the pointer, and lets a mouse select its description', async ({
  page,
}) => {
  await page.goto('/work');
  const card = cardOf(page, first?.title ?? '');
  const arrow = card.getByRole('link').locator('svg');
  await expect.poll(() => opacityOf(arrow)).toBe(0);
  await card.hover();
  await expect.poll(() => opacityOf(arrow)).toBe(1);
  await page.mouse.move(0, 0);
  await expect.poll(() => opacityOf(arrow)).toBe(0);

  const description = card.getByText(first?.description ?? '');
  await description.scrollIntoViewIfNeeded();
  const box = await description.boundingBox();
  if (!box) throw new Error('There is no description');
  await page.mouse.move(box.x + 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain(first?.description.slice(1, -1));
  await expect(page).toHaveURL('/work');
});

test('On a touch screen every card shows its arrow, and client logos are in colour, but dark on paper', async ({
  browser,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'Playwright has no phone for Firefox');
  const page = await browser.newPage({ isMobile: true, hasTouch: true });
  await page.goto('/work');
  for (const arrow of await page.getByRole('article').getByRole('link').locator('svg').all()) {
    await expect.poll(() => opacityOf(arrow)).toBe(1);
  }
  await page.goto('/');
  const logo = page.getByRole('main').getByRole('img').first();
  await expect(logo).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
  await expect(logo).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'print' });
  await expect(logo).toHaveCSS('filter', 'grayscale(1) invert(1)');
  await page.close();
});
