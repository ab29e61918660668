import { expect, type Locator, type Page } from '@playwright/test';

/** How much of an element shows, from 0 to 1: its own opacity multiplied by that of everything around it. */
export async function opacityOf(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
}

/** Expects text or a picture to be visible, and not too faint to notice. */
export async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(() => opacityOf(target), { message: 'opacity' }).toBeGreaterThan(0.3);
}

/** Expects a picture to be visible and its file to have loaded. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expectSeen(picture);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** Scrolls to every picture that loads only near the window, until all have loaded, and back to the top. */
export async function loadPictures(page: Page): Promise<void> {
  const scrollToNextMissing = () =>
    page.evaluate(() => {
      const missing = [...document.images].find(({ complete }) => !complete);
      (missing ?? document.body).scrollIntoView();
      return missing?.alt;
    });
  await expect.poll(scrollToNextMissing).toBeUndefined();
}
