import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** How much a channel of a pixel, a byte, may differ. Browsers round anew each time they draw. */
const tolerance = 6;

/** Takes a screenshot of the window, as the channels of its pixels. */
export async function pixelsOf(page: Page): Promise<Buffer> {
  const screenshot = sharp(await page.screenshot({ scale: 'css' }));
  return screenshot.removeAlpha().raw().toBuffer();
}

/** Expects two screenshots to show the same, but for a share of the pixels: by default, for a word's edge. */
export function expectSame(one: Buffer, other: Buffer, message: string, share = 0.0001): void {
  const differs = (at: number) => Math.abs(one[at]! - other[at]!) > tolerance;
  let count = 0;
  for (let at = 0; at < one.length; at += 3)
    if (differs(at) || differs(at + 1) || differs(at + 2)) count += 1;
  expect(other.length, message).toBe(one.length);
  expect.soft(count, `${message}: pixels that differ`).toBeLessThanOrEqual((share * one.length) / 3);
}
