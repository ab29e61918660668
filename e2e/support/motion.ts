import { test, type Locator, type Page } from '@playwright/test';
import { pages } from '@/content/content';
import { carousels } from '@/e2e/support/content';

/** The two names of the motion control: the button that pauses and plays all carousels of the work page. */
export const { pausePictures: pauseMotion, playPictures: playMotion } = pages.work;

/** Finds the motion control by either name. */
export function motionControlOf(page: Page): Locator {
  return page
    .getByRole('button', { name: pauseMotion, exact: true })
    .or(page.getByRole('button', { name: playMotion, exact: true }));
}

/** Presses the motion control without scrolling to it, because that may move a carousel out of the viewport. */
export async function pressMotionControl(page: Page): Promise<void> {
  await motionControlOf(page).evaluate((button: HTMLElement) => button.click());
}

/** Makes the motion control throw while it renders, by removing `matchMedia`. Call it before `goto`. */
export async function breakMotionControl(page: Page): Promise<void> {
  test.skip(carousels.length === 0, 'Without a carousel, the page has no motion control');
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
}
