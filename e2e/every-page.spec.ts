import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { pages } from '@/content/content';
import { exportedAddresses } from '@/e2e/support/exported-pages';
import { addStyle, expectFit } from '@/e2e/support/layout';
import { loadPictures, waitForScript } from '@/e2e/support/page';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the violations of all rules of axe, including experimental rules and those of level AAA. */
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

/** The text spacing of WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** The key that moves focus to the next link or control. On macOS, WebKit skips links unless Alt is pressed too. */
const tabIn = (engine: string) => (engine === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab');

/** Returns the faults of an element that has keyboard focus. Runs in the page. */
function findFocusFaults(element: Element): string[] {
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
    ({ outlineStyle, outlineWidth }) => (outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0),
  );
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // A card's link is as large as the card, and a link in a sentence may be small (WCAG 2.2, 2.5.5).
  const target = element.closest('article a, p a') ? element.closest('article, p')! : element;
  const { width, height } = target.getBoundingClientRect();
  const least = element.closest('[role=group]') ? 24 : 44;
  const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
  return [
    Math.max(...outlines) < 2 && 'has no outline of 2 px',
    // During the entrance animation, a size of 44 px may be measured as 43.99999 px.
    Math.min(width, height) < least - 0.01 && `is a target of only ${width} × ${height} px`,
    !isInWindow && 'is not entirely in the viewport',
    !(hit && (element.contains(hit) || hit.contains(element))) && 'is covered by another element',
  ].filter((fault) => fault !== false);
}

for (const address of exportedAddresses) {
  test.describe(`The page at ${address}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(address);
      await waitForScript(page);
    });

    // The proxy in `playwright.config.ts` makes every request to another host fail.
    test('loads without console messages or failed requests', async ({ page }) => {
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        // Browsers log the status of the 404 page, which is no fault.
        const isOwnStatus = message.location().url === page.url() && message.text().includes('404');
        if (!isOwnStatus) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
      await page.reload();
      await waitForScript(page);
      await loadPictures(page);
      expect(complaints).toEqual([]);
    });

    test('passes every axe rule', async ({ page }) => {
      await loadPictures(page);
      await page.evaluate(axeSource);
      // During the entrance animation and transitions axe would measure the wrong colours.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
    });

    test('fits viewports of every width', async ({ page }) => {
      for (const width of [320, 360, 390, 414, 639, 640, 768, 1023, 1024, 1280, 1920, 2560])
        await expectFit(page, width);
    });

    test('fits with the text spacing of WCAG 2.2, 1.4.12', async ({ page }) => {
      await addStyle(page, textSpacing);
      for (const width of [390, 1280]) await expectFit(page, width);
    });

    test('fits at a default font size of 200 %', async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'Only Chromium lets a test set the default font size');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of [390, 1280]) await expectFit(page, width);
    });

    test('gives keyboard focus to its links and controls in order', async ({ page, browserName }) => {
      // A laptop zoomed to 400 % has a viewport of this size.
      await page.setViewportSize({ width: 320, height: 256 });
      const stops = page.locator('a[href], button, input').filter({ visible: true });
      for (let index = 0; index < (await stops.count()); index += 1) {
        await page.keyboard.press(tabIn(browserName));
        await expect(stops.nth(index)).toBeFocused();
        await expect.soft
          .poll(() => stops.nth(index).evaluate(findFocusFaults), { message: `faults of Tab stop ${index}` })
          .toEqual([]);
      }
      // In this viewport the header stays in place, and must not cover what takes focus on the way back.
      await page.setViewportSize({ width: 640, height: 500 });
      for (let index = (await stops.count()) - 2; index >= 0; index -= 1) {
        await page.keyboard.press(`Shift+${tabIn(browserName)}`);
        await expect.soft
          .poll(() => stops.nth(index).evaluate(findFocusFaults), { message: `faults of Tab stop ${index}` })
          .toEqual([]);
      }
    });

    test('has a skip link that moves focus to its content', async ({ page, browserName }) => {
      const skip = page.getByRole('link', { name: pages.shared.skipLink, exact: true });
      expect((await skip.boundingBox())?.height).toBeLessThanOrEqual(1);
      await page.keyboard.press(tabIn(browserName));
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
