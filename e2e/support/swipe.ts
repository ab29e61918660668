import type { Locator, Page } from '@playwright/test';

/** Draws a finger from the middle of an element by so many px. For Chromium alone: Playwright's own fingers only tap. */
export async function swipe(page: Page, target: Locator, by: { x: number; y: number }): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to touch');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
    const at = { x: from.x + part * by.x, y: from.y + part * by.y };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
