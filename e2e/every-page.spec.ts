import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { services } from '@/content/services';
import { leftOut, type Check } from '@/e2e/expectations';
import { pages } from '@/e2e/support/content';
import {
  boxesOf,
  coloursOf,
  contrast,
  leastContrast,
  markShapes,
  pixelsIn,
  sidesOf,
  takePixels,
  type Box,
} from '@/e2e/support/colours';
import { focusable, namesOf, walkThrough } from '@/e2e/support/keyboard';
import {
  addStyle,
  findFaults,
  findFaultsOfLargeType,
  headingsOf,
  textSpacing,
  type Heading,
} from '@/e2e/support/layout';
import {
  countAnimations,
  motionControlOf,
  pauseMotion,
  playMotion,
  waitForScript,
} from '@/e2e/support/motion';
import { loadPictures } from '@/e2e/support/seen';
import { sitePages } from '@/e2e/support/site-pages';
import { expectHeader } from '@/e2e/support/words';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const levels = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Everything that axe finds with all its rules, including experimental ones and those of level AAA. */
async function findViolations(page: Page): Promise<string[]> {
  const violations = await page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      return (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations;
    },
    [...levels, 'best-practice', 'experimental'],
  );
  // Deprecated rules contradict those that have replaced them.
  const current = violations.filter(({ tags }) => !tags.includes('deprecated'));
  return current.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Records console messages, errors, failed requests and the hosts that a page asks. Comes before `goto`. */
function watch(page: Page): { complaints: string[]; hosts: Set<string> } {
  const complaints: string[] = [];
  const hosts = new Set<string>();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // The browser itself reports the 404 page's own status.
    const isOwnStatus = message.location().url === page.url() && message.text().includes('404');
    if (!isOwnStatus) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  return { complaints, hosts };
}

/** What the outside services may be asked for. */
const listed = services.flatMap((service) => Object.values(service).flat());

// Outside services are not tested here, and what a host adds is not there. A frame has something to focus.
test.beforeEach(async ({ page }) => {
  await page.route(
    ({ origin, pathname }) => listed.includes(origin) || pathname.startsWith('/_vercel/'),
    async (route) => {
      const isPage = route.request().resourceType() === 'document';
      await route.fulfill(
        isPage ? { contentType: 'text/html', body: '<button>Elsewhere</button>' } : { body: '' },
      );
    },
  );
});

/** Expects all text to be readable on a ground without gradients, in which letters may disappear. */
async function expectPlain(page: Page): Promise<void> {
  const gradients = await page.locator('body :not(img)').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => getComputedStyle(element).backgroundImage !== 'none')
      .map((element) => element.outerHTML.slice(0, 100)),
  );
  expect(gradients).toEqual([]);
  const [ground] = await coloursOf(page.locator('html'), 'backgroundColor');
  const text = page.locator('h1, h2, p').filter({ visible: true });
  expect(leastContrast(await coloursOf(text, 'color'), ground)).toBeGreaterThanOrEqual(7);
}

for (const { address } of sitePages) {
  test.describe(`The page at ${address}`, () => {
    const skipWhereLeftOut = (check: Check) => {
      const reason = leftOut[address]?.[check];
      test.skip(reason !== undefined, reason);
    };

    test('has its header, complains of nothing, requests nothing from other hosts, and passes every axe rule', async ({
      page,
      baseURL,
    }) => {
      skipWhereLeftOut('complaints');
      const { complaints, hosts } = watch(page);
      await page.goto(address);
      await waitForScript(page);
      await expectHeader(page);
      await loadPictures(page);
      expect(complaints).toEqual([]);
      expect([...hosts].filter((host) => !listed.includes(host))).toEqual([baseURL]);
      await page.evaluate(axeSource);
      // The entrance is half transparent, and a colour in transition is none to measure.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect.poll(() => countAnimations(page)).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      await page.emulateMedia({ contrast: 'more' });
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await findViolations(page)).toEqual([]);
    });

    test('is whole in any window, with large type and with wide spacing', async ({ page, browserName }) => {
      skipWhereLeftOut('layout');
      await page.goto(address);
      await waitForScript(page);
      // What is far from the window is laid out only when it comes near.
      await addStyle(page, '* { content-visibility: visible !important }');
      const usual = new Map<number, Heading[]>();
      const check = async (widths: readonly number[], what: number | 'spaced') => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          const find = async () => {
            if (what !== 'spaced' && what > 16)
              return findFaultsOfLargeType(page, usual.get(width) ?? [], what);
            const { cut, words, labels } = await findFaults(page);
            if (what === 'spaced') return cut;
            usual.set(width, await headingsOf(page));
            return [...cut, ...words, ...(width >= 320 ? labels : [])];
          };
          await expect.poll(find, { message: `${width} px wide, ${what}` }).toEqual([]);
        }
      };
      await check([280, 320, 360, 390, 414, 639, 640, 768, 1023, 1024, 1280, 1920, 2560], 16);
      // Only Chromium lets a test choose the default font size.
      if (browserName === 'chromium') {
        const session = await page.context().newCDPSession(page);
        for (const size of [20, 24, 32, 48, 16]) {
          await session.send('Page.setFontSizes', { fontSizes: { standard: size } });
          await expect(page.locator('html')).toHaveCSS('font-size', `${size}px`);
          if (size > 16) await check([320, 360, 390, 414, 768, 1280], size);
        }
      }
      await addStyle(page, textSpacing);
      await check([320, 390, 768, 1280], 'spaced');
    });

    test('leads the keyboard through all its links and controls in order, visibly, at 400 %', async ({
      page,
    }) => {
      skipWhereLeftOut('keyboard');
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(address);
      await waitForScript(page);
      const skip = page.getByRole('link', { name: pages.shared.skipLink, exact: true });
      expect((await skip.boundingBox())?.height).toBeLessThanOrEqual(1);
      const stops = await walkThrough(page);
      expect.soft(stops.flatMap(({ faults }) => faults)).toEqual([]);
      const names = await page.locator(focusable).filter({ visible: true }).evaluateAll(namesOf);
      expect(stops[0]?.name).toBe(pages.shared.skipLink);
      // Focus on a carousel stops it, which renames the control.
      const nameOf = (name: string | null) => name?.replace(playMotion, pauseMotion);
      expect(stops.map(({ name }) => nameOf(name))).toEqual(names.map(nameOf));
      await skip.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('stays readable in forced colours, with more contrast and on paper', async ({ page }) => {
      skipWhereLeftOut('colours');
      // Colours would take a moment to change.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address);
      await waitForScript(page);

      // What is far from the window would not be painted.
      await addStyle(page, '* { content-visibility: visible !important }');
      await loadPictures(page);
      await page.locator('a, button, input, span:empty').evaluateAll(markShapes);
      /** Expects a part of each element to be painted, and all sides of those that have a shape. */
      const expectPainted = async (elements: string, shapes: string, where: string) => {
        const [ground] = await coloursOf(page.locator('html'), 'backgroundColor');
        const pixelAt = await takePixels(page);
        const shareSeen = (box: Box) => {
          const pixels = pixelsIn(box);
          return pixels.filter((at) => contrast(pixelAt(...at), ground) >= 3).length / pixels.length;
        };
        for (const box of await boxesOf(page.locator(elements))) {
          expect.soft(shareSeen(box), `${box.name}, ${where}`).toBeGreaterThan(0.02);
        }
        for (const box of await boxesOf(page.locator(shapes))) {
          const shares = sidesOf(box).map(shareSeen);
          expect.soft(Math.min(...shares), `a side of "${box.name}", ${where}`).toBeGreaterThan(0);
        }
      };
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ forcedColors: 'active', colorScheme });
        const [ground] = await coloursOf(page.locator('html'), 'backgroundColor');
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveCSS('background-image', 'none');
        expect(leastContrast(await coloursOf(title, 'color'), ground)).toBeGreaterThanOrEqual(7);
        // A card's pictures bring their own ground.
        await expectPainted('a, button, input, img:not(article *)', '[data-shape]', colorScheme);
      }
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null });

      const body = page.locator('body');
      const [usual] = await coloursOf(body, 'color');
      await page.emulateMedia({ contrast: 'more' });
      await expectPlain(page);
      const [ground] = await coloursOf(page.locator('html'), 'backgroundColor');
      const [strong] = await coloursOf(body, 'color');
      expect(contrast(strong, ground)).toBeGreaterThan(contrast(usual, ground));
      await page.emulateMedia({ contrast: 'no-preference' });

      await page.emulateMedia({ media: 'print' });
      expect(await coloursOf(page.locator('html'), 'backgroundColor')).toEqual([[255, 255, 255, 255]]);
      await expectPlain(page);
      await expectPainted('a, img:not(article *)', 'a[data-shape]', 'on paper');
      await expect(motionControlOf(page)).toHaveCount(0);
      const notes = await page.locator('a[href^=http]').evaluateAll((links) =>
        links.map((link) => {
          const { content, position, display } = getComputedStyle(link, '::after');
          const href = link.getAttribute('href') ?? '';
          // Some browsers resolve `attr()` and some do not.
          const isNamed = content.includes('attr(href)') || content.includes(href);
          return { href, isShown: isNamed && position === 'static' && display !== 'none' };
        }),
      );
      expect(notes.filter(({ isShown }) => !isShown)).toEqual([]);
    });
  });
}
