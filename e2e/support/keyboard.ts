import { expect, type Locator, type Page } from '@playwright/test';

/** Presses the Tab key until the focus has come to an element, as one without a pointer must. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await isFocused(target)).toBe(true);
  }).toPass({ intervals: [0], timeout: 15_000 });
}

/** Whether an element has the focus just now. */
export async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
