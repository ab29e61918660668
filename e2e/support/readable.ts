import { expect, type Page } from '@playwright/test';

/** Finds what a visitor cannot read, and says the way out. Runs in the page. */
function findUnreadable(): string[] {
  scrollTo(0, 0);
  const { scrollWidth, clientWidth } = document.documentElement;
  const ground = document.querySelector('body > header > [aria-hidden]')!;
  const isGroundShown = ground.checkVisibility({ visibilityProperty: true });
  const headerEnd = isGroundShown ? ground.getBoundingClientRect().bottom : 0;
  const boxes = [...document.querySelectorAll('body *')].filter((box) => box.checkVisibility());
  const wide = boxes.filter((box) => box.getBoundingClientRect().right > clientWidth + 1);
  const texts = boxes.filter(({ childNodes }) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
  );
  // Text for screen readers only is one px wide.
  const cut = texts.filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1);
  const covered = texts.filter((box) => {
    const textTop = box.getBoundingClientRect().top + parseFloat(getComputedStyle(box).paddingTop);
    return box.matches('main *') && textTop < headerEnd - 1;
  });
  const say = (found: readonly Element[], fault: string) =>
    found.map((box) => `${box.outerHTML.slice(0, 80)} ${fault}`);
  return [
    ...say(
      scrollWidth > clientWidth ? wide.slice(-1) : [],
      'makes the page scroll sideways: give it max-w-full, or let a box around it scroll',
    ),
    ...say(
      cut.filter((box) => getComputedStyle(box).overflowX === 'visible'),
      'is cut: let it wrap, or scroll, with overflow-x-auto and tabIndex={0}',
    ),
    ...say(covered, 'is under the header: add space such as pt-8'),
  ];
}

export async function expectReadable(page: Page, widths: readonly number[], where = 'wide'): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(findUnreadable), { message: `${width} px ${where}` }).toEqual([]);
  }
}

/** Without room, a title's word breaks on a phone, unless this forbids it: then it leaves its box. */
export async function expectWholeWords(page: Page): Promise<void> {
  const rule = await page.addStyleTag({ content: ':is(h1, h2, h3) { overflow-wrap: normal !important }' });
  await expectReadable(
    page,
    [320],
    'wide, a word of a title would break: shorten it, or write \\u00ad where it may',
  );
  await rule.evaluate((style) => (style as Element).remove());
}
