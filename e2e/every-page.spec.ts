import Axe from 'axe-core';
import { wcagContrast } from 'culori';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { shared } from '@/content/pages';
import { collectComplaints, loadPictures, open, paths } from '@/e2e/support/page';

async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(Axe.source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const levels = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const { violations } = await axe.run({ runOnly: [...levels, 'best-practice', 'experimental'] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join(' '));
  });
}

/** Finds texts that are cut off, or under the header's ground. Runs in the page. */
function findLayoutFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push('the page scrolls sideways');
  scrollTo(0, 0);
  const ground = document.querySelector('body > header > [aria-hidden]')!;
  const hasGround = ground.checkVisibility({ visibilityProperty: true });
  const groundEnd = hasGround ? ground.getBoundingClientRect().bottom : 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    let box = text.parentElement!;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement!;
    const around = box.getBoundingClientRect();
    const { overflowX, paddingTop } = getComputedStyle(box);
    // Text for screen readers only is one px wide. Code may scroll in its own box.
    if (around.width <= 1 || /auto|scroll/u.test(overflowX)) continue;
    const range = new Range();
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
    const isCut = ({ left, right, top, height }: DOMRect) =>
      left < Math.max(0, around.left) - 1 ||
      right > Math.min(clientWidth, around.right) + 1 ||
      top + height / 2 > around.bottom;
    if (lines.some(isCut)) faults.push(`${range} is cut`);
    const isUnderGround = around.top + parseFloat(paddingTop) < groundEnd - 1;
    if (box.closest('main') && isUnderGround) faults.push(`${range} is under the header's ground`);
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

function findFocusFaults(element: Element): string[] {
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
    ({ outlineStyle, outlineWidth }) => (outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0),
  );
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  // Dots and links in sentences can be smaller.
  const isSmall = !element.matches('article *, p *') && Math.min(width, height) < 43.9;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
  return [
    Math.max(...outlines) < 2 && 'has no outline of 2 px',
    isSmall && `is a target of only ${width} × ${height} px`,
    !isInWindow && 'is not entirely in the viewport',
    !(hit && (element.contains(hit) || hit.contains(element))) && 'is covered by another element',
  ].flatMap((fault) => (fault ? `${element.outerHTML.slice(0, 80)} ${fault}` : []));
}

async function expectFocusInOrder(page: Page, key: string): Promise<void> {
  if ((await page.locator('video[controls], iframe').count()) > 0) return;
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
  await page.keyboard.press(key);
  const inMain = await page.locator('main :is(a, button, input)').filter({ visible: true }).all();
  for (const first of inMain.slice(0, 1)) await expect(first).toBeFocused();
}

/** Finds elements that a screenshot does not show, by the contrast within each. */
async function findMissing(page: Page, selector: string): Promise<string[]> {
  const screenshot = await page.screenshot({ scale: 'css', type: 'jpeg', quality: 100, fullPage: true });
  const { data, info } = await sharp(screenshot).raw().toBuffer({ resolveWithObject: true });
  const scrolledBy = await page.evaluate(() => scrollY);
  const missing: string[] = [];
  for (const part of await page.locator(selector).filter({ visible: true }).all()) {
    const { x, y, width, height } = (await part.boundingBox())!;
    // Without a border, which would count as its text.
    const [left, top] = [Math.ceil(x) + 1, Math.ceil(y + scrolledBy) + 1];
    const box = { left, top, width: Math.floor(width) - 3, height: Math.floor(height) - 3 };
    if (box.width < 1) continue;
    const image = await sharp(data, { raw: info }).extract(box).png().toBuffer();
    const { channels } = await sharp(image).stats();
    const [darkest, lightest] = [channels.map(({ min }) => min), channels.map(({ max }) => max)];
    if (wcagContrast(`rgb(${darkest})`, `rgb(${lightest})`) < 3) missing.push(String(part));
  }
  return missing;
}

for (const path of paths) {
  test(`the page at ${path} can be used by keyboard and at any width`, async ({ page, browserName }) => {
    const complaints = await collectComplaints(page);
    await open(page, path);

    // On macOS, WebKit skips links unless Alt is pressed too.
    const key = browserName === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab';
    await expectFocusInOrder(page, key);
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
    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active', colorScheme: 'dark' },
      { forcedColors: 'active', colorScheme: 'light' },
    ] as const) {
      await page.emulateMedia(media);
      const parts = 'h1, a, button, input, :is(header, button) svg, main li > img';
      expect.soft(await findMissing(page, parts), JSON.stringify(media)).toEqual([]);
    }
    // On a light ground, what is brighter under the pointer would be lost.
    for (const part of await page.locator('main :is(button:first-child, li:first-child > img)').all()) {
      await part.hover();
      expect.soft(await findMissing(page, ':is(button, li > img):hover')).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' });
    await expect(page.locator('.bg-beam, .bg-pool').filter({ visible: true }), 'the light').toHaveCount(0);
    await expect(page.locator('h1')).toHaveCSS('mask-image', 'none');
    await page.emulateMedia({ contrast: null, forcedColors: null, colorScheme: null });
    // Axe cannot tell the contrast with a gradient.
    await page.locator('body > [aria-hidden]').evaluateAll((all) => all.forEach((light) => light.remove()));
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await findViolations(page), `${width} px wide`).toEqual([]);
    }
  });
}
