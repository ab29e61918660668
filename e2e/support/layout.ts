import type { Page } from '@playwright/test';

/**
 * What a reader would miss: text, buttons and pictures beyond the window's left or right edge, and text that is cut
 * off by the box around it, each by its words. The document's own scroll width does not tell: a page may clip.
 */
export async function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    // Tools that take a picture of a whole page measure by the body.
    if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) found.add('scrolls sideways');
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    for (const element of document.querySelectorAll('img, button')) {
      const name = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent ?? '';
      if (isOutside(element.getBoundingClientRect())) found.add(`${name} is cut`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const { left, right, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
      // Text for screen readers alone is one px wide.
      if (width <= 1) continue;
      const range = new Range();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        const isCut = line.left < left - 1 || line.right > right + 1 || line.top + line.height / 2 > bottom;
        if (isCut || isOutside(line)) found.add(`${text.textContent} is cut`);
      }
    }
    return [...found];
  });
}

/** Words that break over two lines, and the text of links and buttons that does. */
export async function findBroken(page: Page): Promise<{ words: string[]; labels: string[] }> {
  return page.evaluate(() => {
    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1).length;
    const words: string[] = [];
    const labels: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const range = new Range();
      range.selectNodeContents(text);
      if (text.parentElement?.closest('a, button') && linesOf(range) > 1) labels.push(range.toString());
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range) > 1) words.push(word);
      }
    }
    return { words, labels };
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
