import { expect, test, type Page, type PageScreenshotOptions } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '@/tests/contrast';

/** How much a channel of a pixel, a byte, may differ. Browsers round anew each time they draw. */
const tolerance = 6;

/** Takes a screenshot, by default of the window. A PNG would take three times as long. */
export const capture = (page: Page, options?: PageScreenshotOptions) =>
  page.screenshot({ scale: 'css', type: 'jpeg', quality: 100, ...options });

/** The pixels of a screenshot, each with three bytes, row by row. */
export const pixelsOf = (screenshot: Buffer) => sharp(screenshot).raw().toBuffer({ resolveWithObject: true });

/** A part of a screenshot, in whole px. */
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the contrast within a part of a screenshot, between the highest and the lowest value of each channel. */
export function contrastWithin(
  { data, info }: Awaited<ReturnType<typeof pixelsOf>>,
  { left, top, width, height }: Box,
): number {
  const lightest = [0, 0, 0];
  const darkest = [255, 255, 255];
  for (let row = top; row < top + height; row += 1) {
    const start = 3 * (row * info.width + left);
    for (let at = start; at < start + 3 * width; at += 1) {
      lightest[at % 3] = Math.max(lightest[at % 3]!, data[at]!);
      darkest[at % 3] = Math.min(darkest[at % 3]!, data[at]!);
    }
  }
  return contrast(darkest, lightest);
}

/**
 * Expects two screenshots to show the same, but for a share of the pixels: by default one in 10,000, such as the edge of a
 * word. The report shows two that do not.
 */
export async function expectSame(one: Buffer, other: Buffer, message: string, share = 0.0001): Promise<void> {
  if (one.equals(other)) return;
  const [{ data: before }, { data: after }] = [await pixelsOf(one), await pixelsOf(other)];
  expect(after.length, message).toBe(before.length);
  const differs = (at: number) => Math.abs(before[at]! - after[at]!) > tolerance;
  let count = 0;
  for (let at = 0; at < before.length; at += 3)
    if (differs(at) || differs(at + 1) || differs(at + 2)) count += 1;
  if (count <= (share * before.length) / 3) return;
  for (const body of [one, other]) await test.info().attach(message, { body, contentType: 'image/jpeg' });
  expect.soft(count, `${message}: pixels that differ`).toBe(0);
}
