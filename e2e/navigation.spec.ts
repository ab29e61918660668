import { expect, test, type BrowserContext } from '@playwright/test';
import { landingPage, shared, workPage } from '@/content/pages';
import { projects } from '@/content/projects';
import { site } from '@/content/site';
import { cardOf, open } from '@/e2e/support/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { bookCall, bookCallNote } = shared;

const stubSite = (context: BrowserContext, address: string) =>
  context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title>` }),
  );

test('the header stays in view, on one line, and catches no clicks below its links', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(workPage.path);
  const header = page.getByRole('banner');
  const links = header.getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(
    new Set(tops).size,
    'on a phone, the header takes two lines, and hides what has focus: shorten its links, or show fewer there',
  ).toBe(1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(links.first()).toBeInViewport({ ratio: 1 });
  const isCovered = await header.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(innerWidth / 2, bottom + 4));
  });
  expect(isCovered).toBe(false);
});

test("'Book a call' opens another site in a new tab without `window.opener`", async ({ page, context }) => {
  await stubSite(context, site.bookingAddress);
  await page.goto(landingPage.path);
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
  const { link, title, description } = projects[0];
  await stubSite(context, link);
  await open(page, workPage.path);
  // The card's link covers its text, so Playwright would refuse to click without `force`.
  await cardOf(page, title).getByText(description, { exact: true }).click({ force: true });
  await expect(page).toHaveURL(link);
  expect(context.pages()).toHaveLength(1);
});
