import { socialCardSize } from '@/app/page-metadata';
import { channelsOf, falloff, light, palette } from '@/tailwind.config';

/** The strength of a light at `part` of the way from its middle (0) to its rim (1). */
function strengthAt(part: number): number {
  const at = Math.min(part, 1) * (falloff.length - 1);
  const index = Math.floor(at);
  const [from = 0, to = from] = falloff.slice(index);
  return from + (to - from) * (at - index);
}

/**
 * Draws the background of a share card, with the beam and the pool of light that are behind the pages. A little noise
 * hides the bands that a gradient shows at 256 levels per channel.
 *
 * @param lamp horizontal position of the lamp, from 0 at the left to 1 at the right
 * @returns raw bytes of red, green and blue
 */
export function drawLight(lamp: number): Buffer {
  const { width, height } = socialCardSize;
  const ground = channelsOf(palette.surface);
  const colour = channelsOf(light.colour);
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    const x = Math.floor(index / 3) % width;
    const y = Math.floor(index / 3 / width);
    const away = x - lamp * width;
    const angle = Math.abs(Math.atan2(away, y + 0.12 * height));
    const fade = Math.min(1, Math.max(0, (0.95 - y / height) / 0.6));
    const beam = 0.25 * strengthAt(angle / 0.66) * fade;
    const pool = 0.12 * strengthAt(Math.hypot(away / (0.6 * width), (height - y) / (0.23 * height)));
    const opacity = Math.min(1, (beam + pool) * light.gain);
    const channel = index % 3;
    const value = ground[channel]! + (colour[channel]! - ground[channel]!) * opacity;
    // The noise is a hash of the position instead of a random number, so that builds are reproducible.
    const noise = ((index * 2654435761) % 4294967296) / 4294967296;
    pixels[index] = value + noise;
  }
  return pixels;
}
