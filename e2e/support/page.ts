import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { pages, workPage } from '@/content/pages';
import { isAnsweredElsewhere } from '@/scripts/vercel-routes';

/** A path of every page. The 404 page is at any other path. */
export const paths = [...pages.map(({ path }) => path), '/nowhere'];

export const motionControlOf = (page: Page) =>
  page.locator('[data-island=MotionControl]').getByRole('button');

export const expectControl = (page: Page, name: string) =>
  expect(motionControlOf(page)).toHaveAccessibleName(name);

export const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const unstartedOf = (page: Page) => page.locator('[data-island]:not([data-island-status=started])');

export const waitForScript = (page: Page) => expect(unstartedOf(page)).toHaveCount(0);

export async function skipUnlessLean({ request }: { request: APIRequestContext }): Promise<void> {
  const html = await (await request.get(workPage.path)).text();
  test.skip(!html.includes('data-islands-url'), 'the work page has no island, or is not lean');
}

export async function startWhilePaused(page: Page): Promise<void> {
  // No frames run, so script starts after its limit of 2 s.
  if (await page.locator('[data-islands-url]').count()) await page.clock.runFor(2000);
  const countUnstarted = () => page.clock.runFor(1).then(() => unstartedOf(page).count());
  await expect.poll(countUnstarted, { intervals: [20] }).toBe(0);
}

/** Call it before `goto`. Then only `page.clock.runFor` moves the clock. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForScript(page);
}

/** What a visitor's console would show. */
export async function collectComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const isElsewhere = (url: URL) => url.origin !== origin || isAnsweredElsewhere(url);
  await page.route(isElsewhere, (route) => {
    const isStyle = route.request().resourceType() === 'stylesheet';
    return route.fulfill({ contentType: isStyle ? 'text/css' : 'text/javascript', body: '' });
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    // An owner's inline script can need what another site's would have defined.
    if (stack.includes('/_next/')) complaints.push(message);
  });
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

export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

export async function loadPictures(page: Page): Promise<void> {
  const pictures = page.locator('img');
  await pictures.evaluateAll((all) => all.forEach((one) => one.setAttribute('loading', 'eager')));
  for (const picture of await pictures.all()) await expect(picture).toHaveJSProperty('complete', true);
}

/** Waits for three frames, and so for what script does in between. The clock may be paused, which would hold up `requestAnimationFrame`. */
export async function waitForUpdates(page: Page): Promise<void> {
  const nextFrame = () =>
    new Promise((resolve) => new IntersectionObserver(resolve).observe(document.documentElement));
  for (let frame = 0; frame < 3; frame += 1) await page.evaluate(nextFrame);
}

export async function advance(page: Page, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await waitForUpdates(page);
}
