import { expect, type Page } from '@playwright/test';

/** Expects a page to have no fault of layout in a viewport of this width, in px, now or after a retry. */
export async function expectFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await expect.poll(() => page.evaluate(findFaults), { message: `${width} px wide` }).toEqual([]);
}

/**
 * Finds what overflows the window or the box around it, words of titles that break, and links or buttons on two lines.
 * The document's scroll width alone is not enough, because a page may clip its overflow. Runs in the page.
 */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  // The body is measured too, because screenshot tools use its width.
  if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) faults.push('scrolls sideways');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    let box = text.parentElement;
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
    const around = box?.getBoundingClientRect() ?? new DOMRect();
    // Text for screen readers only is one px wide.
    if (around.width <= 1) continue;
    const range = new Range();
    const linesOf = () => [...range.getClientRects()].filter(({ width }) => width > 1);
    range.selectNodeContents(text);
    const isCut = ({ left, right, top, height }: DOMRect) =>
      left < Math.max(0, around.left) - 1 ||
      right > Math.min(clientWidth, around.right) + 1 ||
      top + height / 2 > around.bottom;
    if (linesOf().some(isCut)) faults.push(`${range} is cut`);
    // A card's title may take two lines.
    if (text.parentElement?.closest('a:not(h2 *), button') && linesOf().length > 1)
      faults.push(`${range} takes two lines`);
    if (!text.parentElement?.closest('h1')) continue;
    for (const { index, 0: word } of String(range).matchAll(/\S+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (linesOf().length > 1) faults.push(`${word} breaks`);
    }
  }
  return faults;
}

/** Adds a constructed style sheet, which no Content-Security-Policy blocks. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
