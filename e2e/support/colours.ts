import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from '@/e2e/support/layout';
import { contrast, type Colour } from '@/scripts/colours/contrast';

/** A box on the whole page, in px. */
type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** A line of text, and its colour. */
interface Line extends Box {
  text: string;
  colour: Colour;
}

/** The visible lines of text of elements. Throws if there are none. */
async function linesOf(target: Locator): Promise<Line[]> {
  const lines = await target.evaluateAll((elements) =>
    elements.flatMap((element) => {
      // Text for screen readers only is one px wide.
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.closest('.sr-only')) return [];
      const colour = getComputedStyle(element).color.match(/\d+/gu)?.map(Number) ?? [];
      const range = new Range();
      return [...element.childNodes].flatMap((node) => {
        range.selectNodeContents(node);
        const rects =
          node instanceof Text ? [...range.getClientRects()].filter(({ width }) => width > 4) : [];
        return rects.map(({ left, top, right, bottom }) => ({
          ...{ text: String(range), colour, left, right },
          ...{ top: top + scrollY, bottom: bottom + scrollY },
        }));
      });
    }),
  );
  if (lines.length === 0) throw new Error(`${target}: no text is visible`);
  return lines;
}

/** Takes a screenshot of the whole page and returns a function that reads the colours of all pixels in a box. */
async function readPixels(page: Page): Promise<(box: Box) => Colour[]> {
  const picture = sharp(await page.screenshot({ scale: 'css', fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, right, bottom }) => {
    const colours: Colour[] = [];
    for (let y = Math.ceil(top); y < Math.floor(bottom); y += 1) {
      for (let x = Math.ceil(left); x < Math.floor(right); x += 1)
        colours.push(data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x + 1)));
    }
    return colours;
  };
}

/** Lists the lines of text that have less than this contrast with any pixel behind them. */
export async function findIllegible(page: Page, target: Locator, least: number): Promise<string[]> {
  const lines = await linesOf(target);
  await addStyle(page, '* { color: transparent !important }');
  const pixelsIn = await readPixels(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return lines.flatMap(({ text, colour, ...box }) => {
    const lowest = pixelsIn(box).reduce((low, pixel) => Math.min(low, contrast(colour, pixel)), 21);
    return lowest < least ? [`${text}: ${lowest.toFixed(2)}:1`] : [];
  });
}

/** Lists the visible elements of which hardly a pixel has a contrast of 3:1 with the page's top left one. */
export async function findFaint(page: Page, target: Locator): Promise<string[]> {
  const pixelsIn = await readPixels(page);
  const [ground = []] = pixelsIn({ left: 0, top: 0, right: 1, bottom: 1 });
  const boxes = await target.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { html: element.outerHTML, left, right, top: top + scrollY, bottom: bottom + scrollY };
      }),
  );
  const isFaint = (box: Box) => {
    const pixels = pixelsIn(box);
    return pixels.filter((pixel) => contrast(pixel, ground) >= 3).length <= pixels.length / 50;
  };
  return boxes.filter((box) => box.right - box.left > 1 && isFaint(box)).map(({ html }) => html);
}
