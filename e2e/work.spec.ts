import { expect, test, type Locator, type Page } from '@playwright/test';
import { projectContent } from '@/e2e/support/content';
import { shownIn } from '@/e2e/support/carousel';
import { tabTo } from '@/e2e/support/keyboard';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { backOps, projects, workIntro, workTitle } from '@/e2e/support/specification';
import { cardOf } from '@/e2e/support/words';

/** Windows and densities of devices in use, at which one width of the pictures is the right one. */
const screens = [
  { name: 'a phone of density 2', width: 390, height: 844, density: 2 },
  { name: 'a phone of density 3', width: 390, height: 844, density: 3 },
  { name: 'a tablet', width: 768, height: 1024, density: 1 },
  { name: 'a tablet of density 2', width: 768, height: 1024, density: 2 },
  { name: 'a small laptop', width: 1024, height: 768, density: 1 },
  { name: 'a laptop', width: 1280, height: 800, density: 1 },
  { name: 'a laptop of density 2', width: 1280, height: 800, density: 2 },
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
  test('is titled as the specification says', async ({ page }) => {
    await page.goto('/work');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(workTitle);
  });

  test('counts in its badge the projects that it shows', async ({ page }) => {
    await page.goto('/work');
    const count = await page.getByRole('article').count();
    expect(count).toBe(4);
    await expect(page.getByText(`${count} featured projects`, { exact: true })).toBeVisible();
  });

  test('introduces the portfolio', async ({ page }) => {
    await page.goto('/work');
    await expect(page.getByText(workIntro, { exact: true })).toBeVisible();
  });

  test('shows the projects in their order, each under a heading of the second level', async ({ page }) => {
    await page.goto('/work');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'BackOps',
      'ShftLst',
      'PayGrids',
      'Captive Fi',
    ]);
  });

  test('describes each project, and gives it one link, named as its title', async ({ page }) => {
    await page.goto('/work');
    for (const { title, description } of projects) {
      await expect(cardOf(page, title).getByText(description, { exact: true })).toBeVisible();
      const link = cardOf(page, title).getByRole('link');
      await expect(link).toHaveCount(1);
      await expect(link).toHaveAccessibleName(title);
      await expect(link).toHaveAttribute('href', projectContent(title).link);
    }
  });

  test('shows the first picture of each project', async ({ page }) => {
    await page.goto('/work');
    for (const { title } of projects) {
      const { pictures } = projectContent(title);
      await expectLoaded(page.getByRole('img', { name: pictures[0]?.alt ?? '', exact: true }));
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

  test('shows the arrow of a project while the keyboard is on its link', async ({ page }) => {
    await page.goto('/work');
    for (const { title } of projects) {
      await tabTo(page, page.getByRole('link', { name: title, exact: true }));
      await expect.poll(() => opacityOf(arrowOf(page, title)), { message: title }).toBe(1);
    }
  });

  test('moves nothing while its pictures arrive, while a visitor scrolls and while a picture changes', async ({
    page,
  }) => {
    await page.goto('/work');
    for (const { title } of projects) await expectLoaded(cardOf(page, title).getByRole('img').first());
    await cardOf(page, backOps.title).scrollIntoViewIfNeeded();
    // Once the first picture has gone it stays away for four more.
    await expect
      .poll(() => shownIn(cardOf(page, backOps.title)), { timeout: 10_000 })
      .not.toContain(projectContent(backOps.title).pictures[0]?.alt);
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
          offered: [...image.srcset.matchAll(/ (\d+)w/gu)].map(([, offer]) => Number(offer)),
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
