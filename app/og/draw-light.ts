import { socialCardSize } from '@/app/page-metadata';
import { channelsOf, falloff, light, palette } from '@/tailwind.config';

/** The strength of a light at a part of the way from its middle to its rim. */
function strengthAt(part: number): number {
  const at = Math.min(part, 1) * (falloff.length - 1);
  const index = Math.floor(at);
  const [from = 0, to = from] = falloff.slice(index);
  return from + (to - from) * (at - index);
}

/**
 * Draws the pages' light on the ground of a share card, as raw bytes of red, green and blue: a beam from a lamp above,
 * and the pool where it meets the floor. A little noise keeps 256 levels from showing as bands.
 *
 * @param lamp where the lamp hangs, as a part of the card's width
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
    // A hash of the position, so that the same card is the same bytes.
    const noise = ((index * 2654435761) % 4294967296) / 4294967296;
    pixels[index] = value + noise;
  }
  return pixels;
}
