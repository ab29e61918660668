import Axe from 'axe-core';
import { wcagContrast } from 'culori';
import { expect, test, type ElementHandle, type Page } from '@playwright/test';
import sharp from 'sharp';
import { landingPage, workPage } from '@/content/pages';
import { collectComplaints, loadPictures, open, paths } from '@/e2e/support/page';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

async function findViolations(page: Page, isSpecified: boolean): Promise<string[]> {
  await page.evaluate(Axe.source);
  const runOnly = isSpecified ? [...levels, 'wcag2aaa', 'best-practice', 'experimental'] : levels;
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations } = await axe.run(options);
      return violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)].join(': '));
    },
    { runOnly, iframes: false },
  );
}

/** Finds texts that are cut off, or under the header's ground. Runs in the page. */
function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const { clientWidth } = document.documentElement;
  scrollTo(0, 0);
  const ground = document.querySelector('body > header > [aria-hidden]');
  const hasGround = ground?.checkVisibility({ visibilityProperty: true });
  const groundEnd = hasGround ? ground!.getBoundingClientRect().bottom : 0;
  const scrolls = (box: Element): boolean =>
    box !== document.body &&
    (/auto|scroll/u.test(getComputedStyle(box).overflowX) || scrolls(box.parentElement!));
  for (const box of document.querySelectorAll('main :is(img, iframe, video, table)'))
    if (box.getBoundingClientRect().right > clientWidth + 1 && !scrolls(box.parentElement!))
      faults.push(`${box.outerHTML.slice(0, 80)} is wider than the window: give it max-w-full`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    let box = text.parentElement!;
    const isShown = box.checkVisibility();
    while (getComputedStyle(box).display === 'inline') box = box.parentElement!;
    const around = box.getBoundingClientRect();
    // Text for screen readers only is one px wide.
    if (!isShown || around.width <= 1 || scrolls(box)) continue;
    const range = new Range();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const isCut = ({ left, right, top, height }: DOMRect) =>
      left < Math.max(0, around.left) - 1 ||
      right > Math.min(clientWidth, around.right) + 1 ||
      top + height / 2 > around.bottom;
    if (lines.some(isCut))
      faults.push(`${range} is cut: let its box scroll, with overflow-x-auto and tabIndex={0}`);
    const isUnderGround = around.top + parseFloat(getComputedStyle(box).paddingTop) < groundEnd - 1;
    if (box.closest('main') && isUnderGround)
      faults.push(`${range} is under the header: add space such as pt-8`);
  }
  return faults;
}

async function expectFit(page: Page, widths: readonly number[], height = 800): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(findLayoutFaults), { message: `${width} px wide` }).toEqual([]);
  }
}

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Finds what keeps a focused element from being seen. Runs in the page. */
function findFocusFaults(element: Element, isSpecified: boolean): string[] {
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
    ({ outlineStyle, outlineWidth }) => (outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0),
  );
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  // Dots and links in sentences can be smaller. Of other pages, axe asks 24 px.
  const isSmall = isSpecified && !element.matches('article *, p *') && Math.min(width, height) < 43.9;
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint((left + right) / 2, middle);
  const isAcross = left >= 0 && right <= innerWidth + 0.5;
  const isWhole = top >= 0 && bottom <= innerHeight + 0.5;
  const mayBeCut = !isSpecified || height > innerHeight / 2;
  const isInWindow = isAcross && (isWhole || (mayBeCut && bottom > 0 && top < innerHeight));
  // Browsers themselves mark a part of a date.
  const hasOutline = Math.max(...outlines) >= 2 || !element.matches(':focus-visible');
  return [
    !hasOutline && 'has no outline of 2 px, as globals.css gives it',
    isSmall && `is a target of only ${width} × ${height} px; 44 are needed, as with px-2 py-3`,
    !isInWindow && 'is not in the viewport',
    !(hit && (element.contains(hit) || hit.contains(element))) &&
      `is covered by ${hit?.outerHTML.slice(0, 80)}`,
  ].flatMap((fault) => (fault ? `${element.outerHTML.slice(0, 80)} ${fault}` : []));
}

async function expectFocusInOrder(page: Page, key: string, isSpecified: boolean): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 });
  const inputs = ['input:not([type=radio])', 'select', 'textarea'];
  const stops = page
    .locator(`:is(a[href], button, ${inputs}, summary, [tabindex="0"]):not(:disabled)`)
    .filter({ visible: true });
  const findFocused = () =>
    stops.evaluateAll((all) => all.findIndex((one) => one === document.activeElement));
  const moveTo = async (index: number, keys: string) => {
    const before = await findFocused();
    // Radio buttons, parts of a date, players, frames and boxes that scroll take focus in between.
    for (let presses = 0, now = before; presses < 30 && [before, -1].includes(now); presses += 1) {
      await page.keyboard.press(keys);
      now = await findFocused();
    }
    await expect(stops.nth(index)).toBeFocused();
    await expect.poll(() => stops.nth(index).evaluate(findFocusFaults, isSpecified)).toEqual([]);
  };
  for (let index = 0; index < (await stops.count()); index += 1) await moveTo(index, key);
  // In this viewport the header stays in place, and must not cover what takes focus on the way back.
  await page.setViewportSize({ width: 640, height: 500 });
  for (let index = (await stops.count()) - 2; index >= 0; index -= 1) await moveTo(index, `Shift+${key}`);
  await expect(stops.first(), 'begin with a link to the content').toHaveAttribute('href', /^#./u);
  await page.keyboard.press('Enter');
  const inMain = await stops.evaluateAll((all) => all.findIndex((one) => one.closest('main')));
  if (inMain > 0) await moveTo(inMain, key);
}

/** Finds elements that a screenshot does not show, by the contrast within each. */
async function findMissing(page: Page, elements: readonly ElementHandle[]): Promise<string[]> {
  const screenshot = await page.screenshot({ scale: 'css', type: 'jpeg', quality: 100, fullPage: true });
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  const scrolledBy = await page.evaluate(() => scrollY);
  const missing: string[] = [];
  for (const element of elements) {
    const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 9, height: 9 };
    // Without a border, which would count as its text.
    const [left, top] = [Math.ceil(x) + 1, Math.ceil(y + scrolledBy) + 1];
    const box = { left, top, width: Math.floor(width) - 3, height: Math.floor(height) - 3 };
    if (box.width < 1) continue;
    const image = await sharp(data, { raw: info }).extract(box).png().toBuffer();
    const { channels } = await sharp(image).stats();
    const [darkest, lightest] = [channels.map(({ min }) => min), channels.map(({ max }) => max)];
    const isSeen = wcagContrast(`rgb(${darkest})`, `rgb(${lightest})`) >= 3;
    if (!isSeen) missing.push(await element.evaluate((one) => (one as Element).outerHTML.slice(0, 80)));
  }
  return missing;
}

for (const path of paths) {
  const isSpecified = [landingPage.path, workPage.path, '/nowhere'].includes(path);

  test(`the page at ${path} can be used by keyboard and at any width`, async ({ page, browserName }) => {
    const complaints = await collectComplaints(page);
    await open(page, path);

    // On macOS, WebKit skips links unless Alt is pressed too.
    const key = browserName === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab';
    await expectFocusInOrder(page, key, isSpecified);
    await loadPictures(page);
    await expectFit(page, [320, 360, 639, 640, 1023, 1024, 2560]);
    await expectFit(page, [1280], 720);
    await expectFit(page, [1024], 480);
    if (browserName === 'chromium') {
      const session = await page.context().newCDPSession(page);
      for (const [standard, widths] of [
        [32, [390, 1280]],
        [36, [320]],
        [16, []],
      ] as const) {
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
        await expectFit(page, widths);
      }
    }
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, textSpacing);
    await expectFit(page, [390, 1280]);
    expect(complaints).toEqual([]);
  });

  test(`the page at ${path} can be seen in all colours, and passes axe`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Playwright emulates these media in Chromium alone');
    await page.setViewportSize({ width: 1280, height: 720 });
    // During the entrance animation and transitions, colours would be wrong.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await loadPictures(page);
    const seen = (selector: string) => page.locator(selector).filter({ visible: true }).elementHandles();
    const lasting = await seen('h1, p, a, body > header svg, main li > img');
    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active', colorScheme: 'dark' },
      { forcedColors: 'active', colorScheme: 'light' },
    ] as const) {
      await page.emulateMedia(media);
      const controls = await seen('button, button svg');
      expect.soft(await findMissing(page, [...lasting, ...controls]), JSON.stringify(media)).toEqual([]);
    }
    // On a light ground, what is brighter under the pointer would be lost.
    for (const part of await seen('main :is(button:first-child, li:first-child > img)')) {
      await part.hover();
      expect.soft(await findMissing(page, [part]), 'under the pointer').toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await expect(page.locator('.bg-beam, .bg-pool').filter({ visible: true }), 'the light').toHaveCount(0);
    for (const title of await page.locator('h1').all()) await expect(title).toHaveCSS('mask-image', 'none');
    await page.emulateMedia({ contrast: null, forcedColors: null, colorScheme: null });
    // Axe cannot tell the contrast with a gradient.
    await page.locator('body > [aria-hidden]').evaluateAll((all) => all.forEach((light) => light.remove()));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await findViolations(page, isSpecified), `${width} px wide`).toEqual([]);
    }
  });
}
