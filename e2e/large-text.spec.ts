import { expect, test, type Page } from '@playwright/test';
import { pages } from '@/e2e/support/content';
import { sitePages } from '@/e2e/support/words';

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Chromium alone can be given another default font size',
);

/** Words that break within, and what reaches beyond the window, each by its text. */
async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const check = (name: string, { left, right, width }: DOMRect) => {
      // Words for screen readers alone take one px.
      if (width > 1 && (left < 0 || right > document.documentElement.clientWidth))
        found.push(`${name} is cut`);
    };
    for (const element of document.querySelectorAll('a, button, img, p')) {
      check(element.textContent || element.getAttribute('alt') || 'button', element.getBoundingClientRect());
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if ((node.parentElement?.offsetWidth ?? 0) <= 1) continue;
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+/gu)) {
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        for (const line of lines) check(word, line);
        if (lines.length > 1) found.push(`${word} breaks`);
      }
    }
    return found;
  });
}

for (const { name, address } of sitePages) {
  for (const fontSize of [16, 20, 24, 32]) {
    test(`the ${name} is whole on phones with a default font of ${fontSize} px`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: fontSize } });
      await page.goto(address);
      for (const width of [320, 360, 390, 414]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator('html')).toHaveCSS('font-size', `${fontSize}px`);
        expect.soft(await findCut(page), `${width} px wide`).toEqual([]);
      }
    });
  }
}

test('a badge of 39 letters is whole on a phone of 320 px, and so is the control beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await page.getByText(pages.landing.badge, { exact: true }).evaluate((badge) => {
    badge.lastChild?.replaceWith('39 venues, festivals and night promoters');
  });
  expect(await findCut(page)).toEqual([]);
});
