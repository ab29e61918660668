import type { Page } from '@playwright/test';

/** What the Tab key stops at, besides what is within frames. */
export const focusable =
  'a[href], summary, :is(button, input, select, textarea):enabled:not([type=hidden], [tabindex="-1"])';

/** What assistive technology calls each element, or a part of it. */
export const namesOf = (elements: Element[]) =>
  elements.map((element) => {
    const { labels } = element as HTMLInputElement;
    return labels?.[0]?.textContent ?? element.ariaLabel ?? element.textContent;
  });

/** Presses Tab through a whole page that has just been opened: what it stops at, and what is wrong there. */
export async function walkThrough(page: Page): Promise<{ name: string; faults: string[] }[]> {
  const stops: { name: string; faults: string[] }[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      // No finger is faster than two frames, in which the cards nearby come to life.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      // What is in a frame is its own business, and the page's focus stays on the frame meanwhile.
      if (element instanceof HTMLIFrameElement) return 'part';
      if (!element || element === document.body || element.hasAttribute('data-seen')) return null;
      element.setAttribute('data-seen', '');
      const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
        ({ outlineStyle, outlineWidth }) => (outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0),
      );
      const { left, right, top, bottom: end } = element.getBoundingClientRect();
      // Of a text area browsers bring no more into the window than the line that is written in.
      const bottom = element.matches('textarea') ? top + 24 : end;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A card's link covers the whole card, and a link within a sentence may be small (WCAG 2.2, 2.5.5).
      const isLink = element.matches('a');
      const around = (isLink && element.closest('article')) || element.closest('p, li');
      const isBox = element.matches('[type=checkbox]');
      const label = isBox ? (element as HTMLInputElement).labels?.[0] : undefined;
      const { width, height } = (around ?? label ?? element).getBoundingClientRect();
      // Rounded, because while a page rises into place 44 px may measure 43.99999.
      const target = Number(Math.min(width, height).toFixed(2));
      const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
      return [
        Math.max(...outlines) < 2 && 'has no outline of 2 px',
        target < (element.closest('[role=group]') ? 24 : 44) && `is a target of ${target} px`,
        !isInWindow && 'is not in the window',
        !(hit && (element.contains(hit) || hit.contains(element))) && 'is covered',
      ].filter((fault) => fault !== false);
    });
    if (!stop) return stops;
    if (stop === 'part') continue;
    const [name] = await page.locator(':focus').evaluateAll(namesOf);
    stops.push({ name: name ?? '', faults: stop.map((fault) => `${name} ${fault}`) });
  }
}
