import { expect, type Page } from '@playwright/test';

type Faults = Record<'cut' | 'words' | 'labels', string[]>;

/** Expects a page to have no fault of these kinds in a viewport of this width, in px, now or after a retry. */
export async function expectFit(page: Page, width: number, ...kinds: (keyof Faults)[]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const find = async () => {
    const faults = await findFaults(page);
    return kinds.flatMap((kind) => faults[kind]);
  };
  await expect.poll(find, { message: `${width} px wide` }).toEqual([]);
}

/**
 * Finds content that overflows the viewport or the box around it, words in titles that break, labels of links and
 * buttons on two lines, and headings smaller than the text beside them. The document's scroll width alone is not enough,
 * because a page may clip its overflow. A word in a title may break only if it is wider than a line on a phone, and the
 * type cannot shrink further.
 *
 * @throws if the page shows no text
 */
async function findFaults(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const found: Faults = { cut: [], words: [], labels: [] };
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const root = sizeOf(document.documentElement);
    const { scrollWidth, clientWidth } = document.documentElement;
    // The body is measured too, because screenshot tools use its width.
    if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) found.cut.push('scrolls sideways');
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    for (const element of document.querySelectorAll('img, button, input, select, textarea, table')) {
      // A field that nobody sees lies in a label that is one px wide.
      if (element.parentElement?.clientWidth === 1) continue;
      const name = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent;
      if (isOutside(element.getBoundingClientRect()))
        found.cut.push(`${name.trim() || element.outerHTML} is cut`);
    }
    // The width that the padding of a badge or a button leaves for a line on a phone.
    const lineWidth = Math.min(320, clientWidth) - 6 * root;
    const linesOf = (range: Range) => [...range.getClientRects()].filter(({ width }) => width > 1);
    let lines = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const { left, right, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
      // Text for screen readers only is one px wide.
      const isForEyes = width > 1;
      const range = new Range();
      range.selectNodeContents(text);
      if (isForEyes) lines += linesOf(range).length;
      const isCut = (line: DOMRect) =>
        line.left < left - 1 || line.right > right + 1 || line.top + line.height / 2 > bottom;
      if (isForEyes && linesOf(range).some((line) => isCut(line) || isOutside(line)))
        found.cut.push(`${range} is cut`);
      // A card's title may take two lines, and a link within a sentence may break like the rest of the sentence.
      const label = text.parentElement?.closest('a:not(h2 *), button');
      if (label && getComputedStyle(label).display !== 'inline' && linesOf(range).length > 1)
        found.labels.push(String(range));
      const title = text.parentElement?.closest('h1');
      for (const { index, 0: word } of title ? range.toString().matchAll(/[^\s-]+/gu) : []) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const parts = linesOf(range);
        const wouldFit = parts.reduce((sum, part) => sum + part.width, 0) <= lineWidth;
        const mayShrink = title && sizeOf(title) > 1.25 * root;
        if (parts.length > 1 && (wouldFit || mayShrink)) found.words.push(word);
      }
    }
    if (lines === 0) throw new Error('The page shows no text');
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const beside = [...(heading.parentElement?.querySelectorAll('p') ?? [])].map(sizeOf);
      if (sizeOf(heading) < Math.max(0, ...beside))
        found.cut.push(`${heading.textContent} is smaller than the text beside it`);
    }
    return found;
  });
}

/** Adds a constructed style sheet, which no Content-Security-Policy blocks. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
