import { socialCardSize } from '@/app/page-metadata';
import { channelsOf, falloff, light, palette } from '@/tailwind.config';

/** The strength of the light at a distance from its middle, where 1 is its rim. */
function strengthAt(part: number): number {
  const at = Math.min(part, 1) * (falloff.length - 1);
  const index = Math.floor(at);
  const [from = 0, to = from] = falloff.slice(index);
  return from + (to - from) * (at - index);
}

/**
 * Draws the pages' beam and pool of light on the background of a share card. A little noise hides the bands of a gradient
 * in 256 levels.
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
    // A hash of the position instead of a random number, so that builds are reproducible.
    const noise = ((index * 2654435761) % 4294967296) / 4294967296;
    pixels[index] = value + noise;
  }
  return pixels;
}
