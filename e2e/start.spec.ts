import { expect, test, type Page, type Route } from '@playwright/test';
import { carousels } from '@/e2e/support/content';
import { motionControlOf } from '@/e2e/support/motion';
import { expectStaticPage, waitForScript } from '@/e2e/support/page';
import { waitForUpdates } from '@/e2e/support/carousel';

/** The addresses of the work page's script files that this browser requests. */
async function scriptFiles(page: Page): Promise<string[]> {
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  const files = page.locator('script[data-src]:not([nomodule])');
  return files.evaluateAll((all: HTMLScriptElement[]) => all.map(({ dataset }) => dataset['src'] ?? ''));
}

/** Answers requests for a script file, and counts them. */
async function interceptScript(page: Page, file: string, answer: (route: Route, count: number) => unknown) {
  const counter = { requests: 0 };
  await page.route(`**${file}`, async (route) => {
    counter.requests += 1;
    await answer(route, counter.requests);
  });
  return counter;
}

/** Waits until all script files have loaded and React would have started. */
async function waitForFiles(page: Page): Promise<void> {
  const haveLoaded = () =>
    page.locator('script[data-src]:not([nomodule])').evaluateAll((scripts: HTMLScriptElement[]) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return scripts.every(({ src }) => loaded.includes(src));
    });
  await expect.poll(haveLoaded).toBe(true);
  await waitForUpdates(page);
}

test.describe('If a script file of the work page', () => {
  test('is missing, it is requested twice at most and the page stays as it is', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const [, file = ''] = await scriptFiles(page);
    const counter = await interceptScript(page, file, (route) => route.fulfill({ status: 503 }));
    await page.goto('/work');
    await expect.poll(() => counter.requests).toBe(2);
    await waitForUpdates(page);
    await expectStaticPage(page);
    expect(counter.requests).toBe(2);
    expect(errors).toEqual([]);
  });

  test('fails once, React starts with the second request', async ({ page }) => {
    const [, file = ''] = await scriptFiles(page);
    const counter = await interceptScript(page, file, (route, count) =>
      count === 1 ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.goto('/work');
    await waitForScript(page);
    await expect(motionControlOf(page)).toHaveCount(carousels.length > 0 ? 1 : 0);
    expect(counter.requests).toBe(2);
  });
});

for (const [title, prepare] of [
  ['is older than `browserslist`', () => Reflect.deleteProperty(Array.prototype, 'with')],
  [
    'shows no AVIF',
    () => Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => '/picture.webp' }),
  ],
] as const) {
  test(`a browser that ${title} requests no script of Next.js's`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => /\/_next\/.*\.js/u.test(request.url()) && requests.push(request.url()));
    await page.clock.install();
    await page.addInitScript(prepare);
    await page.goto('/work');
    await page.clock.runFor(3000);
    await waitForUpdates(page);
    expect(requests).toEqual([]);
    await expectStaticPage(page);
  });
}

/** Changes of the page, before React starts, that React would undo by making the whole page anew. */
const changes: Record<string, () => void> = {
  'wraps texts in `font` as a translator does': () => {
    for (const text of document.querySelectorAll('h1, p')) {
      const font = document.createElement('font');
      font.append(...text.childNodes);
      text.append(font);
    }
  },
  'changes one text': () => {
    const [text] = document.querySelectorAll('article p');
    if (text) text.textContent = 'Eine Plattform für Veranstaltungen.';
  },
  'puts a script into `main`': () => document.querySelector('main')?.append(document.createElement('script')),
  'puts a comment into a text': () => {
    const text = document.querySelector('article p')?.firstChild;
    if (text instanceof Text) text.splitText(3).before(document.createComment(''));
  },
};

/** Changes of the page, before React starts, that React tolerates. Extensions make them. */
function extendPage(): void {
  document.documentElement.lang = 'de';
  for (const element of document.querySelectorAll('body, a, img'))
    element.setAttribute('data-extension', '1');
  document.head.prepend(document.createElement('style'));
  document.head.append(document.createElement('meta'));
  document.documentElement.append(document.createElement('div'));
  document.body.append(document.createElement('div'));
  document.querySelector('main')?.before(document.createElement('browser-extension'));
  document.querySelector('main')?.prepend(document.createComment(''));
}

test.describe('A page', () => {
  for (const [title, change] of Object.entries(changes)) {
    test(`stays as it is if something ${title}`, async ({ page }) => {
      await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change})`);
      await page.goto('/work');
      const contents = () =>
        page
          .locator('body > :is(header, main, footer)')
          .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
      const changed = await contents();
      await waitForFiles(page);
      await expectStaticPage(page);
      expect(await contents()).toEqual(changed);
    });
  }

  test('starts if something adds attributes, comments, or elements that React does not render', async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${extendPage})`);
    await page.goto('/work');
    await waitForScript(page);
    await expect(motionControlOf(page)).toHaveCount(carousels.length > 0 ? 1 : 0);
    expect(errors).toEqual([]);
  });
});
