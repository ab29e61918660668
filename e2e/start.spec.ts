import { expect, test, type Page, type Route } from '@playwright/test';
import { carousels } from '@/e2e/support/carousel';
import {
  expectStaticPage,
  motionControlOf,
  pauseClock,
  waitForScript,
  waitForUpdates,
} from '@/e2e/support/page';

/** Makes the first script file that the work page requests fail so many times. Returns the requests for it. */
async function failFirstFile(page: Page, times: number): Promise<readonly string[]> {
  const requests: string[] = [];
  await page.route('**/_next/**/*.js', (route) => {
    const address = route.request().url();
    if (address !== (requests[0] ?? address)) return route.continue();
    requests.push(address);
    return requests.length > times ? route.continue() : route.fulfill({ status: 503 });
  });
  return requests;
}

/** Opens the work page and makes a change to it before React starts. */
async function openWithChange(page: Page, change: () => void): Promise<void> {
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change})`);
  await page.goto('/work');
}

/** Expects that React has not started, although all script files have loaded. */
async function expectNoStart(page: Page): Promise<void> {
  const haveLoaded = () =>
    page.locator('script[data-src]').evaluateAll((scripts: HTMLScriptElement[]) => {
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      return scripts.every(({ src }) => loaded.includes(src));
    });
  await expect.poll(haveLoaded).toBe(true);
  await waitForUpdates(page);
  await expect(motionControlOf(page)).toHaveCount(0);
}

/** Expects React to have started. */
async function expectStart(page: Page): Promise<void> {
  await waitForScript(page);
  await expect(motionControlOf(page)).toHaveCount(carousels.length > 0 ? 1 : 0);
}

test('a script file that is missing is requested twice, and the page stays as it is', async ({ page }) => {
  const requests = await failFirstFile(page, Infinity);
  await page.goto('/work');
  await expect.poll(() => requests.length).toBe(2);
  await waitForUpdates(page);
  await expectStaticPage(page);
  expect(requests).toHaveLength(2);
});

test('React starts if a script file fails only once', async ({ page }) => {
  const requests = await failFirstFile(page, 1);
  await page.goto('/work');
  await expectStart(page);
  expect(requests).toHaveLength(2);
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
  'a translator wraps a text in `font`': () => {
    document.querySelector('h1')!.innerHTML = '<font>Unsere Arbeit</font>';
  },
  'a text is changed': () => {
    document.querySelector('article p')!.firstChild!.nodeValue = 'Eine Plattform für Veranstaltungen.';
  },
  'a text is split': () => (document.querySelector('article p')!.firstChild as Text).splitText(3),
  'a card is removed': () => document.querySelector('article')!.remove(),
  'a script is put into `main`': () =>
    document.querySelector('main')!.append(document.createElement('script')),
  'an element is put first in `body`': () => document.body.prepend(document.createElement('div')),
};

for (const [title, change] of Object.entries(changes)) {
  test(`the page stays as it is if ${title}`, async ({ page }) => {
    await openWithChange(page, change);
    const contents = () => page.locator('header, main').evaluateAll((all) => all.map((one) => one.innerHTML));
    const changed = await contents();
    await expectNoStart(page);
    expect(await contents()).toEqual(changed);
  });
}

test('the page stays as it is if a host puts an element into its HTML', async ({ page }) => {
  await page.route('**/work', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<body[^>]*>/u, '$&<div>An offer of your host</div>');
    await route.fulfill({ response, body });
  });
  await page.goto('/work');
  await expectNoStart(page);
  await expect(page.getByText('An offer of your host')).toBeVisible();
});

test('React starts in spite of the additions of hosts and extensions that it tolerates', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await openWithChange(page, () => {
    const { documentElement, head, body } = document;
    documentElement.lang = 'de';
    for (const element of document.querySelectorAll('body, a, img')) element.setAttribute('data-mark', '1');
    documentElement.append(document.createElement('div'));
    head.append(document.createElement('style'));
    body.prepend(document.createElement('script'));
    const main = document.querySelector('main')!;
    main.before(document.createElement('browser-extension'));
    main.prepend(document.createComment(''));
    const appended = document.createElement('div');
    body.append(appended);
    appended.append(document.createElement('p'), 'Saved');
  });
  await expectStart(page);
  expect(errors).toEqual([]);
});

test('the work page requests each script file once, and no style sheet', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/^(?:script|stylesheet)$/u.test(request.resourceType())) requests.push(request.url());
  });
  await page.goto('/work');
  await waitForScript(page);
  const scripts = page.locator('script[src]');
  const files = await scripts.evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
  // React would insert a second copy of each script or style sheet that it does not recognise.
  expect(requests.toSorted()).toEqual(files.toSorted());
});

for (const [end, isLate] of [
  ['before its first picture has loaded', false],
  ['in the first 2 s of waiting for its first picture', true],
] as const) {
  test(`the work page requests no script ${end}`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const pictures: Route[] = [];
    await page.route('**/pictures/**', (route) => pictures.push(route));
    await pauseClock(page);
    await page.goto('/work', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(isLate ? 1900 : 1000);
    await waitForUpdates(page);
    expect(scripts).toEqual([]);
    if (isLate) await page.clock.runFor(100);
    else await Promise.all(pictures.map((route) => route.continue()));
    const countAfterFrame = () => page.clock.runFor(20).then(() => scripts.length);
    await expect.poll(countAfterFrame).toBeGreaterThan(0);
  });
}
