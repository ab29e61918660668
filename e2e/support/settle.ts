import type { Page } from '@playwright/test';

/**
 * Waits until the browser has said who is on screen, and the page has had its turns to answer. Works while the
 * page's clock stands still, because neither an IntersectionObserver nor a MessageChannel asks that clock.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    for (let round = 0; round < 3; round += 1) {
      await nextFrame();
      await nextTask();
    }
  });
}
