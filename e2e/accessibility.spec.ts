import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RuleMetadata } from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { site, pages } from '@/e2e/support/content';
import { addressOf, exportedPages } from '@/e2e/support/exported';
import { findOverflow } from '@/e2e/support/geometry';
import { bringPictures, motionControlOf, playMotion, waitForScript } from '@/e2e/support/motion';
import { sitePages } from '@/e2e/support/words';

/** What axe-core puts on `window`. */
interface Axe {
  getRules: () => RuleMetadata[];
  run: (context: Document, options: object) => Promise<AxeResults>;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything that axe finds with all of its rules, the experimental ones and those of level AAA included. */
async function findViolations(page: Page, disabled: readonly string[] = []): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (without) => {
    const { axe } = window as unknown as { axe: Axe };
    // Deprecated rules contradict those that have taken their place.
    const rules = axe.getRules().filter(({ tags }) => !tags.includes('deprecated'));
    const { violations } = await axe.run(document, {
      rules: Object.fromEntries(rules.map(({ ruleId }) => [ruleId, { enabled: !without.includes(ruleId) }])),
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} (${impact}) ${target.join(' ')}: ${failureSummary}`),
    );
  }, disabled);
}

/** What a visitor may be shown a page in. */
interface State {
  name: string;
  /** Settles it, before the page is opened. */
  prepare?: (page: Page) => Promise<void>;
  /** Brings the open page into it. */
  enter?: (page: Page) => Promise<void>;
  /** Rules of axe that cannot judge it. */
  disabled?: readonly string[];
}

const states: readonly State[] = [
  { name: 'as it opens' },
  {
    name: 'stopped',
    enter: async (page) => {
      const control = motionControlOf(page);
      if ((await control.count()) === 0) return;
      await control.click();
      await expect(control).toHaveAccessibleName(playMotion);
    },
  },
  {
    name: 'with reduced motion',
    prepare: (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  },
  {
    name: 'in forced colours',
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
    // axe reads `-webkit-text-fill-color`, in which Chromium keeps the page's own colour instead of the visitor's.
    disabled: ['color-contrast', 'color-contrast-enhanced'],
  },
  {
    name: 'with more contrast',
    prepare: (page) => page.emulateMedia({ contrast: 'more' }),
  },
  { name: '320 px wide', prepare: (page) => page.setViewportSize({ width: 320, height: 640 }) },
];

test.describe('axe finds nothing', () => {
  for (const file of exportedPages()) {
    for (const { name, prepare, enter, disabled } of states) {
      test(`on the page of ${file} ${name}`, async ({ page }) => {
        await prepare?.(page);
        await page.goto(addressOf(file));
        await waitForScript(page);
        await bringPictures(page);
        await enter?.(page);
        // The entrance is half transparent, which is no colour to measure.
        await expect
          .poll(() =>
            page.evaluate(
              () =>
                document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1).length,
            ),
          )
          .toBe(0);
        expect(await findViolations(page, disabled)).toEqual([]);
      });
    }
  }
});

/** Everything that the keyboard comes to on a page, in its order. */
interface Stop {
  name: string;
  outline: number;
  /** Least width and height of the area that a finger can meet. */
  target: number;
  isDot: boolean;
  isInWindow: boolean;
  isCovered: boolean;
}

/** Presses the Tab key through a whole page that is new: a walk ends with the focus in the browser's own bars. */
async function walkThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.hasAttribute('data-seen')) return null;
      element.setAttribute('data-seen', '');
      const outlineOf = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
        outlineStyle === 'solid' ? parseFloat(outlineWidth) : 0;
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      // A card's link reaches over the whole card.
      const area = element.closest('article') && element.matches('a') ? element.closest('article') : element;
      const box = area?.getBoundingClientRect();
      return {
        name: element.getAttribute('aria-label') ?? element.textContent ?? '',
        outline: Math.max(
          outlineOf(getComputedStyle(element)),
          outlineOf(getComputedStyle(element, '::after')),
        ),
        // To a hundredth of a px: while a page rises into place, 44 px may be told as 43.99999.
        target: Number(Math.min(box?.width ?? width, box?.height ?? height).toFixed(2)),
        isDot: element.closest('[role=group]') !== null,
        isInWindow: top >= 0 && left >= 0 && bottom <= innerHeight + 0.5 && right <= innerWidth + 0.5,
        isCovered: !(hit && (element.contains(hit) || hit.contains(element))),
      };
    });
    if (!stop) return stops;
    stops.push(stop);
  }
}

for (const { name, address } of sitePages) {
  test.describe(`The ${name}`, () => {
    test('has a skip link, which comes first, is seen when it has the focus, and leads into the main part', async ({
      page,
    }) => {
      await page.goto(address);
      await waitForScript(page);
      const skip = page.getByRole('link', { name: pages.shared.skipLink, exact: true });
      expect((await skip.boundingBox())?.height).toBeLessThanOrEqual(1);
      await page.keyboard.press('Tab');
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))).toBe(
        true,
      );
    });

    test('has its landmarks, and headings in order', async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('banner')).toHaveCount(1);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(1);
      await expect(page.getByRole('navigation')).toHaveAccessibleName(pages.shared.navigation);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      }
    });

    for (const { window, width, height } of [
      { window: 'in a window of 1280 by 800 px', width: 1280, height: 800 },
      { window: 'at 400 %', width: 320, height: 256 },
    ]) {
      test(`shows where the keyboard is by an outline of 2 px at least, in sight and on targets of 44 px, its dots of 24, ${window}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address);
        await waitForScript(page);
        const stops = await walkThrough(page);
        expect(stops.length).toBeGreaterThanOrEqual(4);
        for (const { name: stop, outline, isInWindow, isCovered, target, isDot } of stops) {
          expect(outline, `outline of ${stop}`).toBeGreaterThanOrEqual(2);
          expect(isInWindow, `${stop} is in the window`).toBe(true);
          expect(isCovered, `${stop} is covered`).toBe(false);
          expect(target, `target of ${stop}`).toBeGreaterThanOrEqual(isDot ? 24 : 44);
        }
      });
    }

    test('needs no scrolling sideways at 400 %', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(address);
      await waitForScript(page);
      expect(await findOverflow(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });

    test('loses no words when readers set the spacing of text', async ({ page }) => {
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address);
        await waitForScript(page);
        // As a reader's own style sheet, which no policy of the page refuses.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets.push(sheet);
        }, textSpacing);
        expect.soft(await findOverflow(page), `${width} px wide`).toEqual([]);
        expect.soft(await findClipped(page), `${width} px wide`).toEqual([]);
      }
    });

    test('says of each link that opens a new tab that it does', async ({ page }) => {
      await page.goto(address);
      const links = page.locator('a[target=_blank]');
      expect(await links.count()).toBeGreaterThan(0);
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute('href', site.bookingAddress);
        await expect(link).toHaveAccessibleDescription(pages.shared.bookCallNote);
      }
    });
  });
}

/** Words that reach out of the link, button, badge or heading that they stand in. */
async function findClipped(page: Page): Promise<string[]> {
  return page
    .locator('a, button, p, h1, h2')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const box = element.getBoundingClientRect();
        if (getComputedStyle(element).display === 'inline') return [];
        const found: string[] = [];
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // Words for assistive technology alone are clipped on purpose.
          if ((node.parentElement?.getBoundingClientRect().height ?? 0) <= 1) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const text = range.getBoundingClientRect();
          if (text.width > 0 && (text.right > box.right + 1 || text.left < box.left - 1)) {
            found.push(node.textContent ?? '');
          }
        }
        const { overflowY } = getComputedStyle(element);
        if (overflowY !== 'visible' && box.height > 1 && element.scrollHeight > element.clientHeight) {
          found.push(element.textContent ?? '');
        }
        return found;
      }),
    );
}

/** WCAG 2.2, 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
