import type { Locator, Page } from '@playwright/test';
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

/** Makes the motion control throw, which the product has no hook for. Comes before `goto`. */
export async function breakMotionControl(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
}
