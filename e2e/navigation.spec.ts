import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import errorPage from '@/content/error.json' with { type: 'json' };
import { pages, site } from '@/content/content';
import { waitForUpdates } from '@/e2e/support/carousel';
import { isOutside } from '@/content/routes';
import { longest, projects } from '@/e2e/support/content';
import { breakMotionControl } from '@/e2e/support/motion';
import { cardOf, expectSeen, logoOf, waitForScript } from '@/e2e/support/page';

/** Stubs the pages of another site, so that tests need no network. */
async function stubSite(context: BrowserContext, address: string): Promise<void> {
  await context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title>` }),
  );
}

test('the links of the header take one line where they fit, and two at most on a phone', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('link');
  for (const width of [320, 360, 430, 640, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { needed, room, middles } = await links.evaluateAll(([logo, ...others]) => {
      const boxOf = (element?: Element) => element?.getBoundingClientRect() ?? new DOMRect();
      const { left } = boxOf(logo);
      return {
        needed: others.reduce((sum, link) => sum + boxOf(link).width + 8, 44),
        room: document.body.clientWidth - 2 * left,
        middles: [logo, ...others].map((link) => Math.round(boxOf(link).top + boxOf(link).height / 2)),
      };
    });
    // On a phone, more than two links besides the logo always take two lines.
    const fits = needed <= room && (middles.length <= 3 || width >= 640);
    expect(new Set(middles).size, `lines, ${width} px wide`).toBe(fits ? 1 : 2);
    // The booking link stays beside the mark, and the others go below them.
    if (middles.length > 3) expect(middles.at(-1), `${width} px wide`).toBe(middles[0]);
  }
});

test("the header shows the studio's name from 640 px on, where it fits beside the links", async ({
  page,
}) => {
  await page.goto('/');
  const name = page.getByRole('banner').getByText(site.name, { exact: true });
  await page.setViewportSize({ width: 639, height: 800 });
  await expect(name).toBeHidden();
  await expect(logoOf(page)).toBeVisible();
  const link = page.getByRole('banner').getByRole('navigation').getByRole('link').first();
  for (const width of [640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [mark, first, own] = await Promise.all([logoOf(page), link, name].map((one) => one.boundingBox()));
    // The mark takes 44 px with the gap after it, and the gap before the links takes 8 px.
    const fits = (mark?.x ?? NaN) + 44 + (own?.width ?? NaN) + 8 <= (first?.x ?? NaN);
    if (fits) await expect(name, `${width} px wide`).toBeInViewport({ ratio: 1 });
    else await expect(name, `${width} px wide`).not.toBeInViewport();
  }
});

test('the header links to the work page and the landing page', async ({ page }) => {
  await page.goto('/');
  for (const area of [page.getByRole('banner'), page.getByRole('main')]) {
    await area.getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(page).toHaveURL('/work');
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
  }
});

test('the header still marks the link to the current page once React has started', async ({ page }) => {
  await page.goto('/work');
  await waitForScript(page);
  const work = page.getByRole('banner').getByRole('link', { name: pages.shared.viewWork, exact: true });
  await expect(work).toHaveAttribute('aria-current', 'page');
});

test('the header does not cover a link that takes keyboard focus', async ({ page, browserName }) => {
  test.skip(browserName === 'webkit', 'On macOS, WebKit skips links');
  await page.setViewportSize({ width: 640, height: 500 });
  await page.goto('/work');
  await waitForScript(page);
  const stops = page.getByRole('article').locator('a[href], button');
  test.skip(projects.length < 2 || (await stops.count()) < 2, 'There is only one project, or one Tab stop');
  const link = stops.first();
  await stops.nth(1).focus();
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 10));
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  const { height = NaN } = (await page.getByRole('banner').boundingBox()) ?? {};
  await expect.poll(async () => (await link.boundingBox())?.y).toBeGreaterThanOrEqual(height);
});

test("'Book a call' opens a page of this site as any link does, and another site in a new tab without `window.opener`", async ({
  page,
  context,
}) => {
  const isNewTab = isOutside(site.bookingAddress);
  if (isNewTab) await stubSite(context, site.bookingAddress);
  for (const area of ['banner', 'main'] as const) {
    await page.goto('/');
    const booking = new URL(site.bookingAddress, page.url());
    const link = page.getByRole(area).getByRole('link', { name: pages.shared.bookCall, exact: true });
    await expect(link).toHaveAccessibleDescription(isNewTab ? pages.shared.bookCallNote : '');
    const opening = isNewTab ? page.waitForEvent('popup') : page;
    await link.click();
    const tab = await opening;
    await expect(tab, `must be at ${booking.href}, and may have more parameters`).toHaveURL(
      ({ origin, pathname, searchParams }) =>
        origin + pathname === booking.origin + booking.pathname &&
        [...booking.searchParams].every(([name, value]) => searchParams.getAll(name).includes(value)),
    );
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
    expect(context.pages()).toHaveLength(isNewTab ? 2 : 1);
    if (isNewTab) await tab.close();
  }
});

test.describe('A card', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 2000 } });

  test("opens its project's site in the same tab when it is clicked or tapped", async ({ page, context }) => {
    const { link = '', ...project } = projects.find((one) => one.link) ?? { title: '', description: '' };
    test.skip(!link, 'No project has a link');
    if (isOutside(link)) await stubSite(context, link);
    const description = cardOf(page, project.title).getByText(project.description, { exact: true });
    for (const act of ['click', 'tap'] as const) {
      await page.goto('/work');
      await waitForScript(page);
      // The card's link covers its text, so Playwright would refuse to click without `force`.
      await description[act]({ force: true });
      await expect(page).toHaveURL(link);
      expect(context.pages()).toHaveLength(1);
    }
  });

  test('is a link everywhere except within 6 px of its dots', async ({ page }) => {
    test.skip(!longest.link, 'The project with the most pictures has no link, or no project has several');
    await page.goto('/work');
    await waitForScript(page);
    const hits = await cardOf(page, longest.title).evaluate((card) => {
      card.scrollIntoView({ block: 'center' });
      /** The kinds of element in the middle of a box and of its sides, and in its corners, `space` px outside of it. */
      const hit = (element: Element, space: number) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const across = [left - space, (left + right) / 2, right + space];
        const down = [top - space, (top + bottom) / 2, bottom + space];
        const points = across.flatMap((x) => down.map((y) => document.elementFromPoint(x, y)));
        return points.map((point) => point?.closest('a, button')?.localName ?? 'nothing');
      };
      // The corners of a card are round.
      return {
        card: hit(card, -6),
        dots: [...card.querySelectorAll('button')].flatMap((dot) => hit(dot, 6)),
      };
    });
    expect(new Set(hits.card)).toEqual(new Set(['a']));
    expect(hits.dots.length).toBeGreaterThan(0);
    expect(hits.dots).not.toContain('a');
  });
});

test.describe('The entrance', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'Not every version of Firefox and WebKit has view transitions',
  );

  /** Marks a page whose parts move into place, and one that a view transition reveals. Call it before `goto`. */
  async function markEntrance(page: Page): Promise<void> {
    await page.addInitScript(() => {
      const marks = () => document.documentElement.dataset;
      // A page from the back/forward cache would still have the marks of its first visit.
      addEventListener('pageshow', ({ persisted }) => persisted && delete marks()['moved']);
      addEventListener('pagereveal', ({ viewTransition }) => {
        marks()['transition'] = String(Boolean(viewTransition));
        void viewTransition?.ready.then(() => {
          const header = getComputedStyle(document.documentElement, '::view-transition-group(site-header)');
          marks()['header'] = header.animationName;
        });
      });
      document.addEventListener('transitionrun', ({ propertyName }) => {
        if (/^(?:translate|scale)$/u.test(propertyName)) marks()['moved'] = '';
      });
    });
  }

  test('moves the words of a page that is opened from outside', async ({ page }) => {
    await markEntrance(page);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-moved');
    await expectSeen(page.getByRole('heading', { level: 1 }));
  });

  test('does not play on the way from page to page and back, which pages cross-fade', async ({ page }) => {
    await markEntrance(page);
    await page.goto('/work');
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'true');
    // The header stays in its place.
    await expect(page.locator('html')).toHaveAttribute('data-header', 'none');
    await waitForUpdates(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/work');
    await waitForUpdates(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });

  test('and the cross-fade are left out when motion is reduced', async ({ page }) => {
    await markEntrance(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(page).toHaveURL('/work');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
    await waitForUpdates(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });
});

test('an unknown address shows the 404 page', async ({ page }) => {
  await page.goto('/work/nowhere');
  await expect(page).toHaveURL('/work/nowhere');
  const button = page.getByRole('link', { name: pages.notFound.button, exact: true });
  // The window of a small laptop is this low.
  await page.setViewportSize({ width: 1024, height: 600 });
  await expect(button).toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(page).toHaveURL('/');
});

test('the error page replaces a page whose component throws', async ({ page }) => {
  await breakMotionControl(page);
  await page.goto('/work');
  await expect(page.getByRole('heading', { level: 1, name: errorPage.title, exact: true })).toBeFocused();
  await page.getByRole('link', { name: errorPage.button, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test.describe('When the layout throws,', () => {
  test.use({ bypassCSP: true });

  test('the error page replaces the whole document and keeps its style', async ({ page }) => {
    // The layout renders at build time. With an object instead of a string in its payload, React throws in the browser.
    await page.route('**/work', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const broken = body.replace(`\\"children\\":\\"${pages.shared.skipLink}\\"`, '\\"children\\":{}');
      await route.fulfill({ response, body: broken });
    });
    await page.goto('/work');
    await expect(page).toHaveTitle(errorPage.metaTitle);
    await expect(page.getByRole('banner')).toHaveCount(0);
    const button = page.getByRole('link', { name: errorPage.button, exact: true });
    await expect(button).toHaveCSS('min-height', '52px');
  });
});
