import { expect, type Page } from '@playwright/test';

type Faults = Record<'cut' | 'words' | 'labels', string[]>;

/** Expects a page to have no fault of these kinds in a viewport of this width, in px, now or soon. */
export async function expectFit(page: Page, width: number, ...kinds: (keyof Faults)[]): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const find = async () => {
    const faults = await findFaults(page);
    return kinds.flatMap((kind) => faults[kind]);
  };
  await expect.poll(find, { message: `${width} px wide` }).toEqual([]);
}

/**
 * Finds content that overflows the viewport or the box around it, words and labels of links and buttons that break over
 * two lines, and headings smaller than the text beside them. The document's scroll width alone is not enough, because a
 * page may clip what overflows.
 *
 * If the root font is larger than 16 px, headings of at most 1.25 rem may break within words, because they cannot shrink
 * further. If it is larger than 32 px, any other text may.
 *
 * @throws if the page shows no text
 */
async function findFaults(page: Page): Promise<Faults> {
  return page.evaluate(() => {
    const found: Faults = { cut: [], words: [], labels: [] };
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const root = sizeOf(document.documentElement);
    const { scrollWidth, clientWidth } = document.documentElement;
    // Screenshot tools measure the width of the body.
    if (Math.max(scrollWidth, document.body.scrollWidth) > clientWidth) found.cut.push('scrolls sideways');
    const isOutside = ({ left, right, width }: DOMRect) =>
      width > 1 && (left < -0.5 || right > clientWidth + 0.5);
    for (const element of document.querySelectorAll('img, button')) {
      const name = element.getAttribute('alt') ?? element.ariaLabel ?? element.textContent;
      if (isOutside(element.getBoundingClientRect())) found.cut.push(`${name} is cut`);
    }
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
      const label = text.parentElement?.closest('a, button');
      // A link within a sentence may break like the rest of the sentence.
      if (label && getComputedStyle(label).display !== 'inline' && linesOf(range).length > 1)
        found.labels.push(String(range));
      const heading = text.parentElement?.closest('h1, h2, h3');
      if (heading ? root > 16 && sizeOf(heading) <= 1.25 * root : root > 32) continue;
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range).length > 1) found.words.push(word);
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
