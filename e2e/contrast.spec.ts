import { expect, test } from '@playwright/test';
import { expectContrast, findFaint, partsOf, readPixels } from '@/e2e/support/colours';
import { motionControlOf } from '@/e2e/support/motion';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { sampledAddresses, skipWhereLeftOut } from '@/e2e/support/exported-pages';
import { contrast } from '@/scripts/colours/contrast';

/** All text except the `h1`, whose letters show a gradient and whose line boxes overlap other elements. */
const text = 'body :not(h1, h1 *)';

test.skip(({ browserName }) => browserName !== 'chromium', 'All engines get the same colours');

for (const address of sampledAddresses) {
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

    test('shows its links, controls and logos in forced colours and on paper', async ({ page }) => {
      const shapes = page.locator(':is(main, nav) :is(a, button, input, select, textarea, span:empty)');
      await shapes.evaluateAll((elements) => {
        for (const element of elements) {
          const { backgroundColor } = getComputedStyle(element);
          element.toggleAttribute('data-filled', backgroundColor !== 'rgba(0, 0, 0, 0)');
        }
      });
      /** Lists the filled shapes that are lost where browsers leave out backgrounds, because they have no border. */
      const findLost = () =>
        page.locator('[data-filled]').evaluateAll((elements) => {
          const lost = elements.filter((element) => {
            const { borderTopWidth, forcedColorAdjust } = getComputedStyle(element);
            return element.checkVisibility() && borderTopWidth === '0px' && forcedColorAdjust !== 'none';
          });
          return lost.map((element) => element.outerHTML);
        });
      const control = motionControlOf(page);
      const words = page.locator('h1, h2, p').filter({ visible: true });
      const count = await words.count();
      // Pictures in cards are not logos, and a logo that is faint on the default background may stay faint.
      const faint = await findFaint(page, 'h1, img');
      const logos = [
        'img:not(article *, [alt=""])',
        ...faint.map((name) => `:not([alt=${JSON.stringify(name)}])`),
      ].join('');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        expect(await findFaint(page, `h1, a, button, input, select, svg, ${logos}`), colorScheme).toEqual([]);
        expect(await findLost()).toEqual([]);
        // Toggles the motion control, so that the second colour scheme tests its other icon.
        if (await control.isVisible()) await control.click();
      }
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: null });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      expect(await findFaint(page, `h1, a, ${logos}`)).toEqual([]);
      expect(await findLost()).toEqual([]);
      await expect(words).toHaveCount(count);
      await expect(control).toHaveCount(0);
    });

    test('shows on paper the address of every link to another site', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const links = page.locator('a[href^=http]');
      test.skip((await links.count()) === 0, 'The page has no link to another site');
      const hidden = await links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { content, position, display } = getComputedStyle(link, '::after');
            return !/https?:/u.test(content) || position !== 'static' || display === 'none';
          })
          .map((link) => link.outerHTML),
      );
      expect(hidden).toEqual([]);
    });
  });
}
