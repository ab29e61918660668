import { expect, type Locator } from '@playwright/test';

/** How much of an element is seen, from 0 to 1: its own opacity and that of all it lies in. */
export async function opacityOf(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement) {
      opacity *= Number(getComputedStyle(at).opacity);
    }
    return opacity;
  });
}

/** Expects words or a picture to be there to be seen: visible, and not so faint that nobody would. */
export async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect.poll(() => opacityOf(target), { message: 'opacity' }).toBeGreaterThan(0.3);
}

/** Expects a picture to be seen, and to have really arrived. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expectSeen(picture);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}
