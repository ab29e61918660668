import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { loadPictures, open, paths } from '@/e2e/support/page';
import { contrast } from '@/scripts/testing/contrast';

/** Finds where the visible ones of some elements are on the whole page, in whole px. Runs in the page. */
function findBoxes(elements: Element[]) {
  const visible = elements.filter((one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  return visible.map((element) => {
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.ceil(box.left), Math.ceil(box.top + scrollY)];
    const [width, height] = [Math.floor(box.right) - left, Math.floor(box.bottom + scrollY) - top];
    return { html: element.outerHTML, left, top, width, height };
  });
}

/** Returns the titles, links, controls and logos that a screenshot of the page does not show. */
async function findMissing(page: Page): Promise<string[]> {
  const parts = page.locator('h1, a, button, input, button span:empty, svg, main img:not(article *)');
  const screenshot = sharp(await page.screenshot({ scale: 'css', fullPage: true })).removeAlpha();
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  const missing: string[] = [];
  for (const { html, ...box } of await parts.evaluateAll(findBoxes)) {
    // Text for screen readers only is one px wide.
    if (box.width <= 1) continue;
    const cutOut = await sharp(data, { raw: info }).extract(box).png().toBuffer();
    const { channels } = await sharp(cutOut).stats();
    const darkest = channels.map(({ min }) => min);
    const lightest = channels.map(({ max }) => max);
    if (contrast(darkest, lightest) < 3) missing.push(html);
  }
  return missing;
}

for (const path of paths) {
  test(`${path} shows everything in forced colours and on paper`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'All engines get the same colours');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await loadPictures(page);
    for (const media of [
      { forcedColors: 'active', colorScheme: 'dark' },
      { forcedColors: 'active', colorScheme: 'light' },
      { forcedColors: 'none', media: 'print' },
    ] as const) {
      await page.emulateMedia(media);
      expect.soft(await findMissing(page), JSON.stringify(media)).toEqual([]);
    }
  });
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
