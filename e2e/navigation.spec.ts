import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { notFoundPage, shared, workPage } from '@/content/pages';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { cardOf, open, waitForScript, waitForUpdates } from '@/e2e/support/page';
import { capture, expectSame } from '@/e2e/support/pixels';

const { bookCall, bookCallNote, viewWork } = shared;

const logoOf = (page: Page) => page.getByRole('banner').getByRole('link', { name: site.name, exact: true });

/** Stubs the pages of another site, so that tests need no network. */
async function stubSite(context: BrowserContext, address: string): Promise<void> {
  await context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title>` }),
  );
}

test('the header stays in view, on one line, and catches no clicks below its links', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/work');
  const header = page.getByRole('banner');
  const tops = await header
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, 'shorten the texts of its links in content/pages.ts').toBe(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(logoOf(page)).toBeInViewport({ ratio: 1 });
  const isFree = await header.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(innerWidth / 2, bottom + 4));
  });
  expect(isFree).toBe(true);
  // A low window has no room for it.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(logoOf(page)).not.toBeInViewport();
});

test('the ground of the header has the light of the page, without a seam', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/work');
  const withGround = await capture(page);
  await page.locator('header > [aria-hidden]').evaluate((ground) => ground.remove());
  await expectSame(withGround, await capture(page), 'the header with and without its ground');
});

test('links lead to the work page, and the logo leads back', async ({ page }) => {
  // Without view transitions, which take their time.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  for (const area of ['banner', 'main'] as const) {
    await page.getByRole(area).getByRole('link', { name: viewWork, exact: true }).click();
    await expect(page).toHaveURL(workPage.path);
    await waitForScript(page);
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
  }
});

test("'Book a call' opens another site in a new tab without `window.opener`", async ({ page, context }) => {
  await stubSite(context, site.bookingAddress);
  await page.goto('/');
  for (const area of ['banner', 'main'] as const) {
    const link = page.getByRole(area).getByRole('link', { name: bookCall, exact: true });
    await expect(link).toHaveAccessibleDescription(bookCallNote);
    const opening = page.waitForEvent('popup');
    await link.click();
    const tab = await opening;
    await expect(tab).toHaveURL(site.bookingAddress);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  }
});

test("a click on a card opens its project's site in the same tab", async ({ page, context }) => {
  const { link, title, description } = projects[0]!;
  await stubSite(context, link);
  await open(page, '/work');
  // The card's link covers its text, so Playwright would refuse to click without `force`.
  await cardOf(page, title).getByText(description, { exact: true }).click({ force: true });
  await expect(page).toHaveURL(link);
  expect(context.pages()).toHaveLength(1);
});

test('the entrance gives way to a transition between pages', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Others may lack view transitions');
  // Notes in the page whether its parts have moved into place, and whether a view transition has revealed it.
  await page.addInitScript(() => {
    const notes = () => document.documentElement.dataset;
    addEventListener('pagereveal', ({ viewTransition }) => {
      notes()['transition'] = String(Boolean(viewTransition));
    });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      // A link that was pressed gets its size back.
      const isPressed = target instanceof HTMLAnchorElement;
      if (!isPressed && /^(?:translate|scale)$/u.test(propertyName)) notes()['moved'] = '';
    });
  });
  const html = page.locator('html');
  await page.goto('/');
  await expect(html).toHaveAttribute('data-moved');
  await page.getByRole('main').getByRole('link', { name: viewWork, exact: true }).click();
  await expect(page).toHaveURL(workPage.path);
  await expect(html).toHaveAttribute('data-transition', 'true');
  await waitForUpdates(page);
  await expect(html).not.toHaveAttribute('data-moved');
  // With reduced motion, there is neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logoOf(page).click();
  await expect(page).toHaveURL('/');
  await expect(html).toHaveAttribute('data-transition', 'false');
  await waitForUpdates(page);
  await expect(html).not.toHaveAttribute('data-moved');
});

test('an unknown address shows the 404 page, whose button leads to the landing page', async ({ page }) => {
  // The window of a small laptop is this low.
  await page.setViewportSize({ width: 1024, height: 600 });
  expect((await page.goto('/work/nowhere'))?.status()).toBe(404);
  const button = page.getByRole('link', { name: notFoundPage.button, exact: true });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page).toHaveURL('/');
});
