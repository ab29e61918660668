import { expect, test, type Page } from '@playwright/test';
import { expectContrast, partsOf, readPixels, type Part } from '@/e2e/support/colours';
import { addStyle } from '@/e2e/support/layout';
import { motionControlOf } from '@/e2e/support/motion';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { sitePages, skipWhereLeftOut } from '@/e2e/support/site-pages';
import { contrast } from '@/scripts/contrast';
import {
  channelsOf,
  palette,
  paletteWithMoreContrast,
  paperPalette,
  headlineShade,
  stageShades,
} from '@/tailwind.config';

/**
 * Colours that are used together beside what the tests of pages measure, and the contrast that they need: usually, and
 * for visitors who ask for more (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).
 */
const pairs = [
  ['ink-reversed', 'key-light-hover', 7, 7],
  ['control-edge', 'surface', 3, 4.5],
  ['hairline', 'surface', 1, 4.5],
  ['hairline-lit', 'surface', 1, 4.5],
  ['tally', 'surface', 3, 3],
] as const;

test('Every pair of colours has the contrast that it needs', () => {
  const ratioOf = (front: string, back: string) => contrast(channelsOf(front), channelsOf(back));
  for (const [name, colours] of Object.entries({ palette, paletteWithMoreContrast, paperPalette })) {
    for (const [front, back, usual, more] of pairs) {
      const least = colours === paletteWithMoreContrast ? more : usual;
      const ratio = ratioOf(colours[front], colours[back]);
      expect.soft(ratio, `${front} on ${back}, ${name}`).toBeGreaterThanOrEqual(least);
    }
  }
  // Large letters where the light ends, and the very large ones of an empty stage.
  expect(ratioOf(headlineShade, palette.surface)).toBeGreaterThanOrEqual(4.5);
  for (const shade of stageShades) expect(ratioOf(shade, palette.surface)).toBeGreaterThanOrEqual(3);
});

/** All text except titles: their letters are cut out of a gradient, and their lines reach over what is beside them. */
const text = 'body :not(h1, h1 *)';

for (const { address } of sitePages) {
  test.describe(`The page at ${address}`, () => {
    test.beforeEach(async ({ page }) => {
      skipWhereLeftOut(address, 'colours');
      // Colours would take a moment to change.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await waitForScript(page);
      // What is far from the window would not be painted.
      await addStyle(page, '* { content-visibility: visible !important }');
      await loadPictures(page);
    });

    for (const [where, media, least] of [
      ['on its usual ground', {}, 4.5],
      ['with more contrast', { contrast: 'more' }, 7],
      ['on paper', { media: 'print' }, 7],
    ] as const) {
      test(`has text of ${least}:1 ${where}`, async ({ page }) => {
        await page.emulateMedia(media);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await expectContrast(page, await partsOf(page.locator(text), 'lines'), least);
          // Then titles have one colour, which is measured on the page's ground.
          const [title] = await partsOf(page.locator('h1'), 'boxes');
          const ground = { left: 0, top: 0, right: 1, bottom: 1 };
          if (least > 4.5) await expectContrast(page, [{ ...title, ...ground }], least);
        }
      });
    }

    test('shows which text is selected', async ({ page }) => {
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

    /** Returns what tells how much of a part stands out from the ground. */
    async function measureShares(page: Page) {
      const pixelsIn = await readPixels(page);
      const [ground] = pixelsIn({ left: 0, top: 0, right: 1, bottom: 1 });
      return (box: Omit<Part, 'name' | 'colour'>) => {
        const pixels = pixelsIn(box);
        return pixels.filter((pixel) => contrast(pixel, ground ?? []) >= 3).length / pixels.length;
      };
    }

    /** Expects a part of each element to be painted, and all sides of those that usually have a ground or a border. */
    async function expectPainted(page: Page, elements: string, shapes: string, where: string): Promise<void> {
      const visibleShare = await measureShares(page);
      for (const box of await partsOf(page.locator(elements), 'boxes')) {
        expect.soft(visibleShare(box), `${box.name}, ${where}`).toBeGreaterThan(0.02);
      }
      for (const { name, left, top, right, bottom } of await partsOf(page.locator(shapes), 'boxes')) {
        const [centre, middle] = [(left + right) / 2, (top + bottom) / 2];
        for (const [x, y] of [
          [left, middle],
          [right, middle],
          [centre, top],
          [centre, bottom],
        ] as const) {
          const share = visibleShare({ left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 });
          expect.soft(share, `a side of "${name}", ${where}`).toBeGreaterThan(0);
        }
      }
    }

    test('keeps its links, controls and logos in forced colours and on paper', async ({ page }) => {
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
      const visibleShare = await measureShares(page);
      const faint = (await partsOf(page.locator('h1, img'), 'boxes')).filter(
        (box) => visibleShare(box) <= 0.02,
      );
      // A card's pictures bring their own ground, and a logo that is faint on the screen may stay so.
      const logos = ['img:not(article *)', ...faint.map(({ name }) => `:not([alt="${name}"])`)].join('');
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        await expectPainted(page, `h1, a, button, input, svg, ${logos}`, '[data-shape]', colorScheme);
        // In the other scheme, the control shows its other icon.
        if (await control.isVisible()) await control.click();
      }
      await page.emulateMedia({ media: 'print', forcedColors: 'none', colorScheme: null });
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expectPainted(page, `h1, a, ${logos}`, 'a[data-shape]', 'on paper');
      await expect(words).toHaveCount(count);
      await expect(control).toHaveCount(0);
    });

    test('prints the address of every link to another site', async ({ page }) => {
      await page.emulateMedia({ media: 'print' });
      const links = await page.locator('a[href^=http]').all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        // Some browsers resolve `attr()` and some do not.
        await expect(link).toHaveCSS('content', /attr\(href\)|https?:/u, { pseudo: 'after' });
        await expect(link).toHaveCSS('position', 'static', { pseudo: 'after' });
        await expect(link).not.toHaveCSS('display', 'none', { pseudo: 'after' });
      }
    });
  });
}
