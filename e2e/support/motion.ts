import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '@/e2e/support/content';

/** The two names of the button that stops and starts the pictures of the work page. */
export const { pausePictures: pauseMotion, playPictures: playMotion } = pages.work;

/** That button, whichever name it has just now. */
export function motionControlOf(page: Page): Locator {
  return page
    .getByRole('button', { name: pauseMotion, exact: true })
    .or(page.getByRole('button', { name: playMotion, exact: true }));
}

/** Presses the control without scrolling to it, which may move a carousel out of the window. */
export async function pressMotionControl(page: Page): Promise<void> {
  await motionControlOf(page).evaluate((button: HTMLElement) => button.click());
}

/** Waits until script, on pages that have it, has started, and carousels respond to keys and clicks. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator('script[data-src]:not([src]), [data-still=unstarted]')).toHaveCount(0);
}

/** Makes the motion control throw, which the product has no hook for. Comes before `goto`. */
export async function breakMotionControl(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
}

/** Presses Tab until an element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await target.evaluate((element) => element === document.activeElement)).toBe(true);
  }).toPass({ intervals: [0], timeout: 15_000 });
}

/** How many animations and transitions are running on the page, the endless ones included. */
export async function countAnimations(page: Page): Promise<number> {
  return page.evaluate(() => document.getAnimations().length);
}
