import { expect, test, type Page } from '@playwright/test';
import { projects } from '@/content/content';
import { carousels, interceptPicture } from '@/e2e/support/carousel';
import {
  expectStaticPage,
  motionControlOf,
  pauseClock,
  waitForScript,
  waitForUpdates,
} from '@/e2e/support/page';

/** The addresses of the work page's script files that this browser requests. */
async function scriptFiles(page: Page): Promise<string[]> {
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  const files = page.locator('script[data-src]:not([nomodule])');
  return files.evaluateAll((all: HTMLScriptElement[]) => all.map(({ dataset }) => dataset['src'] ?? ''));
}

/** Makes the first `times` requests for a script file of the work page fail, and counts all requests for it. */
async function failFile(page: Page, times: number) {
  const [, file = ''] = await scriptFiles(page);
  // The page just opened would request the file too.
  await page.goto('about:blank');
  const counter = { requests: 0 };
  await page.route(`**${file}`, (route) => {
    counter.requests += 1;
    return counter.requests > times ? route.continue() : route.fulfill({ status: 503 });
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

/** Expects React to have started. */
async function expectStart(page: Page): Promise<void> {
  await waitForScript(page);
  await expect(motionControlOf(page)).toHaveCount(carousels.length > 0 ? 1 : 0);
}

test('a script file that is missing is requested twice, and the page stays as it is', async ({ page }) => {
  const counter = await failFile(page, Infinity);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto('/work');
  await expect.poll(() => counter.requests).toBe(2);
  await waitForUpdates(page);
  await expectStaticPage(page);
  expect(counter.requests).toBe(2);
  expect(errors).toEqual([]);
});

test('React starts if a script file fails only once', async ({ page }) => {
  const counter = await failFile(page, 1);
  await page.goto('/work');
  await expectStart(page);
  expect(counter.requests).toBe(2);
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

/** Changes of the page, before React starts, for which React would make the whole page anew. */
const changes: Record<string, () => void> = {
  'a translator wraps texts in `font`': () => {
    for (const text of document.querySelectorAll('h1, p')) {
      const font = document.createElement('font');
      font.append(...text.childNodes);
      text.append(font);
    }
  },
  'a text is changed': () => {
    const text = document.querySelector('article p')?.firstChild;
    if (text) text.nodeValue = 'Eine Plattform für Veranstaltungen.';
  },
  'a card is removed': () => document.querySelector('article')?.remove(),
  'a script is put into `main`': () =>
    document.querySelector('main')?.append(document.createElement('script')),
  'a comment splits a text': () => {
    const text = document.querySelector('article p')?.firstChild;
    if (text instanceof Text) text.splitText(3).before(document.createComment(''));
  },
  'an element is put first in `body`': () => document.body.prepend(document.createElement('div')),
};

for (const [title, change] of Object.entries(changes)) {
  test(`the page stays as it is if ${title}`, async ({ page }) => {
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change})`);
    await page.goto('/work');
    const contents = () => page.locator('header, main').evaluateAll((all) => all.map((one) => one.innerHTML));
    const changed = await contents();
    await waitForFiles(page);
    expect(await contents()).toEqual(changed);
    await expect(motionControlOf(page)).toHaveCount(0);
  });
}

test('the page stays as it is if a host puts an element into its HTML', async ({ page }) => {
  await page.route('**/work', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/u, '$&<div>An offer of your host</div>');
    await route.fulfill({ response, body });
  });
  await page.goto('/work');
  await waitForFiles(page);
  await expect(page.getByText('An offer of your host')).toBeVisible();
  await expect(motionControlOf(page)).toHaveCount(0);
});

/** Changes of the page, before React starts, that React tolerates. Extensions and hosts make them. */
const additions: Record<string, () => void> = {
  'attributes are set': () => {
    document.documentElement.lang = 'de';
    for (const element of document.querySelectorAll('body, a, img'))
      element.setAttribute('data-extension', '1');
  },
  'comments are added': () => document.querySelector('main')?.prepend(document.createComment('')),
  'elements are put into the head': () => document.head.append(document.createElement('style')),
  'an element is appended and then filled': () => {
    const element = document.createElement('div');
    document.body.append(element);
    element.append(document.createElement('p'), 'Saved');
  },
  'an element is put beside `body`': () => document.documentElement.append(document.createElement('div')),
  'an inline script is put first in `body`': () => document.body.prepend(document.createElement('script')),
  'an element of an extension is put before `main`': () =>
    document.querySelector('main')?.before(document.createElement('browser-extension')),
};

for (const [title, change] of Object.entries(additions)) {
  test(`React starts if ${title}`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change})`);
    await page.goto('/work');
    await expectStart(page);
    expect(errors).toEqual([]);
  });
}

test('the work page requests each script file once, and no style sheet', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/^(?:script|stylesheet)$/u.test(request.resourceType())) requests.push(request.url());
  });
  const files = await scriptFiles(page);
  await waitForScript(page);
  // React would insert a second copy of each script or style sheet that it does not recognise.
  expect(requests.map((url) => new URL(url).pathname).toSorted()).toEqual(files.toSorted());
});

test('the work page requests no script before its first picture has loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const pictureRequests = await interceptPicture(page, projects[0]?.images[0]);
  await pauseClock(page);
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  // Scripts start after 2 s even without the picture.
  await page.clock.runFor(1000);
  await waitForUpdates(page);
  expect(scripts).toEqual([]);
  await Promise.all(pictureRequests.map((route) => route.continue()));
  const countScripts = async () => {
    await page.clock.runFor(20);
    return scripts.length;
  };
  await expect.poll(countScripts).toBeGreaterThan(0);
});
