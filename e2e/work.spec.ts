import { expect, test, type Locator, type Page } from '@playwright/test';
import { projects, longest } from '@/e2e/support/content';
import { dotsOf, shownSlideOf } from '@/e2e/support/carousel';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { cardOf } from '@/e2e/support/words';

/** Windows and densities of devices in use, at which one width of the pictures is the right one. */
const screens = [
  { name: 'a phone of density 3', width: 390, height: 844, density: 3 },
  { name: 'a tablet of density 2', width: 768, height: 1024, density: 2 },
  { name: 'a laptop', width: 1280, height: 800, density: 1 },
  { name: 'a large screen', width: 2560, height: 1440, density: 1 },
];

/** The arrow beside a card's title. It is decoration, so that no role finds it. */
function arrowOf(page: Page, title: string): Locator {
  return page.getByRole('link', { name: title, exact: true }).locator('svg');
}

/** Sum of the layout shifts since the page began that no input explains, as the browser counts them. */
async function shiftSum(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const count = (entries: PerformanceEntry[]) => {
          for (const entry of entries) {
            const { value, hadRecentInput } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            };
            if (!hadRecentInput) sum += value;
          }
        };
        const observer = new PerformanceObserver((list) => count(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // A paint later everything that was buffered has been handed over.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            count(observer.takeRecords());
            observer.disconnect();
            resolve(sum);
          }),
        );
      }),
  );
}

test.describe('The work page', () => {
  test('shows the projects in their order, each under a heading of the second level', async ({ page }) => {
    await page.goto('/work');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(projects.map(({ title }) => title));
  });

  test('describes each project, and gives it one link, named as its title', async ({ page }) => {
    await page.goto('/work');
    for (const { title, description, link: address } of projects) {
      await expect(cardOf(page, title).getByText(description, { exact: true })).toBeVisible();
      const link = cardOf(page, title).getByRole('link');
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAccessibleName(title);
      await expect(link).toHaveAttribute('href', address);
    }
  });

  test('shows the arrow of a project while the pointer is on its card, and no longer', async ({ page }) => {
    await page.goto('/work');
    for (const { title } of projects) {
      await expect.poll(() => opacityOf(arrowOf(page, title)), { message: title }).toBe(0);
      await cardOf(page, title).hover();
      await expect.poll(() => opacityOf(arrowOf(page, title)), { message: title }).toBe(1);
      await page.mouse.move(0, 0);
      await expect.poll(() => opacityOf(arrowOf(page, title)), { message: title }).toBe(0);
    }
  });

  test('lets a mouse select a description, while the rest of the card is the link', async ({ page }) => {
    await page.goto('/work');
    const [first = longest] = projects;
    const card = cardOf(page, first.title);
    await card.getByText(first.description).scrollIntoViewIfNeeded();
    const box = await card.getByText(first.description).boundingBox();
    if (!box) throw new Error('There is no description');
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toContain(first.description.slice(1, -1));
    await expect(page).toHaveURL('/work');
    const link = await card.getByRole('link').elementHandle();
    for (const part of [card.locator('img').first(), card.getByRole('heading')]) {
      const isLink = await part.evaluate((element, target) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === target;
      }, link);
      expect(isLink).toBe(true);
    }
  });

  for (const width of [280, 360, 1024]) {
    test(`keeps everything within a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/work');
      // Tools that take a picture of a whole page measure by this.
      expect(await page.evaluate(() => document.body.scrollWidth)).toBe(width);
      test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
      await expect(dotsOf(cardOf(page, longest.title)).all).toHaveCount(longest.pictures.length);
      await dotsOf(cardOf(page, longest.title)).all.last().scrollIntoViewIfNeeded();
      await expect(dotsOf(cardOf(page, longest.title)).all.last()).toBeInViewport({ ratio: 1 });
    });
  }

  test('moves nothing while its pictures arrive, while a visitor scrolls and while a picture changes', async ({
    page,
  }) => {
    test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
    await page.goto('/work');
    for (const { title } of projects) await expectLoaded(cardOf(page, title).getByRole('img').first());
    await cardOf(page, longest.title).scrollIntoViewIfNeeded();
    await expect(shownSlideOf(cardOf(page, longest.title))).not.toHaveAccessibleName(/^1 /u, {
      timeout: 10_000,
    });
    expect(await shiftSum(page)).toBeLessThan(0.01);
  });
});

for (const { name, width, height, density } of screens) {
  test.describe(`The work page on ${name}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    test('loads its pictures as AVIF, as wide as their places need and no wider', async ({ page }) => {
      const contentTypes = new Map<string, string | undefined>();
      page.on('response', (response) => {
        contentTypes.set(response.url(), response.headers()['content-type']);
      });
      await page.goto('/work');
      for (const { title } of projects) {
        const picture = cardOf(page, title).getByRole('img').first();
        await expectLoaded(picture);
        const { address, needed, offered } = await picture.evaluate((image: HTMLImageElement) => ({
          address: image.currentSrc,
          needed: image.getBoundingClientRect().width * devicePixelRatio,
          offered: [
            ...(image.previousElementSibling?.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/gu),
          ].map(([, offer]) => Number(offer)),
        }));
        expect(contentTypes.get(address)).toBe('image/avif');
        expect(offered.length).toBeGreaterThan(1);
        const widest = Math.max(...offered);
        const fitting = Math.min(widest, ...offered.filter((offer) => offer >= needed));
        expect(address, `${title}, ${needed} px wide`).toContain(`-${fitting}.avif`);
      }
    });
  });
}
