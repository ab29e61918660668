import type { Page } from '@playwright/test';

/** What a reader would stumble over, each by its words. */
interface Faults {
  /** Text, buttons and pictures beyond the window's left or right edge, and text that the box around it cuts off. */
  cut: string[];
  /** Words that break over two lines. */
  words: string[];
  /** The text of links and buttons that does. */
  labels: string[];
}

/** Looks for faults in a page's layout. The document's own scroll width does not tell: a page may clip. */
export async function findFaults(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const found: Faults = { cut: [], words: [], labels: [] };
    const { scrollWidth, clientWidth } = document.documentElement;
    // Tools that take a picture of a whole page measure by the body.
    if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) found.cut.push('scrolls sideways');
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    for (const element of document.querySelectorAll('img, button')) {
      const name = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent;
      if (isOutside(element.getBoundingClientRect())) found.cut.push(`${name} is cut`);
    }
    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const { left, right, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
      // Text for screen readers alone is one px wide.
      const isForEyes = width > 1;
      const range = new Range();
      range.selectNodeContents(text);
      const isCut = (line: DOMRect) =>
        line.left < left - 1 || line.right > right + 1 || line.top + line.height / 2 > bottom;
      if (isForEyes && linesOf(range).some((line) => isCut(line) || isOutside(line)))
        found.cut.push(`${range} is cut`);
      if (text.parentElement?.closest('a, button') && linesOf(range).length > 1)
        found.labels.push(String(range));
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range).length > 1) found.words.push(word);
      }
    }
    return found;
  });
}

/** Adds a style sheet as a reader's own, which no policy of the page refuses. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
