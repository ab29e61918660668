import type { Locator, Page } from '@playwright/test';

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

/** A computed colour of each element that a locator finds. */
export async function coloursOf(
  target: Locator,
  property: 'color' | 'backgroundColor' | 'fill',
): Promise<Colour[]> {
  const notations = await target.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
    property,
  );
  return toBytes(target.page(), notations);
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (byte) =>
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
export function leastContrast(colours: readonly Colour[], ground: Colour | undefined): number {
  return Math.min(...colours.map((colour) => contrast(colour, ground ?? [])));
}
