import { expect, test, type Page } from '@playwright/test';
import { workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { advance, motionControlOf, pauseClock, skipUnlessLean, waitForScript } from '@/e2e/support/page';

test.beforeEach(skipUnlessLean);

const islandsUrl = /\/islands-[^/]*\.js$/u;

const imagesOf = (page: Page) => page.getByRole('main').getByRole('img');

async function expectStaticPage(page: Page): Promise<void> {
  await expect(imagesOf(page), 'visitors cannot see all pictures').toHaveCount(
    projects.flatMap(picturesOf).length,
  );
  await expect(page.getByRole('main').getByRole('button'), 'visitors see a dead control').toHaveCount(0);
}

/** With a paused clock. Notes requests for the islands' file: an owner's page can have other scripts. */
async function openPaused(page: Page): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => islandsUrl.test(request.url()) && scripts.push(request.url()));
  await pauseClock(page);
  await page.goto(workPage.path, { waitUntil: 'domcontentloaded' });
  return scripts;
}

const expectRequest = (page: Page, scripts: readonly string[]) =>
  expect.poll(() => advance(page, 100).then(() => scripts)).toEqual([expect.stringMatching(islandsUrl)]);

async function holdPictures(page: Page): Promise<() => void> {
  let send = () => {};
  const isSent = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/pictures/**', (route) => isSent.then(() => route.continue()));
  return send;
}

test('script does not compete with the first picture', async ({ page }) => {
  const sendPictures = await holdPictures(page);
  const scripts = await openPaused(page);
  await advance(page, 3000);
  expect(scripts).toEqual([]);
  sendPictures();
  await expectRequest(page, scripts);
});

for (const [browser, change] of [
  ['is older than `browserslist`', () => Reflect.deleteProperty(String.prototype, 'isWellFormed')],
  [
    'has no AVIF',
    () => Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => '/picture.webp' }),
  ],
] as const) {
  test(`a browser that ${browser} requests no script, and shows all pictures`, async ({ page }) => {
    await page.addInitScript(change);
    const scripts = await openPaused(page);
    await advance(page, 3000);
    await expectStaticPage(page);
    expect(scripts).toEqual([]);
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
    const scripts = await openPaused(page);
    await expectRequest(page, scripts);
    await advance(page, 1000);
    await expectStaticPage(page);
    await leave(page);
    await advance(page, 20_000);
    expect(scripts).toHaveLength(1);
  });
}

test('script that ended because the visitor left is asked for once more on the return', async ({ page }) => {
  await page.route(islandsUrl, (route) => route.abort());
  const scripts = await openPaused(page);
  await expectRequest(page, scripts);
  await page.unroute(islandsUrl);
  await leave(page);
  await advance(page, 1000);
  await page.clock.resume();
  await waitForScript(page);
  expect(scripts).toHaveLength(2);
});

async function openChanged(page: Page, change: (control: Element) => void): Promise<void> {
  await page.route(islandsUrl, async (route) => {
    await page.locator('[data-island=MotionControl]').evaluate(change);
    await route.continue();
  });
  await page.goto(workPage.path);
}

test('a visitor who reads a translation can see all pictures', async ({ page }) => {
  await openChanged(page, (control) => {
    const label = control.querySelector('button span span')!;
    label.innerHTML = `<font>${label.textContent}</font>`;
  });
  await expectStaticPage(page);
});

test('islands start although an extension has added an element to one of them', async ({ page }) => {
  await openChanged(page, (control) => control.append(document.createElement('div')));
  await waitForScript(page);
  await expect(motionControlOf(page)).toBeVisible();
});
