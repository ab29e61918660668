function gammaEncoded(value: number): number {
  const inside = Math.min(1, Math.max(0, value));
  return inside <= 0.0031308 ? 12.92 * inside : 1.055 * inside ** (1 / 2.4) - 0.055;
}

/** How far outside of sRGB a channel may lie, of its whole range: nobody sees it cut off at the rim. */
const tolerance = 0.03;

/**
 * A colour token in sRGB, for what knows no OKLCH: `oklch(0.15 0.012 262)` is `#080b10`. The pages show it in sRGB too.
 * Matrices: CSS Color Module Level 4, "Sample code for color conversions".
 *
 * @throws when the colour is not written as `oklch(lightness chroma hue)`, or lies outside of sRGB
 */
export function hexOf(token: string): string {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/u.exec(token);
  if (!match) throw new Error(`${token}: is not a colour such as "oklch(0.15 0.012 262)"`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  if (linear.some((value) => value < -tolerance || value > 1 + tolerance)) {
    throw new Error(`${token}: lies outside of sRGB; lower its chroma, the second number`);
  }
  const bytes = linear.map((value) => Math.round(gammaEncoded(value) * 255));
  return `#${Buffer.from(bytes).toString('hex')}`;
}
