import Axe from 'axe-core';
import { wcagContrast } from 'culori';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { collectComplaints, loadPictures, open, paths } from '@/e2e/support/page';
import { expectReadable, expectWholeWords } from '@/e2e/support/readable';

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** Why a visitor cannot see where the focus is; undefined if nothing new has it. Runs in the page. */
function followFocus(keys: string): string | undefined {
  const element = document.activeElement as HTMLElement;
  if (element === document.body || element.dataset['reachedBy'] === keys) return undefined;
  element.dataset['reachedBy'] = keys;
  // Browsers scroll to what has the focus in a frame. Here, other sites' frames are empty.
  if (element.matches('iframe')) return '';
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')];
  const hasOutline = outlines.some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  );
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint((left + right) / 2, middle);
  const isSeen = hit && (element.contains(hit) || hit.contains(element));
  const name = element.outerHTML.slice(0, 80);
  // Browsers themselves mark a part of a date.
  if (!hasOutline && element.matches(':focus-visible'))
    return `${name} has no outline, as globals.css gives it`;
  return isSeen ? '' : `${name} is outside the window, or under ${hit?.outerHTML.slice(0, 80)}`;
}

async function expectFocusSeen(page: Page, key: string): Promise<void> {
  for (const keys of [key, `Shift+${key}`]) {
    let fault: string | undefined = '';
    while (fault !== undefined) {
      expect(fault).toBe('');
      await page.keyboard.press(keys);
      fault = await page.evaluate(followFocus, keys);
    }
    const missed = page.locator(`:is(a, button):not([data-reached-by="${keys}"])`).filter({ visible: true });
    await expect(missed, `${keys} does not reach it`).toHaveCount(0);
  }
}

/** What a photograph of the window does not show, by the contrast within each. */
async function findUnseen(page: Page, parts: readonly Locator[]): Promise<string[]> {
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const unseen: string[] = [];
  for (const part of parts) {
    const { x, y, width, height } = (await part.boundingBox())!;
    const box = {
      left: Math.ceil(x),
      top: Math.ceil(y),
      width: Math.floor(width) - 1,
      height: Math.floor(height) - 1,
    };
    if (box.width < 1) continue;
    const image = await sharp(data, { raw: info }).extract(box).png().toBuffer();
    const { channels } = await sharp(image).stats();
    const [darkest, lightest] = [channels.map(({ min }) => min), channels.map(({ max }) => max)];
    if (wcagContrast(`rgb(${darkest})`, `rgb(${lightest})`) < 3)
      unseen.push(String(await part.evaluate((one) => one.outerHTML.slice(0, 80))));
  }
  return unseen;
}

for (const path of paths) {
  test(`the page at ${path} can be read at any width, and used by keyboard`, async ({
    page,
    browserName,
  }) => {
    const complaints = await collectComplaints(page);
    await page.setViewportSize({ width: 320, height: 500 });
    await open(page, path);
    // On macOS, WebKit skips links unless Alt is pressed too.
    await expectFocusSeen(
      page,
      browserName === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab',
    );
    await loadPictures(page);
    await expectWholeWords(page);
    await expectReadable(page, [320, 360, 639, 640, 1024, 2560]);
    if (browserName === 'chromium') {
      const session = await page.context().newCDPSession(page);
      for (const [standard, widths] of [
        [32, [320, 390, 1280]],
        [16, []],
      ] as const) {
        await session.send('Page.setFontSizes', { fontSizes: { standard } });
        await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
        await expectReadable(page, widths);
      }
    }
    await page.addStyleTag({ content: textSpacing });
    await expectReadable(page, [390, 1280]);
    expect(complaints).toEqual([]);
  });

  test(`the page at ${path} can be seen in print and in all colours, and heard`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Playwright emulates these media in Chromium alone');
    await page.setViewportSize({ width: 1280, height: 3000 });
    // During the entrance animation and transitions, colours would be wrong.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await loadPictures(page);
    const shown = page
      .locator(':is(h1, h2, p, a, button, main li img, header svg)')
      .filter({ visible: true });
    for (const media of [
      { media: 'print' },
      { media: 'screen', forcedColors: 'active', colorScheme: 'dark' },
      { forcedColors: 'active', colorScheme: 'light' },
    ] as const) {
      await page.emulateMedia(media);
      expect.soft(await findUnseen(page, await shown.all()), JSON.stringify(media)).toEqual([]);
    }
    await page.emulateMedia({ forcedColors: null, colorScheme: null });
    await page.evaluate(Axe.source);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 720 });
      const violations = await page.evaluate(async () => {
        const { axe } = window as unknown as { axe: typeof Axe };
        const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
        const rules = { 'heading-order': { enabled: true } };
        const found = await axe.run({ runOnly: { type: 'tag', values }, rules, iframes: false });
        return found.violations.map(({ help, nodes }) => [help, ...nodes.map(({ html }) => html)].join(': '));
      });
      expect(violations, `${width} px wide`).toEqual([]);
    }
  });
}
