import type { Page } from '@playwright/test';

/** Widths of windows in CSS px, from the smallest phone to a large screen. */
export const windowWidths = [320, 360, 768, 1280, 1920, 2560] as const;

/**
 * Words and pictures that reach beyond the window's left or right edge, each as its text or alternative text.
 * The document's own scroll width does not tell: a page may clip what overflows.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const check = (name: string, rectangles: Iterable<DOMRect>) => {
      for (const { left, right, width } of rectangles) {
        // Skip links and the like are one clipped px wide until they are needed.
        if (width > 1 && (left < -0.5 || right > innerWidth + 0.5)) found.push(name);
      }
    };
    const isClippedAway = (element: Element | null) => (element?.getBoundingClientRect().width ?? 0) <= 1;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isClippedAway(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      check(node.textContent ?? '', range.getClientRects());
    }
    for (const image of document.images) check(image.alt, image.getClientRects());
    if (document.documentElement.scrollWidth > innerWidth) found.push('the document');
    return found;
  });
}

/** Names of the links and buttons whose words stand on more than one line. */
export async function findWrapped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('a, button')) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines = new Set<number>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { top, width } of range.getClientRects()) if (width > 1) lines.add(Math.round(top));
      }
      if (lines.size > 1) found.push(element.textContent ?? '');
    }
    return found;
  });
}
