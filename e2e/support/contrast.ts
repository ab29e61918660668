/** A colour's parts in linear sRGB, from 0 to 1. */
type LinearRgb = readonly [red: number, green: number, blue: number];

const clamp = (part: number) => Math.min(1, Math.max(0, part));

/** `oklch(lightness chroma hue)` in linear sRGB (https://www.w3.org/TR/css-color-4/#color-conversion-code). */
function fromOklch(colour: string): LinearRgb {
  const [lightness = NaN, chroma = NaN, hue = NaN] = colour.match(/[\d.]+/gu)?.map(Number) ?? [];
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

/** `oklch(…)` as `#rrggbb`. */
export function toHex(colour: string): string {
  const bytes = fromOklch(colour).map((part) =>
    Math.round(255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055)),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance of a colour in linear sRGB. */
function luminance([red, green, blue]: LinearRgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Relative luminance of a colour as bytes of sRGB, such as a screenshot's. */
export function luminanceOfBytes([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (byte: number) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return luminance([linear(red), linear(green), linear(blue)]);
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio of two relative luminances. */
export function contrastOfLuminances(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast ratio of two colours written as `oklch(…)`. */
export function contrast(one: string, other: string): number {
  return contrastOfLuminances(luminance(fromOklch(one)), luminance(fromOklch(other)));
}
