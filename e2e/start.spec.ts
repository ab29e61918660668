import { expect, test, type BrowserContext, type Page, type Route } from '@playwright/test';
import { bundleIslands } from '@/scripts/export/bundle-islands';
import {
  collectComplaints,
  expectLoaded,
  expectStaticPage,
  motionControlOf,
  open,
  paths,
  pauseClock,
  skipUnlessLight,
  waitForScript,
  waitForUpdates,
} from '@/e2e/support/page';

// When and where the script of the islands starts, and what it leaves alone.

test.beforeEach(({ request }) => skipUnlessLight(request));

const islandsUrl = /\/islands-[^/]*\.js$/u;

/** Opens the work page in a new tab, prepared in some way. */
async function openTab(context: BrowserContext, prepare: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await context.newPage();
  await prepare(page);
  await page.goto('/work');
  return page;
}

test('the page stays as it is if the file of the islands is missing or cut', async ({ context }) => {
  for (const answer of [
    { status: 404 },
    { contentType: 'text/javascript', body: 'var islandsFile = (() => {' },
  ]) {
    const page = await context.newPage();
    await page.route(islandsUrl, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(islandsUrl);
    await page.goto('/work');
    await answered;
    await waitForUpdates(page);
    await expectStaticPage(page);
  }
});

test('a file of the islands that has failed is requested again when the page is shown anew', async ({
  page,
}) => {
  await page.route(islandsUrl, (route) => route.abort(), { times: 1 });
  await page.goto('/work');
  const show = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect.poll(() => show().then(() => motionControlOf(page).isVisible())).toBe(true);
});

test('a browser that is older than `browserslist` or has no AVIF requests no script', async ({ context }) => {
  const prepareOld = (tab: Page) =>
    tab.addInitScript(() => Reflect.deleteProperty(String.prototype, 'isWellFormed'));
  /** Makes AVIF a type that the browser does not know. */
  async function prepareWithoutAvif(tab: Page): Promise<void> {
    await tab.route('**/work', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('image/avif', 'image/unknown');
      await route.fulfill({ response, body });
    });
  }
  for (const prepare of [prepareOld, prepareWithoutAvif]) {
    const scripts: string[] = [];
    const page = await context.newPage();
    page.on('request', (request) => islandsUrl.test(request.url()) && scripts.push(request.url()));
    const pictures: Route[] = [];
    await page.route('**/pictures/**', (route) => pictures.push(route));
    await page.clock.install();
    await prepare(page);
    await page.goto('/work', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(3000);
    await waitForUpdates(page);
    expect(scripts, 'before the picture is there').toEqual([]);
    for (const route of pictures) await route.continue();
    await expectLoaded(page.getByRole('article').getByRole('img').first());
    await page.clock.runFor(3000);
    await waitForUpdates(page);
    expect(scripts).toEqual([]);
    await expectStaticPage(page);
  }
});

/** Changes of the first card that has a carousel, before script starts. */
const islandChanges: Readonly<Record<string, (island: Element) => void>> = {
  'a translator wraps its title in `font`': (island) => {
    const text = island.querySelector('a')!.lastElementChild!.previousSibling!;
    const font = document.createElement('font');
    font.append('Hinterbühne');
    text.replaceWith(font);
  },
  'its text is changed': (island) => {
    island.querySelector('p')!.firstChild!.nodeValue = 'Eine Plattform für Veranstaltungen.';
  },
  'an extension adds an element': (island) =>
    island.querySelector('article')!.append(document.createElement('div')),
  'its link is removed': (island) => island.querySelector('a')!.remove(),
};

/**
 * Makes a change to an island before any script of the site runs: once something follows its parent, because by then the
 * whole island has been parsed.
 */
const changeIsland = (page: Page, selector: string, change: (island: Element) => void) =>
  page.addInitScript(`new MutationObserver((_, observer) => {
    const island = document.querySelector(${JSON.stringify(selector)});
    if (!island?.parentElement?.nextSibling) return;
    observer.disconnect();
    (${change})(island);
  }).observe(document, { childList: true, subtree: true })`);

test('no island starts if something has changed one of them', async ({ context }) => {
  for (const [title, change] of Object.entries(islandChanges)) {
    await test.step(title, async () => {
      const page = await openTab(context, (tab) => changeIsland(tab, '[data-island=ProjectCard]', change));
      const island = page.locator('[data-island=ProjectCard]').first();
      const changed = await island.innerHTML();
      await page.waitForFunction(() => 'islandsFile' in window);
      // A second call, whose end a test can wait for.
      await page.evaluate(() => window.islandsFile?.hydrate());
      await waitForUpdates(page);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      expect(await island.innerHTML()).toBe(changed);
      await page.close();
    });
  }
});

test('islands start in spite of what hosts and translators change around them', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const one of document.querySelectorAll('html, body, a, img')) one.setAttribute('data-mark', '1');
      document.body.prepend('An offer of your host', document.createElement('script'));
      document.querySelector('main')!.prepend(document.createElement('browser-extension'));
      document.querySelector('h1')!.innerHTML = '<font>Unsere Arbeit</font>';
    });
  });
  await open(page, '/work');
  await expect(motionControlOf(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unsere Arbeit' })).toBeVisible();
  expect(errors).toEqual([]);
});

for (const isLate of [false, true]) {
  const end = isLate ? '2 s of waiting for its first picture' : 'its first picture has loaded';
  test(`the work page requests one file of script, not before ${end}`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (/\/_next\/.*\.(?:js|css)$/u.test(request.url())) requests.push(request.url());
    });
    const pictures: Route[] = [];
    await page.route('**/pictures/**', (route) => pictures.push(route));
    // While pictures are pending, Chromium has no `currentSrc`, and `start.ts` would wait for one.
    if (isLate)
      await page.addInitScript(() =>
        Object.defineProperty(HTMLImageElement.prototype, 'currentSrc', { get: () => '/picture.avif' }),
      );
    await pauseClock(page);
    await page.goto('/work', { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(isLate ? 1900 : 1000);
    await waitForUpdates(page);
    expect(requests).toEqual([]);
    if (isLate) await page.clock.runFor(100);
    else await Promise.all(pictures.map((route) => route.continue()));
    await page.clock.resume();
    await waitForScript(page);
    expect(requests).toEqual([expect.stringMatching(islandsUrl)]);
  });
}

test('React has no complaint about the markup that the export has rendered', async ({ page }) => {
  const complaints = await collectComplaints(page);
  // Only React's build for development complains.
  const { code } = await bundleIslands('development');
  await page.route(islandsUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: Buffer.from(code) }),
  );
  for (const path of paths) await open(page, path);
  expect(complaints).toEqual([]);
});
