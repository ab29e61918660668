import sharp from 'sharp';
import { surfaceAsHex } from '@/tailwind.config';

/** How `components/ClientLogos.tsx` dims a logo at rest. */
const opacityAtRest = 0.6;

/** A colour's grey between 0 and 1, as CSS defines `grayscale()`. */
const greyOf = ([red = 0, green = 0, blue = 0]: Uint8Array) =>
  (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;

/** Luminance of a grey between 0 and 1 (WCAG 2.2, "relative luminance"). */
const luminanceOf = (grey: number) => (grey <= 0.04045 ? grey / 12.92 : ((grey + 0.055) / 1.055) ** 2.4);

const surface = greyOf(Buffer.from(surfaceAsHex.slice(1), 'hex'));

/** The contrast with the surface that half of what a logo draws reaches, grey and dimmed as the strip shows it at rest. */
export async function contrastAtRest(logo: Buffer): Promise<number> {
  const pixels = await sharp(logo, { density: 288 }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const contrasts: number[] = [];
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = ((pixels[at + 3] ?? 0) / 255) * opacityAtRest;
    // Glows and smoothed edges cover more than they show.
    if (opacity < 0.15) continue;
    const shown = greyOf(pixels.subarray(at, at + 3)) * opacity + surface * (1 - opacity);
    contrasts.push((luminanceOf(shown) + 0.05) / (luminanceOf(surface) + 0.05));
  }
  return contrasts.toSorted((one, other) => one - other)[Math.floor(contrasts.length / 2)] ?? 1;
}
