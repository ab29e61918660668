import { expect, test, type Page, type Route } from '@playwright/test';
import { picturesOf, projects } from '@/content/projects';
import {
  advance,
  expectLoaded,
  motionControlOf,
  pauseClock,
  skipUnlessLean,
  waitForScript,
} from '@/e2e/support/page';

test.beforeEach(skipUnlessLean);

const islandsUrl = /\/islands-[^/]*\.js$/u;

const everyPicture = projects.flatMap(picturesOf).length;

async function expectStaticPage(page: Page): Promise<void> {
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(projects.map(({ title }) => title));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(everyPicture);
}

/** With a paused clock. */
async function openPaused(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/.*\.(?:js|css)$/u.test(request.url())) files.push(request.url());
  });
  await pauseClock(page);
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  const expectRequest = () => expect.poll(() => advance(page, 100).then(() => files.length)).toBe(1);
  return { files, expectRequest };
}

/** Pictures are pending until `sendPictures`. */
async function openWithLatePictures(page: Page) {
  const pictures: Route[] = [];
  await page.route('**/pictures/**', (route) => pictures.push(route));
  const { files } = await openPaused(page);
  return { files, sendPictures: () => Promise.all(pictures.map((route) => route.continue())) };
}

async function expectScript(page: Page, files: readonly string[]): Promise<void> {
  await page.clock.resume();
  await waitForScript(page);
  expect(files).toEqual([expect.stringMatching(islandsUrl)]);
}

test('one file of script is requested once the first picture has loaded', async ({ page }) => {
  const { files, sendPictures } = await openWithLatePictures(page);
  await advance(page, 1900);
  expect(files).toEqual([]);
  await sendPictures();
  await expectScript(page, files);
});

test('one file of script is requested after 2 s if part of the first picture has come', async ({ page }) => {
  // Chromium then has a `currentSrc`.
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => '/picture.avif' }),
  );
  const { files } = await openWithLatePictures(page);
  await advance(page, 1900);
  expect(files).toEqual([]);
  await advance(page, 100);
  await expectScript(page, files);
});

for (const [browser, change] of [
  ['is older than `browserslist`', () => Reflect.deleteProperty(String.prototype, 'isWellFormed')],
  [
    'has no AVIF',
    () =>
      Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', {
        get(this: HTMLImageElement) {
          return this.complete ? '/picture.webp' : '';
        },
      }),
  ],
] as const) {
  test(`a browser that ${browser} requests no script, even if the first picture is late`, async ({
    page,
  }) => {
    await page.addInitScript(change);
    const { files, sendPictures } = await openWithLatePictures(page);
    await advance(page, 3000);
    await sendPictures();
    await expectLoaded(page.getByRole('article').getByRole('img').first());
    const shown = page.getByRole('main').getByRole('img');
    await expect.poll(() => advance(page, 1000).then(() => shown.count())).toBe(everyPicture);
    expect(files).toEqual([]);
    await expectStaticPage(page);
  });
}

const leave = (page: Page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));

for (const [fault, answer] of [
  ['fails', { status: 404 }],
  ['is cut off', { contentType: 'text/javascript', body: 'var islandsFile = (' }],
  ['is another', { contentType: 'text/javascript', body: '' }],
] as const) {
  test(`a visitor can see all pictures if the script ${fault}, and nothing asks for it again`, async ({
    page,
  }) => {
    await page.route(islandsUrl, (route) => route.fulfill(answer));
    const { files, expectRequest } = await openPaused(page);
    await expectRequest();
    await advance(page, 1000);
    await expectStaticPage(page);
    await leave(page);
    await advance(page, 20_000);
    expect(files).toHaveLength(1);
  });
}

test('script that ended because the visitor left is asked for once more on the return', async ({ page }) => {
  await page.route(islandsUrl, (route) => route.abort());
  const { files, expectRequest } = await openPaused(page);
  await expectRequest();
  await page.unroute(islandsUrl);
  await leave(page);
  await advance(page, 1000);
  await page.clock.resume();
  await waitForScript(page);
  expect(files).toHaveLength(2);
});

const change = (page: Page, changeControl: (control: Element) => void) =>
  page.route(islandsUrl, async (route) => {
    await page.locator('[data-island=MotionControl]').evaluate(changeControl);
    await route.continue();
  });

test('a visitor who reads a translation can see all pictures', async ({ page }) => {
  await change(page, (control) => {
    const [label] = [...control.querySelectorAll('button span')].slice(-1);
    label!.innerHTML = `<font>${label!.textContent}</font>`;
  });
  await page.goto('/work');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(everyPicture);
  await expectStaticPage(page);
});

test('islands start although an extension has added an element to one of them', async ({ page }) => {
  await change(page, (control) => control.append(document.createElement('div')));
  await page.goto('/work');
  await waitForScript(page);
  await expect(motionControlOf(page)).toBeVisible();
});
