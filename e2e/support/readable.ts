import { expect, type Page } from '@playwright/test';

/** Finds what a visitor cannot read, and says the way out. Runs in the page. */
function findUnreadable(): string[] {
  scrollTo(0, 0);
  const { scrollWidth, clientWidth } = document.documentElement;
  const ground = document.querySelector('body > header > [aria-hidden]')!;
  const isGroundShown = ground.checkVisibility({ visibilityProperty: true });
  const headerEnd = isGroundShown ? ground.getBoundingClientRect().bottom : 0;
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
  return [...document.querySelectorAll('body *')].flatMap((box) => {
    if (!box.checkVisibility()) return [];
    const { right, top } = box.getBoundingClientRect();
    const { overflowX, paddingTop } = getComputedStyle(box);
    const isWide = scrollWidth > clientWidth && right > clientWidth + 1;
    // Text for screen readers only is one px wide.
    const isWider = box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1;
    const isCut = isWider && hasText(box) && overflowX === 'visible';
    const isCovered = hasText(box) && box.matches('main *') && top + parseFloat(paddingTop) < headerEnd - 1;
    const faults = [
      isWide && 'makes the page scroll sideways: give it max-w-full, or let a box around it scroll',
      isCut && 'is cut: let it wrap, or scroll, with overflow-x-auto and tabIndex={0}',
      isCovered && 'is under the header: add space such as pt-8',
    ];
    return faults.filter(Boolean).map((fault) => `${box.outerHTML.slice(0, 80)} ${fault}`);
  });
}

export async function expectReadable(page: Page, widths: readonly number[], height = 800): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(findUnreadable), { message: `${width} px wide` }).toEqual([]);
  }
}

/** Without room, a title's word breaks on a phone, unless this forbids it: then it leaves its box. */
export async function expectWholeWords(page: Page): Promise<void> {
  const rule = await page.addStyleTag({ content: ':is(h1, h2, h3) { overflow-wrap: normal !important }' });
  await expectReadable(page, [320]);
  await rule.evaluate((style) => (style as Element).remove());
}
