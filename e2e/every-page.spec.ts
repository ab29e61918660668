import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { pages } from '@/content/content';
import { services } from '@/scripts/export/services';
import { addStyle, expectFit } from '@/e2e/support/layout';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { exportedPages, sampledAddresses, skipWhereLeftOut } from '@/e2e/support/exported-pages';

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

/** The elements that the Tab key reaches. */
const focusable =
  'a[href], summary, iframe, :is(button, input, select, textarea):enabled:not([type=hidden], [tabindex="-1"], [type=radio]:not(:checked))';

/** The key that moves focus to the next link or control. On macOS, WebKit skips links unless Alt is pressed too. */
const tabIn = (engine: string) => (engine === 'webkit' && process.platform === 'darwin' ? 'Alt+Tab' : 'Tab');

/** Returns the faults of an element that has keyboard focus. Runs in the page. */
function findFocusFaults(element: Element): string[] {
  // Frames are not checked, because their content belongs to another site.
  if (element instanceof HTMLIFrameElement) return [];
  const outlines = [getComputedStyle(element), getComputedStyle(element, '::after')].map(
    ({ outlineStyle, outlineWidth }) => (outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0),
  );
  const { left, right, top, bottom: end } = element.getBoundingClientRect();
  // Browsers scroll only the current line of a text area or a list into view.
  const bottom = element.matches('textarea, select') ? top + 24 : end;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  // Measures a link's card or text instead of the link: a link in a sentence may be small (WCAG 2.2, 2.5.5).
  const texts = 'article, p, li, dt, dd, th, td, caption, figcaption, blockquote, label';
  const around = element.matches('a') ? element.closest(texts) : null;
  const label = element.matches('[type=checkbox], [type=radio]') && (element as HTMLInputElement).labels?.[0];
  const isDot = Boolean(element.closest('[role=group]'));
  const { width, height } = (around ?? (label || element)).getBoundingClientRect();
  const target = Math.min(width, height);
  const isInWindow = top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5;
  return [
    Math.max(...outlines) < 2 && 'has no outline of 2 px',
    // During the entrance animation, a size of 44 px may be measured as 43.99999 px.
    target < (isDot ? 24 : 44) - 0.01 && `is a target of only ${target} px`,
    isDot && getComputedStyle(element).touchAction !== 'manipulation' && 'zooms in Safari when tapped twice',
    !isInWindow && 'is not entirely in the viewport',
    !(hit && (element.contains(hit) || hit.contains(element))) && 'is covered by another element',
  ].filter((fault) => fault !== false);
}

for (const { address } of exportedPages) {
  test.describe(`The page at ${address}`, () => {
    // Outside services and the host's own scripts are stubbed. A stubbed frame contains a button, for keyboard focus.
    test.beforeEach(async ({ page }) => {
      const listed = services.flatMap((service) => Object.values(service).flat());
      await page.route(
        ({ origin, pathname }) => listed.includes(origin) || pathname.startsWith('/_vercel/'),
        async (route) => {
          const isPage = route.request().resourceType() === 'document';
          await route.fulfill(
            isPage ? { contentType: 'text/html', body: '<button>Elsewhere</button>' } : { body: '' },
          );
        },
      );
      await page.goto(address);
      await waitForScript(page);
    });

    // The proxy in `playwright.config.ts` makes every request to another host fail.
    test('loads without console messages or failed requests', async ({ page }) => {
      skipWhereLeftOut(address, 'complaints');
      await page.goto('about:blank');
      const complaints: string[] = [];
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => {
        // Browsers log the status of the 404 page, which is no fault.
        const isOwnStatus = message.location().url === page.url() && message.text().includes('404');
        if (!isOwnStatus) complaints.push(`${message.type()}: ${message.text()}`);
      });
      page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
      await page.goto(address);
      await waitForScript(page);
      await loadPictures(page);
      expect(complaints).toEqual([]);
    });

    test('passes every axe rule', async ({ page }) => {
      skipWhereLeftOut(address, 'complaints');
      await loadPictures(page);
      await page.evaluate(axeSource);
      // During the entrance animation and transitions axe would measure the wrong colours.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
    });

    test('fits viewports of every width, also with the text spacing of WCAG 2.2, 1.4.12', async ({
      page,
    }) => {
      skipWhereLeftOut(address, 'layout');
      for (const width of [280, 320, 360, 390, 414, 639, 640, 768, 1023, 1024, 1280, 1920, 2560]) {
        await expectFit(page, width, 'cut', 'words', ...(width >= 320 ? (['labels'] as const) : []));
      }
      await addStyle(page, textSpacing);
      for (const width of [320, 1280]) await expectFit(page, width, 'cut');
    });

    if (!sampledAddresses.has(address)) return;

    test('fits at every default font size', async ({ page, browserName }) => {
      skipWhereLeftOut(address, 'layout');
      test.skip(browserName !== 'chromium', 'Only Chromium lets a test set the default font size');
      const session = await page.context().newCDPSession(page);
      for (const width of [320, 1280]) {
        for (const standard of [16, 24, 48]) {
          await session.send('Page.setFontSizes', { fontSizes: { standard } });
          await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
          await expectFit(page, width, 'cut', 'words');
        }
      }
    });

    test('gives keyboard focus to its links and controls in order', async ({ page, browserName }) => {
      skipWhereLeftOut(address, 'keyboard');
      // A laptop zoomed to 400 % has a viewport of this size.
      await page.setViewportSize({ width: 320, height: 256 });
      // Checks one of the radio buttons of each group, because in a group without it engines reach different ones.
      const undecided = page.locator('[type=radio]:indeterminate');
      await undecided.evaluateAll((all) => all.forEach((radio) => radio.setAttribute('checked', '')));
      const stops = page.locator(focusable).filter({ visible: true });
      // Pages with more stops repeat them.
      const count = Math.min(await stops.count(), 30);
      for (let index = 0; index < count; index += 1) {
        const stop = stops.nth(index);
        await page.keyboard.press(tabIn(browserName));
        // Tab moves from part to part of a date before it leaves.
        const date = stops.nth(index - 1).and(page.locator(':is([type^=date], [type=time]):focus-within'));
        while ((await date.count()) > 0) await page.keyboard.press(tabIn(browserName));
        await expect(stop).toBeFocused();
        await expect.soft
          .poll(() => stop.evaluate(findFocusFaults), { message: `faults of Tab stop ${index}` })
          .toEqual([]);
      }
    });

    test('has a skip link that moves focus to its content', async ({ page, browserName }) => {
      skipWhereLeftOut(address, 'keyboard');
      const skip = page.getByRole('link', { name: pages.shared.skipLink, exact: true });
      expect((await skip.boundingBox())?.height).toBeLessThanOrEqual(1);
      await page.keyboard.press(tabIn(browserName));
      await expect(skip).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });
  });
}
