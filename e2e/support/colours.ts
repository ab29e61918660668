import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from '@/e2e/support/layout';

/** Red, green and blue as bytes. */
type Colour = Iterable<number>;

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

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. That of a missing colour is NaN, which fails every expectation. */
function luminance(colour: Colour): number {
  const [red = NaN, green = NaN, blue = NaN] = Array.from(colour, (byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: Colour, other: Colour): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
