import { expect, test, type BrowserContext } from '@playwright/test';
import errorPage from '@/content/error.json' with { type: 'json' };
import { pages, projects, site } from '@/content/content';
import { isOutside, routes } from '@/content/routes';
import { breakMotionControl, cardOf, logoOf, waitForScript, waitForUpdates } from '@/e2e/support/page';

/** Stubs the pages of another site, so that tests need no network. */
async function stubSite(context: BrowserContext, address: string): Promise<void> {
  await context.route(`${new URL(address).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>Elsewhere</title>` }),
  );
}

test('the links of the header take one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('link');
  const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, 'shorten or drop a link of `headerLinks` in content/routes.ts').toBe(1);
});

test('the header stays in view at the end of the work page, and catches no clicks below its links', async ({
  page,
}) => {
  await page.goto('/work');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const header = page.getByRole('banner');
  await expect(header.getByText(site.name, { exact: true })).toBeInViewport({ ratio: 1 });
  const isFree = await header.evaluate((element) => {
    const { bottom } = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(innerWidth / 2, bottom + 4));
  });
  expect(isFree).toBe(true);
});

test('the links of the header and of the landing page lead to the work page, and the logo leads back', async ({
  page,
}) => {
  await page.goto('/');
  for (const area of ['banner', 'main'] as const) {
    await page.getByRole(area).getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(page).toHaveURL(routes.work);
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

for (const area of ['banner', 'main'] as const) {
  test(`'Book a call' in ${area} opens another site in a new tab without \`window.opener\``, async ({
    page,
    context,
  }) => {
    test.skip(!isOutside(site.bookingAddress), 'The booking page is a page of this site');
    await stubSite(context, site.bookingAddress);
    await page.goto('/');
    const link = page.getByRole(area).getByRole('link', { name: pages.shared.bookCall, exact: true });
    await expect(link).toHaveAccessibleDescription(pages.shared.bookCallNote);
    const opening = page.waitForEvent('popup');
    await link.click();
    const tab = await opening;
    await expect(tab).toHaveURL(site.bookingAddress);
    expect(await tab.evaluate(() => window.opener as unknown)).toBeNull();
  });
}

test.describe('A card', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 2000 } });

  for (const act of ['click', 'tap'] as const) {
    test(`opens its project's site in the same tab on a ${act}`, async ({ page, context }) => {
      const { link = '', ...project } = projects.find((one) => one.link) ?? { title: '', description: '' };
      test.skip(!link, 'No project has a link');
      if (isOutside(link)) await stubSite(context, link);
      await page.goto('/work');
      await waitForScript(page);
      // The card's link covers its text, so Playwright would refuse to click without `force`.
      await cardOf(page, project.title).getByText(project.description, { exact: true })[act]({ force: true });
      await expect(page).toHaveURL(link);
      expect(context.pages()).toHaveLength(1);
    });
  }
});

test.describe('The entrance', () => {
  test.skip(
    ({ browserName }) => browserName !== 'chromium',
    'Not every version of Firefox and WebKit has view transitions',
  );

  /** Marks a page whose parts move into place, and one that a view transition reveals. */
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const marks = () => document.documentElement.dataset;
      // A page from the back/forward cache would still have the marks of its first visit.
      addEventListener('pageshow', ({ persisted }) => persisted && delete marks()['moved']);
      addEventListener('pagereveal', async ({ viewTransition }) => {
        marks()['transition'] = String(Boolean(viewTransition));
        await viewTransition?.ready;
        const header = '::view-transition-group(site-header)';
        marks()['header'] = getComputedStyle(document.documentElement, header).animationName;
      });
      document.addEventListener('transitionrun', ({ propertyName }) => {
        if (/^(?:translate|scale)$/u.test(propertyName)) marks()['moved'] = '';
      });
    });
  });

  test('moves the words of a page that is opened from outside', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-moved');
  });

  test('gives way to a cross-fade from page to page and back, while the header stays', async ({ page }) => {
    await page.goto('/work');
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-header', 'none');
    await waitForUpdates(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/work');
    await waitForUpdates(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });

  test('and the cross-fade are left out when motion is reduced', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/work');
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
    await waitForUpdates(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-moved');
  });
});

test('an unknown address shows the 404 page, whose button leads to the landing page', async ({ page }) => {
  // The window of a small laptop is this low.
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.goto('/work/nowhere');
  const button = page.getByRole('link', { name: pages.notFound.button, exact: true });
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
