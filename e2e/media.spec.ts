import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { exportedAddresses } from '@/e2e/support/exported-pages';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { contrast } from '@/scripts/colours/contrast';

/** Where an element is on the whole page, in whole px; undefined if it is invisible. Runs in the page. */
function findBox(element: Element) {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return undefined;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const [x, y] = [Math.ceil(left), Math.ceil(top + scrollY)];
  const box = { left: x, top: y, width: Math.floor(right) - x, height: Math.floor(bottom + scrollY) - y };
  // Text for screen readers only is one px wide.
  return box.width > 1 ? box : undefined;
}

for (const address of exportedAddresses) {
  for (const [where, media] of [
    ['in forced colours on a dark ground', { forcedColors: 'active', colorScheme: 'dark' }],
    ['in forced colours on a light ground', { forcedColors: 'active', colorScheme: 'light' }],
    ['on paper', { media: 'print' }],
  ] as const) {
    test(`${address} shows its titles, links, controls and logos ${where}`, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'All engines get the same colours');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await waitForScript(page);
      await loadPictures(page);
      await page.emulateMedia(media);
      const screenshot = await page.screenshot({ scale: 'css', fullPage: true });
      const parts = page.locator('h1, a, button, input, button span:empty, svg, main img:not(article *)');
      for (const part of await parts.all()) {
        const box = await part.evaluate(findBox);
        if (!box) continue;
        const cutOut = await sharp(screenshot).extract(box).toBuffer();
        const { channels } = await sharp(cutOut).removeAlpha().stats();
        const ratio = contrast(
          channels.map(({ min }) => min),
          channels.map(({ max }) => max),
        );
        expect.soft(ratio, await part.evaluate((one) => one.outerHTML)).toBeGreaterThanOrEqual(3);
      }
    });
  }
}

test('paper shows the address of a link to another site', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  for (const link of await page.locator('a[href^=http]').all()) {
    const address = await link.getAttribute('href');
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain(address);
  }
});
