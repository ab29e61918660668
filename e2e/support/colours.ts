import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A colour as bytes of sRGB; the fourth is its opacity. */
type Colour = Iterable<number>;

/** Colours as bytes, from any notation of CSS: the browser itself converts them. */
export async function toBytes(page: Page, colours: readonly string[]): Promise<Colour[]> {
  return page.evaluate((notations) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('This browser draws nothing');
    return notations.map((notation) => {
      context.fillStyle = notation;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    });
  }, colours);
}

/**
 * A computed colour of each element that a locator finds.
 *
 * @throws when it finds none, because an empty list would pass every expectation
 */
export async function coloursOf(
  target: Locator,
  property: 'color' | 'backgroundColor' | 'fill',
): Promise<[Colour, ...Colour[]]> {
  const notations = await target.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
    property,
  );
  const [first, ...others] = await toBytes(target.page(), notations);
  if (!first) throw new Error(`${target}: there is no such element`);
  return [first, ...others];
}

/** The edges of a box in px. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/**
 * The visible elements that a locator finds: what each is called, and where it is on the whole page in px.
 *
 * @throws when it finds none
 */
export async function boxesOf(target: Locator): Promise<({ name: string } & Box)[]> {
  const boxes = await target.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      // What is for screen readers alone is one px wide.
      if (width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        return [];
      const name = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent;
      return [{ name, left, right, top: top + scrollY, bottom: bottom + scrollY }];
    }),
  );
  if (boxes.length === 0) throw new Error(`${target}: there is no visible element`);
  return boxes;
}

/** The middles of a box's four sides: each reaches 2 px to either side of the edge. */
export function sidesOf({ left, top, right, bottom }: Box): Box[] {
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return [
    [left, centre] as const,
    [right, centre] as const,
    [middle, top] as const,
    [middle, bottom] as const,
  ].map(([x, y]) => ({ left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 }));
}

/** Gives `data-shape` to elements that have a ground or a border. Runs in the page. */
export function markShapes(elements: Element[]): void {
  for (const element of elements) {
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isShape = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
    element.toggleAttribute('data-shape', isShape);
  }
}

/** Takes a picture of the whole page, and returns what tells the colour of each px. */
export async function takePixels(page: Page): Promise<(x: number, y: number) => Colour> {
  const picture = sharp(await page.screenshot({ scale: 'css', fullPage: true })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return (x, y) => data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x + 1));
}

/**
 * Every px that lies wholly within a box.
 *
 * @throws when there is none
 */
export function pixelsIn({ left, top, right, bottom }: Box): [x: number, y: number][] {
  const pixels: [number, number][] = [];
  for (let y = Math.ceil(top); y < Math.floor(bottom); y += 1) {
    for (let x = Math.ceil(left); x < Math.floor(right); x += 1) pixels.push([x, y]);
  }
  if (pixels.length === 0) throw new Error(`${JSON.stringify({ left, top, right, bottom })}: holds no px`);
  return pixels;
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

/** The least contrast of several colours with one ground. */
export function leastContrast(colours: readonly [Colour, ...Colour[]], ground: Colour): number {
  return Math.min(...colours.map((colour) => contrast(colour, ground)));
}
