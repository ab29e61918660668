import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pages } from '@/e2e/support/content';

/** The two names of the control that stops all motion. */
export const { pauseMotion, playMotion } = pages.shared;

/** Pages on which something moves by itself. */
export const movingPages = [
  { name: 'landing page', address: '/' },
  { name: 'work page', address: '/work' },
] as const;

/** The one control of a page that stops and starts all motion, whatever it is called just now. */
export function motionControlOf(page: Page): Locator {
  return page
    .getByRole('button', { name: pauseMotion, exact: true })
    .or(page.getByRole('button', { name: playMotion, exact: true }));
}

/** Presses the control as a click does, but without scrolling to it, which may take a carousel out of the window. */
export async function pressMotionControl(page: Page): Promise<void> {
  await motionControlOf(page).evaluate((button: HTMLElement) => button.click());
}

/** Waits until script, if a page has any, has taken it over, so that a key or a click is not lost. */
export async function waitForScript(page: Page): Promise<void> {
  // The control is hidden until then.
  if ((await page.locator('script[data-src]').count()) > 0) await expect(motionControlOf(page)).toBeVisible();
}

/** Brings every picture of a page that comes only when it is scrolled to, and scrolls back to the top. */
export async function bringPictures(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.scrollIntoViewIfNeeded();
    await expect(image).toHaveJSProperty('complete', true);
  }
  await page.mouse.wheel(0, -100_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** Two screenshots of a whole page, so many ms of real time apart. */
export async function photographTwice(page: Page, milliseconds: number): Promise<[Buffer, Buffer]> {
  const options = { fullPage: true, animations: 'allow', caret: 'initial' } as const;
  const first = await page.screenshot(options);
  // What must not happen can only be waited for, and in real time: the browser's own clock runs the animations.
  await page.waitForTimeout(milliseconds);
  return [first, await page.screenshot(options)];
}
