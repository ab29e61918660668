import { expect, test, type Page } from '@playwright/test';
import { contrast, pixelsIn, takePixels, toBytes } from '@/e2e/support/colours';
import { addStyle } from '@/e2e/support/layout';
import { waitForScript } from '@/e2e/support/motion';
import { sitePages } from '@/e2e/support/site-pages';
import {
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
  ['ink-faint', 'surface', 4.5, 7],
  ['ink-reversed', 'key-light-hover', 7, 7],
  ['control-edge', 'surface', 3, 4.5],
  ['hairline', 'surface', 1, 4.5],
  ['hairline-lit', 'surface', 1, 4.5],
  ['tally', 'surface', 3, 3],
] as const;

test('Every pair of colours has the contrast that it needs', async ({ page }) => {
  const ratioOf = async (front: string, back: string) => {
    const [one = [], other = []] = await toBytes(page, [front, back]);
    return contrast(one, other);
  };
  for (const [name, colours] of Object.entries({ palette, paletteWithMoreContrast, paperPalette })) {
    for (const [front, back, usual, more] of pairs) {
      const ratio = await ratioOf(colours[front], colours[back]);
      const least = colours === paletteWithMoreContrast ? more : usual;
      expect.soft(ratio, `${front} on ${back}, ${name}`).toBeGreaterThanOrEqual(least);
    }
  }
  // Large letters where the light ends, and the very large ones of an empty stage.
  expect(await ratioOf(headlineShade, palette.surface)).toBeGreaterThanOrEqual(4.5);
  for (const shade of stageShades) expect(await ratioOf(shade, palette.surface)).toBeGreaterThanOrEqual(3);
});

/**
 * Every line of text that shows in the window, except titles, whose letters are cut out of a gradient.
 *
 * @throws when there is none
 */
async function linesOf(page: Page) {
  return page.evaluate(() => {
    const found: { text: string; colour: string; box: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> }[] =
      [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, h1')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = new Range();
      range.selectNodeContents(node);
      for (const { left, top, width, right, bottom } of range.getClientRects()) {
        const isInWindow = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        // Text for screen readers alone is in a box of 1 px.
        if (isInWindow && width > 4 && (element.getBoundingClientRect().width || width) > 4) {
          const { color: colour } = getComputedStyle(element);
          found.push({ text: node.textContent ?? '', colour, box: { left, top, right, bottom } });
        }
      }
    }
    if (found.length === 0) throw new Error('The page shows no text');
    return found;
  });
}

for (const { address } of sitePages) {
  test(`The light behind the text of the page at ${address} leaves every line its contrast`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await waitForScript(page);
      const lines = await linesOf(page);
      const colours = await toBytes(
        page,
        lines.map(({ colour }) => colour),
      );
      // What remains is what the text stands on.
      await addStyle(page, '* { color: transparent !important }');
      const pixelAt = await takePixels(page);
      for (const [index, { text, box }] of lines.entries()) {
        const contrasts = pixelsIn(box).map((at) => contrast(colours[index] ?? [], pixelAt(...at)));
        expect.soft(Math.min(...contrasts), `${text}, ${width} px wide`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test(`Selected text of the page at ${address} looks selected`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await waitForScript(page);
    const lines = await linesOf(page);
    const before = await takePixels(page);
    await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
    const after = await takePixels(page);
    for (const { text, box } of lines) {
      const changes = pixelsIn(box).map((at) => contrast(before(...at), after(...at)));
      expect.soft(Math.max(...changes), text).toBeGreaterThanOrEqual(3);
    }
  });
}
