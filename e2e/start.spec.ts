import { expect, test, type Page, type Route } from '@playwright/test';
import { picturesOf, projects } from '@/content/projects';
import {
  advance,
  expectLoaded,
  motionControlOf,
  pauseClock,
  skipUnlessLean,
  waitForScript,
  waitForUpdates,
} from '@/e2e/support/page';

test.beforeEach(skipUnlessLean);

const islandsUrl = /\/islands-[^/]*\.js$/u;

const everyPicture = projects.flatMap(picturesOf).length;

async function expectStaticPage(page: Page, pictures = everyPicture): Promise<void> {
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(projects.map(({ title }) => title));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(pictures);
}

/** Opens the work page with a paused clock, and pictures that are pending until `sendPictures`. */
async function openWithLatePictures(page: Page) {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/_next\/.*\.(?:js|css)$/u.test(request.url())) files.push(request.url());
  });
  const pictures: Route[] = [];
  await page.route('**/pictures/**', (route) => pictures.push(route));
  await pauseClock(page);
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
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

test('the page stays as it is if its script fails, until it is shown again', async ({ page }) => {
  for (const answer of [{ contentType: 'text/javascript', body: 'var islandsFile = (' }, { status: 404 }]) {
    await page.route(islandsUrl, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(islandsUrl);
    await page.goto('/work');
    await answered;
    await waitForUpdates(page);
    await expectStaticPage(page, projects.length);
  }
  await page.unrouteAll();
  const show = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect.poll(() => show().then(() => motionControlOf(page).isVisible())).toBe(true);
});

for (const [who, change] of [
  ['a translator', (control: Element) => control.querySelector('button')!.replaceChildren('Anhalten')],
  ['an extension', (control: Element) => control.append(document.createElement('div'))],
] as const) {
  test(`no island starts if ${who} has changed one of them`, async ({ page }) => {
    await page.route(islandsUrl, async (route) => {
      await page.locator('[data-island=MotionControl]').evaluate(change);
      await route.continue();
    });
    await page.goto('/work');
    await page.waitForFunction(() => 'islandsFile' in window);
    // A second call, whose end a test can wait for.
    await page.evaluate(() => window.islandsFile?.hydrate());
    await waitForUpdates(page);
    await expectStaticPage(page);
  });
}
