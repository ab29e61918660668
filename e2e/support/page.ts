import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import sitemap from '@/app/sitemap';
import { motionControl } from '@/content/browser-words';
import { workPage } from '@/content/pages';
import { projects } from '@/content/projects';

/** A path of every page. The 404 page is at any other path. */
export const paths = [...sitemap().map(({ url }) => new URL(url).pathname), '/nowhere'];

export const { pause: pauseMotion, play: playMotion } = motionControl;

/** Finds the motion control by either name. */
export function motionControlOf(page: Page): Locator {
  return page
    .getByRole('button', { name: pauseMotion, exact: true })
    .or(page.getByRole('button', { name: playMotion, exact: true }));
}

export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The islands of a light page that have not started. */
const unstarted = 'body:has([data-islands-size]) [data-island]:not([data-island-status=started])';

/** Skips a test if the work page stays as Next.js made it: what it tests is of light pages alone. */
export async function skipUnlessLight(request: APIRequestContext): Promise<void> {
  const html = await (await request.get(workPage.path)).text();
  test.skip(!html.includes('data-islands-size'), 'the work page is not light');
}

/** Waits until every island of the page has started, and carousels respond to keys and clicks. */
export async function waitForScript(page: Page): Promise<void> {
  await expect(page.locator(unstarted)).toHaveCount(0);
  // On a page of Next.js, React marks the elements that it has started.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('body:not(:has([data-islands-size])) [data-island]')].every((island) =>
      Object.keys(island).some((key) => key.startsWith('__react')),
    ),
  );
}

/** Moves a paused clock, by as little as it takes, until the page's islands have started. */
export async function startWhilePaused(page: Page): Promise<void> {
  const countUnstarted = () => page.clock.runFor(1).then(() => page.locator(unstarted).count());
  await expect.poll(countUnstarted, { intervals: [20] }).toBe(0);
}

/** Opens a page and waits until its scripts have started. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScript(page);
}

/** Answers requests for what only another site, Vercel or a function of the host has. */
async function answerForOthers(page: Page): Promise<void> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  await page.route('**', async (route) => {
    const request = route.request();
    const isOfThisSite = request.url().startsWith(`${origin}/`) && !request.url().includes('/_vercel/');
    if (isOfThisSite && request.method() === 'GET') await route.fallback();
    else await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
}

/** Collects the page's warnings, errors and failed requests. Call it before `goto`. */
export async function collectComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  await answerForOthers(page);
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    // Browsers log the status of the 404 page, which is no fault.
    const isOwnStatus = message.location().url === page.url() && message.text().includes('404');
    if (/error|warning/u.test(message.type()) && !isOwnStatus) complaints.push(message.text());
  });
  page.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {};
    // After a resize, browsers cancel the request for a picture in favour of another size.
    if (!/abort|cancel/iu.test(errorText)) complaints.push(`${errorText}: ${request.url()}`);
  });
  return complaints;
}

/** Expects the work page as it is without script: every card, but no dot and no motion control. */
export async function expectStaticPage(page: Page): Promise<void> {
  const titles = page.getByRole('article').getByRole('heading');
  await expect(titles).toHaveText(projects.map(({ title }) => title));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
}

/** Expects a picture to be visible and its file to have loaded. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** Scrolls to every lazy picture until all have loaded, then back to the top. */
export async function loadPictures(page: Page): Promise<void> {
  const scrollToNextMissing = () =>
    page.evaluate(() => {
      const missing = [...document.images].find(({ complete }) => !complete);
      (missing ?? document.body).scrollIntoView();
      return missing?.alt;
    });
  await expect.poll(scrollToNextMissing).toBeUndefined();
}

/** Makes a page's scripts believe that its tab is hidden or visible, because Playwright cannot hide a tab. */
export const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Sets the size in px of the browser's type. Only Chromium lets a test do so. */
export async function setTypeSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
  await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
}

/** Pauses the clock of a page, which `page.clock.runFor` then moves. Call it before `goto`. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/**
 * Waits until IntersectionObservers have run and the page has responded. Works while the clock is paused, because
 * neither IntersectionObserver nor MessageChannel uses it.
 */
export async function waitForUpdates(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement));
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}
