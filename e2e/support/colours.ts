import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from '@/e2e/support/layout';
import { contrast, type Colour } from '@/scripts/contrast';

/** What is seen of an element: where it is on the whole page in px, and the colour of its text. */
export interface Part extends Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  name: string;
  colour: Colour;
}

/**
 * The boxes of the visible elements that a locator finds, or each line of the text in them.
 *
 * @throws when nothing of it is visible
 */
export async function partsOf(target: Locator, what: 'boxes' | 'lines'): Promise<[Part, ...Part[]]> {
  const parts = await target.evaluateAll((elements, wanted) => {
    return elements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      // What is for screen readers alone is one px wide.
      const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (box.width <= 1 || !isSeen) return [];
      const range = new Range();
      const lines = [...element.childNodes].flatMap((node) => {
        range.selectNodeContents(node);
        return node instanceof Text ? [...range.getClientRects()].filter(({ width }) => width > 4) : [];
      });
      const name = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent;
      // Anything but `rgb()` is not opaque: no colour, which fails every expectation.
      const [, ...colour] = /^rgb\((\d+), (\d+), (\d+)\)$/u.exec(getComputedStyle(element).color) ?? [];
      return (wanted === 'lines' ? lines : [box]).map(({ left, top, right, bottom }) => ({
        ...{ name, colour: colour.map(Number) },
        ...{ left, right, top: top + scrollY, bottom: bottom + scrollY },
      }));
    });
  }, what);
  const [first, ...others] = parts;
  if (!first) throw new Error(`${target}: nothing of it is visible`);
  return [first, ...others];
}

/** Takes a picture of the whole page, and returns what tells the colour of each px within a part of it. */
export async function takePixels(page: Page): Promise<(part: Omit<Part, 'name' | 'colour'>) => Colour[]> {
  const picture = sharp(await page.screenshot({ scale: 'css', fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return ({ left, top, right, bottom }) => {
    const colours: Colour[] = [];
    for (let y = Math.ceil(top); y < Math.floor(bottom); y += 1) {
      for (let x = Math.ceil(left); x < Math.floor(right); x += 1)
        colours.push(data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x + 1)));
    }
    if (colours.length === 0) throw new Error(`${left}, ${top}, ${right}, ${bottom}: no px is within this`);
    return colours;
  };
}

/** Expects the text of each part to have a contrast of at least so much with every px that it stands on. */
export async function expectContrast(page: Page, parts: readonly Part[], least: number): Promise<void> {
  // The second rule hides the words of pictures that have failed, which forced colours keep.
  await addStyle(page, '* { color: transparent !important } img { font-size: 0 !important }');
  const pixelsIn = await takePixels(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  for (const { name, colour, ...box } of parts) {
    const lowest = pixelsIn(box).reduce((low, pixel) => Math.min(low, contrast(colour, pixel)), 21);
    expect.soft(lowest, name).toBeGreaterThanOrEqual(least);
  }
}
