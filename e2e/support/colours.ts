import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from '@/e2e/support/layout';
import { contrast, type Colour } from '@/scripts/colours/contrast';

/** A visible box of an element: its place on the whole page, in px, and the colour of its text. */
interface Part extends Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  name: string;
  colour: Colour;
}

/**
 * Returns the boxes of a locator's visible elements, or of each line of text in them.
 *
 * @throws if no element is visible
 */
export async function partsOf(target: Locator, what: 'boxes' | 'lines'): Promise<[Part, ...Part[]]> {
  const parts = await target.evaluateAll((elements, wanted) => {
    return elements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      // Skips what is only for screen readers, which is one px wide, as is what clips it.
      const isClipped = (inner: Element | null): boolean =>
        inner !== null && (inner.clientWidth === 1 || isClipped(inner.parentElement));
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (box.width <= 1 || isClipped(element) || !isSeen) return [];
      const range = new Range();
      const lines = [...element.childNodes].flatMap((node) => {
        range.selectNodeContents(node);
        return node instanceof Text ? [...range.getClientRects()].filter(({ width }) => width > 4) : [];
      });
      const label = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent;
      const name = label.trim() || element.outerHTML;
      // Transparent colours do not match, because they are not `rgb()`. They become empty, which fails every assertion.
      const [, ...colour] = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(getComputedStyle(element).color) ?? [];
      return (wanted === 'lines' ? lines : [box]).map(({ left, top, right, bottom }) => ({
        ...{ name, colour: colour.map(Number) },
        ...{ left, right, top: top + scrollY, bottom: bottom + scrollY },
      }));
    });
  }, what);
  const [first, ...others] = parts;
  if (!first) throw new Error(`${target}: no element is visible`);
  return [first, ...others];
}

/** Takes a screenshot of the whole page and returns a function that reads the colours of all pixels in a box. */
export async function readPixels(page: Page): Promise<(part: Omit<Part, 'name' | 'colour'>) => Colour[]> {
  const picture = sharp(await page.screenshot({ scale: 'css', fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, right, bottom }) => {
    const colours: Colour[] = [];
    for (let y = Math.ceil(top); y < Math.floor(bottom); y += 1) {
      for (let x = Math.ceil(left); x < Math.floor(right); x += 1)
        colours.push(data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x + 1)));
    }
    if (colours.length === 0) throw new Error(`${left}, ${top}, ${right}, ${bottom}: no pixel in this box`);
    return colours;
  };
}

/** Names the visible elements of which hardly a pixel has a contrast of 3:1 with the page's top left one. */
export async function findFaint(page: Page, elements: string): Promise<string[]> {
  const pixelsIn = await readPixels(page);
  const [ground = []] = pixelsIn({ left: 0, top: 0, right: 1, bottom: 1 });
  const boxes = await partsOf(page.locator(elements), 'boxes');
  const isFaint = (box: Part) => {
    const pixels = pixelsIn(box);
    return pixels.filter((pixel) => contrast(pixel, ground) >= 3).length <= pixels.length / 50;
  };
  return boxes.filter(isFaint).map(({ name }) => name);
}

/** Expects the text of each part to have at least this contrast ratio with every pixel behind it. */
export async function expectContrast(page: Page, parts: readonly Part[], least: number): Promise<void> {
  // The second rule hides the alternative text of failed pictures. In forced colours, the first rule leaves it visible.
  await addStyle(page, '* { color: transparent !important } img { font-size: 0 !important }');
  const pixelsIn = await readPixels(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  for (const { name, colour, ...box } of parts) {
    const lowest = pixelsIn(box).reduce((low, pixel) => Math.min(low, contrast(colour, pixel)), 21);
    expect.soft(lowest, name).toBeGreaterThanOrEqual(least);
  }
}
