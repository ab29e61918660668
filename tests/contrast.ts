/** The relative luminance of a colour in sRGB (WCAG 2.2). NaN for an empty colour, so that assertions fail. */
function luminance(channels: Iterable<number>): number {
  const [red = NaN, green = NaN, blue = NaN] = Array.from(channels, (byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast from 1 to 21 of two colours, each in bytes (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(one: Iterable<number>, other: Iterable<number>): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
