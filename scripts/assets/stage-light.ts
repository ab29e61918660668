import sharp from 'sharp';
import { hexOf } from '@/scripts/assets/oklch';
import { falloff, house } from '@/tailwind.config';

/** A lamp above a picture, all in parts of the picture's width and height. */
export interface Lamp {
  x: number;
  y: number;
  /** How wide its beam opens, in degrees; it points straight down. */
  width: number;
  /** Part of full light in the middle of the beam, 0 to 1. */
  strength: number;
  /** How far the beam reaches before it has faded, in parts of the height; its first third is at full strength. */
  reach: number;
}

/** A pool of light: an ellipse that fades from its middle, in parts of the picture's width and height. */
export interface LightEllipse {
  x: number;
  y: number;
  radiusX: number;
  radiusY: number;
  strength: number;
}

/** The eased fall from a light's middle (0) to its rim (1) that the pages' gradients have. */
function fall(distance: number): number {
  const at = Math.min(1, Math.max(0, distance)) * (falloff.length - 1);
  const before = falloff[Math.floor(at)] ?? 0;
  const after = falloff[Math.ceil(at)] ?? 0;
  return before + (after - before) * (at - Math.floor(at));
}

/**
 * Colour of the lamp: the key light, warmer. What little of it is mixed into the house's blue would turn grey.
 */
const lampLight = 'oklch(0.92 0.07 78)';

/** Grain that hides the steps of a dark gradient in 8 bits: half a step up or down, the same on every machine. */
function grain(index: number): number {
  const mixed = Math.imul(index ^ (index >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 12)) & 0xff) / 255 - 0.5;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
}

/**
 * The dark house with one lamp on, as PNG. Drawn px by px, since SVG has no gradient around a point.
 *
 * @param width of the picture in px; `height` likewise
 */
export async function drawStageLight(
  { width, height }: { width: number; height: number },
  lamp: Lamp,
  pools: readonly LightEllipse[],
): Promise<Buffer> {
  const surface = channels(hexOf(house.surface));
  const light = channels(hexOf(lampLight));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const across = x - lamp.x * width;
      const down = y - lamp.y * height;
      const angle = (Math.atan2(across, down) * 180) / Math.PI;
      const distance = Math.hypot(across, down) / (lamp.reach * height);
      const beam = lamp.strength * fall(Math.abs(angle) / (lamp.width / 2)) * fall((distance - 1 / 3) * 1.5);
      const opacity = pools.reduce((sum, pool) => {
        const ellipse = Math.hypot((x / width - pool.x) / pool.radiusX, (y / height - pool.y) / pool.radiusY);
        return sum + pool.strength * fall(ellipse);
      }, beam);
      const index = y * width + x;
      const shift = grain(index);
      for (const [channel, dark] of surface.entries()) {
        const value = dark + ((light[channel] ?? 0) - dark) * opacity;
        pixels[index * 3 + channel] = Math.min(255, Math.max(0, Math.round(value + shift)));
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
