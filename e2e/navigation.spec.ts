import type { BrowserContext } from '@playwright/test';
import { errorPage, pages, projects, site } from '@/e2e/support/content';
import { breakMotionControl, waitForScript } from '@/e2e/support/motion';
import { expect, test } from '@/e2e/support/test';
import { cardOf, expectHeader, expectStandIn, logoOf } from '@/e2e/support/words';

/** Answers for another site, so that tests need no network. */
async function standInFor(context: BrowserContext, address: string): Promise<void> {
  await context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title>` }),
  );
}

test('The header stays on one line at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const links = await page.getByRole('banner').getByRole('link').all();
  test.skip(links.length > 3, 'More than three links take a second line');
  const boxes = await Promise.all(links.map((link) => link.boundingBox()));
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(new Set(middles).size).toBe(1);
});

test("The header hides the studio's name below 640 px, leads to the work page and home, and marks where one is", async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const name = header.getByText(site.name, { exact: true });
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(name).toBeHidden();
  await expect(logoOf(page)).toBeVisible();
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(name).toBeVisible();
  const work = header.getByRole('link', { name: pages.shared.viewWork, exact: true });
  await work.click();
  await expect(page).toHaveURL('/work');
  await waitForScript(page);
  await expect(work).toHaveAttribute('aria-current', 'page');
  await logoOf(page).click();
  await expect(page).toHaveURL('/');
  await expect(logoOf(page)).toHaveAttribute('aria-current', 'page');
  await expect(work).not.toHaveAttribute('aria-current');
  await page.getByRole('main').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
  await expect(page).toHaveURL('/work');
  expect(page.context().pages()).toHaveLength(1);
});

test("'Book a call' opens the booking page in a tab that cannot reach back, and says so beforehand", async ({
  page,
  context,
}) => {
  await standInFor(context, site.bookingAddress);
  const booking = new URL(site.bookingAddress);
  await page.goto('/');
  const links = await page.getByRole('link', { name: pages.shared.bookCall, exact: true }).all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await expect(link).toHaveAccessibleDescription(pages.shared.bookCallNote);
    // Today's browsers do without it.
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/u);
    const opening = page.waitForEvent('popup');
    await link.click();
    const tab = await opening;
    await expect(tab, `is ${booking.href}, and may have more parameters`).toHaveURL(
      ({ origin, pathname, searchParams }) =>
        origin + pathname === booking.origin + booking.pathname &&
        [...booking.searchParams].every(([name, value]) => searchParams.getAll(name).includes(value)),
    );
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    await tab.close();
  }
  await expect(page).toHaveURL('/');
});

test.describe('A card', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 2000 } });

  test("takes the window to its project's site when any part of it is clicked or tapped", async ({
    page,
    context,
  }) => {
    const [project] = projects;
    if (!project) throw new Error('There is no project');
    if (project.link.startsWith('https:')) await standInFor(context, project.link);
    const card = cardOf(page, project.title);
    const description = card.getByText(project.description, { exact: true });
    for (const [part, act] of [
      [card.getByRole('heading'), 'click'],
      [card.locator('img').first(), 'click'],
      [description, 'click'],
      [description, 'tap'],
    ] as const) {
      await page.goto('/work');
      await waitForScript(page);
      // Without `force` Playwright refuses, because the card's link lies on top.
      await part[act]({ force: true });
      await expect(page).toHaveURL(project.link);
      expect(context.pages()).toHaveLength(1);
    }
  });

  test("opens its project's site in another tab when clicked with Control", async ({ page, context }) => {
    const [project] = projects;
    if (!project) throw new Error('There is no project');
    if (project.link.startsWith('https:')) await standInFor(context, project.link);
    await page.goto('/work');
    const opening = context.waitForEvent('page');
    await cardOf(page, project.title)
      .getByText(project.description, { exact: true })
      .click({ force: true, modifiers: ['ControlOrMeta'] });
    await (await opening).close();
    await expect(page).toHaveURL('/work');
  });

  test('is a link everywhere, except at its dots and within 6 px of them', async ({ page }) => {
    await page.goto('/work');
    await waitForScript(page);
    for (const { title } of projects.slice(0, 4)) {
      const { points, faults } = await cardOf(page, title).evaluate((card) => {
        card.scrollIntoView({ block: 'center' });
        const dots = [...card.querySelectorAll('button')].map((dot) => dot.getBoundingClientRect());
        const { left, top, right, bottom } = card.getBoundingClientRect();
        let points = 0;
        const faults: string[] = [];
        // Not at the very corners, which are round. Dots may stand out to the right.
        for (let y = top + 6; y < bottom; y += 4) {
          for (let x = left + 6; x < right + 16; x += 4) {
            // Negative within a dot, and infinite in a card without dots.
            const toDot = Math.min(
              ...dots.map((dot) => Math.max(dot.left - x, x - dot.right, dot.top - y, y - dot.bottom)),
            );
            const hit = document.elementFromPoint(x, y)?.closest('a, button')?.localName;
            // A dot's own corners are round, too.
            const isRight = toDot <= 6 ? hit !== 'a' : toDot < 10 || x > right - 6 || hit === 'a';
            points += 1;
            if (!isRight) faults.push(`${hit} at ${x - left}, ${y - top}`);
          }
        }
        return { points, faults };
      });
      expect(points, title).toBeGreaterThan(1000);
      expect(faults, title).toEqual([]);
    }
  });
});

// The host table has its status, and `every-page.spec.ts` its header.
test('An unknown address is kept, shows the 404 page, and offers the way home', async ({ page }) => {
  await page.goto('/work/nowhere');
  await expect(page).toHaveURL('/work/nowhere');
  await expectStandIn(page, pages.notFound);
  await page.getByRole('link', { name: pages.notFound.button, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('When a component throws, the error page takes its place and the focus, and offers the way home', async ({
  page,
}) => {
  await breakMotionControl(page);
  await page.goto('/work');
  await expectHeader(page);
  await expectStandIn(page, errorPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(errorPage.metaTitle);
  await page.getByRole('link', { name: errorPage.button, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('When the layout throws, the error page takes the place of all, in its style', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '', bypassCSP: true });
  // The layout runs on the server, and what React reads of it is Next's own: here a text of it is none any more.
  await page.route('**/work', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = body.replace(`\\"children\\":\\"${pages.shared.skipLink}\\"`, '\\"children\\":{}');
    await route.fulfill({ response, body: broken });
  });
  await page.goto('/work');
  await expectStandIn(page, errorPage);
  await expect(page).toHaveTitle(errorPage.metaTitle);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const button = page.getByRole('link', { name: errorPage.button, exact: true });
  await expect(button).toHaveCSS('min-height', '52px');
  await page.close();
});
