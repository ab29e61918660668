import { expect, test } from '@playwright/test';
import { findFaint, findIllegible } from '@/e2e/support/colours';
import { exportedAddresses } from '@/e2e/support/exported-pages';
import { loadPictures, waitForScript } from '@/e2e/support/page';

test.skip(({ browserName }) => browserName !== 'chromium', 'All engines get the same colours');

test.beforeEach(async ({ page }) => {
  // Without this, transitions would change the colours during the test.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

// The light behind the pages is a gradient, of which axe cannot tell the contrast. Pairs of tokens have unit tests.
for (const address of exportedAddresses) {
  test(`the text of ${address} has a contrast of 4.5:1 with the light behind it`, async ({ page }) => {
    await page.goto(address);
    await waitForScript(page);
    // The letters of an `h1` show a gradient, and their line boxes overlap other elements.
    const text = page.locator('body :not(h1, h1 *)');
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await findIllegible(page, text, 4.5), `${width} px wide`).toEqual([]);
    }
  });

  for (const [where, media] of [
    ['in forced colours on a dark ground', { forcedColors: 'active', colorScheme: 'dark' }],
    ['in forced colours on a light ground', { forcedColors: 'active', colorScheme: 'light' }],
    ['on paper', { media: 'print' }],
  ] as const) {
    test(`${address} shows its titles, links, controls and logos ${where}`, async ({ page }) => {
      await page.goto(address);
      await waitForScript(page);
      await loadPictures(page);
      await page.emulateMedia(media);
      const seen = page.locator('h1, a, button, input, button span:empty, svg, main img:not(article *)');
      expect(await findFaint(page, seen)).toEqual([]);
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
