import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { site, projects, pages } from '@/e2e/support/content';
import { findOverflow, findWrapped, windowWidths } from '@/e2e/support/geometry';
import { cardOf, expectHeader, logoOf, sitePages } from '@/e2e/support/words';

/** Answers an outside address, and all that lies beneath it, with a page of that title. */
async function standInFor(context: BrowserContext, address: string, title: string): Promise<void> {
  await context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>${title}</title>` }),
  );
}

/** Clicks the middle of whatever stands there, as a visitor does, whether or not it is a link itself. */
async function clickMiddle(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to click on');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/**
 * Expects a tab to have been opened for an address. A tab that a visitor opens past the page's own links begins to
 * load before Playwright can answer for a host, so that it ends on the browser's own error page: only its history
 * tells, and the tab may have to be asked again while it goes there.
 */
async function expectOpenedFor(tab: Page, address: string): Promise<void> {
  test.skip(test.info().project.use.defaultBrowserType !== 'chromium', 'only Chromium tells a tab’s history');
  await expect(async () => {
    const session = await tab.context().newCDPSession(tab);
    const { currentIndex, entries } = await session.send('Page.getNavigationHistory');
    expect(entries[currentIndex]?.url).toBe(new URL(address).href);
  }).toPass({ timeout: 10_000 });
}

/** Address of the document that the browser loaded last: a change made by script alone leaves it as it was. */
async function loadedAddress(page: Page): Promise<string> {
  const address = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name ?? '');
  return new URL(address).pathname;
}

test.describe('On every page', () => {
  for (const { name, address } of sitePages) {
    test(`the ${name} has its header`, async ({ page }) => {
      await page.goto(address);
      await expectHeader(page);
    });

    test(`the logo of the ${name} leads home`, async ({ page }) => {
      await page.goto(address);
      await logoOf(page).click();
      await expect(page).toHaveURL('/');
      await expect.poll(() => loadedAddress(page)).toBe('/');
    });

    test(`'View our work' in the header of the ${name} loads the work page`, async ({ page }) => {
      await page.goto(address);
      const loading = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('banner').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
      expect(new URL((await loading).url()).pathname).toBe('/work');
      await expect(page).toHaveURL('/work');
      await expect.poll(() => loadedAddress(page)).toBe('/work');
    });

    test(`'Book a call' in the header of the ${name} opens a tab that cannot reach back`, async ({
      page,
      context,
    }) => {
      await standInFor(context, site.bookingAddress, 'Booking');
      await page.goto(address);
      const opening = page.waitForEvent('popup');
      await page.getByRole('banner').getByRole('link', { name: pages.shared.bookCall, exact: true }).click();
      const tab = await opening;
      await expect(tab).toHaveURL(site.bookingAddress);
      expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
      await expect(page).toHaveURL(address);
    });

    test(`the ${name} hides the studio's name below 640 px, and keeps it for assistive technology`, async ({
      page,
    }) => {
      await page.goto(address);
      const studioName = page.getByRole('banner').getByText(site.name, { exact: true });
      await page.setViewportSize({ width: 639, height: 800 });
      await expect(studioName).toBeHidden();
      await expect(logoOf(page)).toBeVisible();
      await page.setViewportSize({ width: 640, height: 800 });
      await expect(studioName).toBeVisible();
    });

    test(`nothing on the ${name} reaches beyond the window, and no link breaks its words, however wide it is`, async ({
      page,
    }) => {
      await page.goto(address);
      for (const width of windowWidths) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => findOverflow(page), { message: `${width} px wide` }).toEqual([]);
        await expect.poll(() => findWrapped(page), { message: `${width} px wide` }).toEqual([]);
      }
    });

    test(`logo and actions of the ${name} stand on one line at 320 px`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.goto(address);
      const links = await page.getByRole('banner').getByRole('link').all();
      expect(links).toHaveLength(3);
      const boxes = await Promise.all(links.map((link) => link.boundingBox()));
      const middles = boxes.map((box) => (box ? Math.round(box.y + box.height / 2) : Number.NaN));
      expect(new Set(middles).size).toBe(1);
    });
  }
});

test.describe('On the landing page', () => {
  test("the page's own 'Book a call' opens the booking page in a tab that cannot reach back", async ({
    page,
    context,
  }) => {
    await standInFor(context, site.bookingAddress, 'Booking');
    await page.goto('/');
    const opening = page.waitForEvent('popup');
    await page.getByRole('main').getByRole('link', { name: pages.shared.bookCall, exact: true }).click();
    const tab = await opening;
    await expect(tab).toHaveURL(site.bookingAddress);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  });

  test("the page's own 'View our work' loads the work page", async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(page).toHaveURL('/work');
    await expect.poll(() => loadedAddress(page)).toBe('/work');
  });
});

test.describe('On the work page', () => {
  for (const { title, link } of projects.slice(0, 4)) {
    test(`a click on title or picture of ${title} takes the whole window to its site`, async ({
      page,
      context,
    }) => {
      await standInFor(context, link, title);
      const card = cardOf(page, title);
      for (const target of [card.getByRole('heading'), card.getByRole('img').first()]) {
        await page.goto('/work');
        await clickMiddle(page, target);
        await expect(page).toHaveTitle(title);
        expect(new URL(page.url()).origin).toBe(new URL(link).origin);
        expect(context.pages()).toHaveLength(1);
      }
    });
  }

  for (const { way, click } of [
    { way: 'the middle button', click: (link: Locator) => link.click({ button: 'middle' }) },
    { way: 'the control key', click: (link: Locator) => link.click({ modifiers: ['ControlOrMeta'] }) },
  ]) {
    test(`a click with ${way} on a card opens its site in another tab`, async ({ page, context }) => {
      await page.goto('/work');
      for (const { title, link } of projects.slice(0, 4)) {
        const opening = context.waitForEvent('page');
        await click(page.getByRole('link', { name: title, exact: true }));
        const tab = await opening;
        await expectOpenedFor(tab, link);
        await tab.close();
        await expect(page).toHaveURL('/work');
      }
    });
  }
});
