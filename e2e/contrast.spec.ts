import { expect, test, type Page } from '@playwright/test';
import { expectContrast, partsOf, readPixels, type Part } from '@/e2e/support/colours';
import { motionControlOf } from '@/e2e/support/motion';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { exportedPages, skipWhereLeftOut } from '@/e2e/support/exported-pages';
import { contrast } from '@/scripts/contrast';

/** All text except the `h1`, whose letters show a gradient and whose line boxes overlap other elements. */
const text = 'body :not(h1, h1 *)';

for (const { address } of exportedPages) {
  test.describe(`The page at ${address}`, () => {
    test.beforeEach(async ({ page }) => {
      skipWhereLeftOut(address, 'colours');
      // Without this, transitions would change the colours during the test.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await waitForScript(page);
      await loadPictures(page);
    });

    for (const [where, media, least] of [
      ['by default', {}, 4.5],
      ['for visitors who prefer more contrast', { contrast: 'more' }, 7],
      ['on paper', { media: 'print' }, 7],
    ] as const) {
      test(`has a text contrast of ${least}:1 ${where}`, async ({ page }) => {
        await page.emulateMedia(media);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await expectContrast(page, await partsOf(page.locator(text), 'lines'), least);
          // With more contrast and on paper, the `h1` has one colour. It is compared with the page's top left pixel.
          const [title] = await partsOf(page.locator('h1'), 'boxes');
          const ground = { left: 0, top: 0, right: 1, bottom: 1 };
          if (least > 4.5) await expectContrast(page, [{ ...title, ...ground }], least);
        }
      });
    }

    test('highlights selected text', async ({ page }) => {
      const lines = await partsOf(page.locator(text), 'lines');
      const before = await readPixels(page);
      await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
      const after = await readPixels(page);
      for (const { name, ...box } of lines) {
        const [pixels, selected] = [before(box), after(box)];
        const changes = pixels.map((pixel, index) => contrast(pixel, selected[index] ?? []));
        expect.soft(Math.max(...changes), name).toBeGreaterThanOrEqual(3);
      }
    });

    /**
     * Takes a screenshot. Returns a function that measures the share of a box's pixels, from 0 to 1, whose contrast
     * with the page's background is at least 3:1.
     */
    async function measureShares(page: Page) {
      const pixelsIn = await readPixels(page);
      const [background] = pixelsIn({ left: 0, top: 0, right: 1, bottom: 1 });
      return (box: Omit<Part, 'name' | 'colour'>) => {
        const pixels = pixelsIn(box);
        return pixels.filter((pixel) => contrast(pixel, background ?? []) >= 3).length / pixels.length;
      };
    }

    /** Expects each element to be visible, and each shape (a background or border) to be visible on all sides. */
    async function expectPainted(page: Page, elements: string, shapes: string, where: string): Promise<void> {
      const shareOf = await measureShares(page);
      for (const box of await partsOf(page.locator(elements), 'boxes')) {
        expect.soft(shareOf(box), `${box.name}, ${where}`).toBeGreaterThan(0.02);
      }
      for (const { name, left, top, right, bottom } of await partsOf(page.locator(shapes), 'boxes')) {
        const [centre, middle] = [(left + right) / 2, (top + bottom) / 2];
        for (const [x, y] of [
          [left, middle],
          [right, middle],
          [centre, top],
          [centre, bottom],
        ] as const) {
          const share = shareOf({ left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 });
          expect.soft(share, `a side of "${name}", ${where}`).toBeGreaterThan(0);
        }
      }
    }

    test('shows its links, controls and logos in forced colours and on paper', async ({ page }) => {
      await page.locator('a, button, input, span:empty').evaluateAll((elements) => {
        for (const element of elements) {
          const { backgroundColor, borderTopWidth } = getComputedStyle(element);
          const isShape = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
          element.toggleAttribute('data-shape', isShape);
        }
      });
      const control = motionControlOf(page);
      const words = page.locator('h1, h2, p').filter({ visible: true });
      const count = await words.count();
      const shareOf = await measureShares(page);
      const faint = (await partsOf(page.locator('h1, img'), 'boxes')).filter((box) => shareOf(box) <= 0.02);
      // Pictures in cards are not logos, and a logo that is faint on the default background may stay faint.
      const logos = ['img:not(article *)', ...faint.map(({ name }) => `:not([alt="${name}"])`)].join('');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await expectPainted(page, `h1, a, button, input, svg, ${logos}`, '[data-shape]', colorScheme);
        // Toggles the motion control, so that the second colour scheme tests its other icon.
        if (await control.isVisible()) await control.click();
      }
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: null });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expectPainted(page, `h1, a, ${logos}`, 'a[data-shape]', 'on paper');
      await expect(words).toHaveCount(count);
      await expect(control).toHaveCount(0);
    });

    test('shows on paper the address of every link to another site', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const links = await page.locator('a[href^=http]').all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        // Some browsers resolve `attr()` in computed styles, others do not.
        await expect(link).toHaveCSS('content', /attr\(href\)|https?:/u, { pseudo: 'after' });
        await expect(link).toHaveCSS('position', 'static', { pseudo: 'after' });
        await expect(link).not.toHaveCSS('display', 'none', { pseudo: 'after' });
      }
    });
  });
}
