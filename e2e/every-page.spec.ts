import Axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { projectSiteNoteId } from '@/components/Card';
import { landingPage, shared } from '@/content/pages';
import { collectComplaints, loadPictures, open, paths, setTypeSize } from '@/e2e/support/page';
import { capture, contrastWithin, pixelsOf } from '@/e2e/support/pixels';

/** Runs all rules of axe, which is in the page, also experimental ones and those of level AAA. Returns the violations. */
async function findViolations(page: Page): Promise<string[]> {
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const levels = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    return (await axe.run({ runOnly: [...levels, 'best-practice', 'experimental'] })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * Finds texts cut off by the window or the box around them, texts under the header's ground, words of titles that break, and
 * links or buttons on two lines. The document's scroll width alone is not enough, because a page may clip its overflow. Runs
 * in the page.
 */
function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('scrolls sideways');
  scrollTo(0, 0);
  const ground = document.querySelector('body > header > [aria-hidden]')!;
  const groundEnd = ground.checkVisibility({ visibilityProperty: true })
    ? ground.getBoundingClientRect().bottom
    : 0;
  const ends = [...document.querySelectorAll('body > header a')].map((a) => a.getBoundingClientRect().right);
  if (Math.max(...ends) > ends.at(-1)! + 1) faults.push('the last link of the header is not at its end');
  const isLargeType = parseFloat(getComputedStyle(document.documentElement).fontSize) > 32;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    let box = text.parentElement;
    while (box && getComputedStyle(box).display === 'inline') box = box.parentElement;
    const around = box?.getBoundingClientRect() ?? new DOMRect();
    // Text for screen readers only is one px wide. Code may scroll in its own box.
    if (around.width <= 1 || /auto|scroll/u.test(getComputedStyle(box!).overflowX)) continue;
    const range = new Range();
    const linesOf = () => [...range.getClientRects()].filter(({ width }) => width > 1);
    range.selectNodeContents(text);
    const isCut = ({ left, right, top, height }: DOMRect) =>
      left < Math.max(0, around.left) - 1 ||
      right > Math.min(clientWidth, around.right) + 1 ||
      top + height / 2 > around.bottom;
    if (linesOf().some(isCut)) faults.push(`${range} is cut`);
    const top = around.top + parseFloat(getComputedStyle(box!).paddingTop);
    if (box?.closest('main') && top < groundEnd - 1) faults.push(`${range} is under the header's ground`);
    // A card's title may take two lines, and so may a link in a sentence.
    const control = text.parentElement?.closest('a:not(h2 *), button');
    const isAlone = control && getComputedStyle(control).display !== 'inline';
    if (!isLargeType && isAlone && linesOf().length > 1) faults.push(`${range} takes two lines: shorten it`);
    if (!text.parentElement?.closest('h1')) continue;
    for (const { index, 0: word } of String(range).matchAll(/\S+/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (linesOf().length > 1) faults.push(`${word} breaks`);
    }
  }
  return faults;
}

/** Expects a page to have no fault of layout in viewports of these sizes, in px, now or after a retry. */
async function expectFit(page: Page, widths: readonly number[], height = 800): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(findLayoutFaults), { message: `${width} px wide` }).toEqual([]);
  }
}

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The key that moves focus to the next link or control. On macOS, WebKit skips links unless Alt is pressed too. */
const tabIn = (engine: string) => (engine === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab');

/** Returns the faults of an element that has keyboard focus. Runs in the page. */
function findFocusFaults(element: Element): string[] {
  // Browsers scroll to its caret alone.
  if (element.matches('textarea')) element.scrollIntoView({ block: 'nearest' });
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
    ({ outlineStyle, outlineWidth }) => (outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0),
  );
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // A card's link is as large as the card.
  const target = element.matches('article a') ? element.closest('article')! : element;
  const { width, height } = target.getBoundingClientRect();
  // A link in a sentence may be small (WCAG 2.2, 2.5.5), a dot has 24 px, and what only scrolls is no target.
  const paragraph = element.closest('p');
  const isInSentence = paragraph && paragraph.textContent !== element.textContent;
  const isScroller = element.matches('[tabindex="0"]:not([role])');
  const least = isScroller || isInSentence ? 0 : element.closest('[role=group]') ? 24 : 44;
  const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
  return [
    Math.max(...outlines) < 2 && 'has no outline of 2 px',
    // During the entrance animation, a size of 44 px may be measured as 43.99999 px.
    Math.min(width, height) < least - 0.01 &&
      `is a target of only ${width} × ${height} px: make it ${least} px high and wide`,
    !isScroller && !isInWindow && 'is not entirely in the viewport',
    !(hit && (element.contains(hit) || hit.contains(element))) && 'is covered by another element',
  ].flatMap((fault) => (fault ? `${element.outerHTML.slice(0, 80)} ${fault}` : []));
}

/** Finds where the visible ones of some elements are on the whole page, in whole px. Runs in the page. */
function findBoxes(elements: Element[]) {
  const visible = elements.filter((one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
  return visible.map((element) => {
    const box = element.getBoundingClientRect();
    // Without a border, which would count as its text.
    const edge = parseFloat(getComputedStyle(element).borderTopWidth);
    const [left, top] = [Math.ceil(box.left + edge), Math.ceil(box.top + scrollY + edge)];
    const width = Math.floor(box.right - edge) - left;
    const height = Math.floor(box.bottom + scrollY - edge) - top;
    return { html: element.outerHTML, left, top, width, height };
  });
}

/** Returns the titles, links, controls and logos that a screenshot of the page does not show. */
async function findMissing(page: Page): Promise<string[]> {
  const parts = page.locator('h1, a, button, input, button span:empty, svg, main img:not(article *)');
  const boxes = (await parts.evaluateAll(findBoxes)).filter(({ width }) => width > 1);
  const pixels = await pixelsOf(await capture(page, { fullPage: true }));
  return boxes.filter((box) => contrastWithin(pixels, box) < 3).map(({ html }) => html);
}

/** Expects what is under the pointer to be seen: a card by its outline; logos, controls and the first two dots by contrast. */
async function expectSeenUnderPointer(page: Page): Promise<void> {
  // Other pages may have articles that are no cards.
  const cards = page.locator(`article:has([aria-describedby=${projectSiteNoteId}])`);
  for (const card of (await cards.all()).slice(0, 1)) {
    await card.hover();
    // Forced colours leave out its glow.
    await expect.soft(card.locator('> div').first()).toHaveCSS('outline-style', 'solid');
  }
  const logos = page.getByRole('region', { name: landingPage.logosLabel, exact: true }).getByRole('img');
  const controls = page.locator('main button:nth-child(-n+2)').or(logos);
  for (const control of await controls.filter({ visible: true }).all()) {
    await control.hover();
    const pixels = await pixelsOf(await capture(page, { clip: (await control.boundingBox())! }));
    const { width, height } = pixels.info;
    const ratio = contrastWithin(pixels, { left: 0, top: 0, width, height });
    expect.soft(ratio, `${String(control)} under the pointer`).toBeGreaterThan(3);
  }
  // Otherwise, the header could cover what is looked for next.
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
}

/** Goes through all links and controls by keyboard, forth and back, and expects no fault of the one with focus. */
async function expectFocusInOrder(page: Page, key: string): Promise<void> {
  // Each browser has its own stops within these.
  if ((await page.locator('video[controls], iframe').count()) > 0) return;
  // A laptop zoomed to 400 % has a viewport of this size.
  await page.setViewportSize({ width: 320, height: 256 });
  const stops = page
    .locator(':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled)')
    .filter({ visible: true });
  const moveTo = async (index: number, keys: string) => {
    await page.keyboard.press(keys);
    await expect(stops.nth(index)).toBeFocused();
    await expect.poll(() => stops.nth(index).evaluate(findFocusFaults)).toEqual([]);
  };
  for (let index = 0; index < (await stops.count()); index += 1) await moveTo(index, key);
  // In this viewport the header stays in place, and must not cover what takes focus on the way back.
  await page.setViewportSize({ width: 640, height: 500 });
  for (let index = (await stops.count()) - 2; index >= 0; index -= 1) await moveTo(index, `Shift+${key}`);
  await expect(page.getByRole('link', { name: shared.skipLink, exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

for (const path of paths) {
  test.describe(`The page at ${path}`, () => {
    test('loads without complaints, and can be used by keyboard and at any width', async ({
      page,
      browserName,
    }) => {
      const complaints = await collectComplaints(page);
      await open(page, path);

      await test.step('gives keyboard focus to all links and controls in order', () =>
        expectFocusInOrder(page, tabIn(browserName)));

      await test.step('draws every picture and logo', async () => {
        await loadPictures(page);
        const images = page.locator('img');
        const undrawn = await images.evaluateAll((all: HTMLImageElement[]) =>
          all.filter(({ naturalWidth }) => naturalWidth === 0).map(({ currentSrc }) => currentSrc),
        );
        expect(undrawn).toEqual([]);
      });

      await test.step('fits every width, also with wide or enlarged type', async () => {
        await expectFit(page, [320, 360, 639, 640, 1023, 1024, 2560]);
        // Laptops, and the lowest window in which the header stays.
        await expectFit(page, [1280], 720);
        await expectFit(page, [1024], 480);
        if (browserName === 'chromium') {
          await setTypeSize(page, 32);
          await expectFit(page, [390, 1280]);
          await setTypeSize(page, 36);
          await expectFit(page, [320]);
          await setTypeSize(page, 16);
        }
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, textSpacing);
        await expectFit(page, [390, 1280]);
      });

      expect(complaints).toEqual([]);
    });

    test('shows everything in forced colours and on paper, and passes every axe rule', async ({
      page,
      browserName,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 });
      // During the entrance animation and transitions, colours would be wrong.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      await loadPictures(page);
      for (const media of [
        { forcedColors: 'active', colorScheme: 'dark' },
        { forcedColors: 'active', colorScheme: 'light' },
        { forcedColors: 'none', contrast: 'more' },
        { contrast: 'no-preference', media: 'print' },
      ] as const) {
        // Playwright emulates these media in Chromium alone.
        if (browserName !== 'chromium') break;
        await page.emulateMedia(media);
        expect.soft(await findMissing(page), JSON.stringify(media)).toEqual([]);
        if ('contrast' in media && media.contrast === 'more') {
          await expect.soft(page.locator('.bg-beam').filter({ visible: true }), 'the light').toHaveCount(0);
          await expect.soft(page.locator('h1')).toHaveCSS('background-image', 'none');
        }
        if ('colorScheme' in media) {
          // Forced colours leave out the colour behind its text.
          for (const action of await page.locator('main a.bg-key-light').all())
            await expect.soft(action).toHaveCSS('border-top-width', '1px');
          // On a light ground, what is brighter under the pointer would be lost.
          if (media.colorScheme === 'light') await expectSeenUnderPointer(page);
        }
      }
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      // Axe cannot tell the contrast with a gradient.
      await page.locator('body > [aria-hidden]').evaluateAll((all) => all.forEach((light) => light.remove()));
      await page.evaluate(Axe.source);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 720 });
        expect(await findViolations(page), `${width} px wide`).toEqual([]);
      }
    });
  });
}
