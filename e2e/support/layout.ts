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

/**
 * Looks for faults in a page's layout. The document's own scroll width does not tell: a page may clip.
 *
 * @throws when the page shows no text
 */
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
    let lines = 0;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.parentElement;
      while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
      const { left, right, bottom, width } = box?.getBoundingClientRect() ?? new DOMRect();
      // Text for screen readers alone is one px wide.
      const isForEyes = width > 1;
      const range = new Range();
      range.selectNodeContents(text);
      if (isForEyes) lines += linesOf(range).length;
      const isCut = (line: DOMRect) =>
        line.left < left - 1 || line.right > right + 1 || line.top + line.height / 2 > bottom;
      if (isForEyes && linesOf(range).some((line) => isCut(line) || isOutside(line)))
        found.cut.push(`${range} is cut`);
      const label = text.parentElement?.closest('a, button');
      // A link within a sentence breaks as its other words do.
      if (label && getComputedStyle(label).display !== 'inline' && linesOf(range).length > 1)
        found.labels.push(String(range));
      for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s-]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (linesOf(range).length > 1) found.words.push(word);
      }
    }
    if (lines === 0) throw new Error('The page shows no text');
    return found;
  });
}

export interface Heading {
  text: string;
  /** Size of its type in px. */
  size: number;
  /** The same in rem. */
  rem: number;
  /** The largest type of the paragraphs beside it, in px. */
  beside: number;
}

/**
 * Every heading of a page.
 *
 * @throws when there is none
 */
export async function headingsOf(page: Page): Promise<Heading[]> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
    const headings = [...document.querySelectorAll('h1, h2, h3')].map((heading) => ({
      text: heading.textContent,
      size: sizeOf(heading),
      rem: sizeOf(heading) / sizeOf(document.documentElement),
      beside: Math.max(0, ...[...heading.parentElement!.querySelectorAll('p')].map(sizeOf)),
    }));
    if (headings.length === 0) throw new Error('The page has no heading');
    return headings;
  });
}

/**
 * Looks for faults where a reader's type is large: what is cut, headings that are smaller than usual or than the text
 * beside them, and words that break. A heading of at most 1.25 rem may break its words, because it cannot be smaller; at
 * more than twice the usual size any other text may.
 *
 * @param usual the page's headings at 16 px in a window of this width
 * @param root the reader's font size in px
 */
export async function findFaultsOfLargeType(
  page: Page,
  usual: readonly Heading[],
  root: number,
): Promise<string[]> {
  const { cut, words } = await findFaults(page);
  const headings = await headingsOf(page);
  const small = headings.filter(
    ({ size, beside }, index) => !(size >= Math.max(beside, usual[index]?.size ?? NaN)),
  );
  const [least, larger] = [false, true].map((isLarger) =>
    headings.filter(({ rem }) => rem > 1.25 === isLarger),
  );
  const isIn = (word: string, some: readonly Heading[] = []) => some.some(({ text }) => text.includes(word));
  const broken = words.filter((word) => (root > 32 ? isIn(word, larger) : !isIn(word, least)));
  return [...cut, ...broken, ...small.map(({ text, size }) => `${text} is only ${size} px large`)];
}

/** Adds a style sheet as a reader's own, which no policy of the page refuses. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** A style sheet with the text spacing of WCAG 2.2, 1.4.12. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
