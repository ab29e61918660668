import { expect, test, type Page } from '@playwright/test';
import { addressOf, exportedPages } from '@/e2e/support/exported';
import { waitForScript } from '@/e2e/support/motion';
import { settle } from '@/e2e/support/settle';

/** Content types by what the browser asked for; the pages ask for nothing else. */
const contentTypes: Readonly<Record<string, RegExp>> = {
  document: /^text\/html; charset=utf-8$/u,
  script: /^(?:text|application)\/javascript\b/u,
  stylesheet: /^text\/css\b/u,
  font: /^font\/woff2$/u,
  image: /^image\/(?:avif|webp|png|svg\+xml|x-icon)\b/u,
  // Icons.
  other: /^image\/(?:svg\+xml|x-icon|png)\b/u,
  manifest: /^application\/manifest\+json\b/u,
};

/** What went on while a page was read from top to foot. */
interface Visit {
  /** Warnings, errors and whatever else the page put on the console or threw. */
  complaints: string[];
  requests: URL[];
  /** Answers that are no success, or of another type than asked for, and requests without an answer. */
  failures: string[];
}

/** Opens a page, waits until React, where it is, has taken it over, and scrolls to each picture that is missing. */
async function readThrough(page: Page, address: string): Promise<Visit> {
  const visit: Visit = { complaints: [], requests: [], failures: [] };
  page.on('pageerror', (error) => visit.complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself reports the 404 page's own status.
    const isOwnStatus = message.location().url === page.url() && message.text().includes('404');
    if (!isOwnStatus) visit.complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('request', (request) => visit.requests.push(new URL(request.url())));
  page.on('requestfailed', (request) => visit.failures.push(request.url()));
  page.on('response', (response) => {
    const type = response.request().resourceType();
    const isDocument = type === 'document';
    const contentType = response.headers()['content-type'] ?? '';
    if (!isDocument && response.status() !== 200)
      visit.failures.push(`${response.status()} ${response.url()}`);
    if (!contentTypes[type]?.test(contentType))
      visit.failures.push(`${type} ${contentType} ${response.url()}`);
  });
  await page.goto(address);
  await waitForScript(page);
  const scrollToNextMissing = () =>
    page.evaluate(() => {
      const missing = [...document.images].find((image) => !image.complete);
      missing?.scrollIntoView();
      return missing?.alt;
    });
  await expect.poll(scrollToNextMissing).toBeUndefined();
  await settle(page);
  return visit;
}

test('The build has exported the landing page, the work page and the 404 page at least', () => {
  expect(exportedPages().length).toBeGreaterThanOrEqual(3);
  expect(exportedPages()).toEqual(expect.arrayContaining(['404.html', 'index.html', 'work.html']));
});

test('Links lead from the landing page to every page but the 404 page', async ({ page, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin;
  const found = new Set(['/']);
  for (const address of found) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(200);
    const links = await page
      .getByRole('link')
      .evaluateAll((elements) => elements.map((element) => (element as HTMLAnchorElement).href));
    for (const link of links.map((href) => new URL(href))) {
      if (link.origin === origin) found.add(link.pathname);
    }
  }
  const expected = exportedPages()
    .filter((file) => file !== '404.html')
    .map(addressOf);
  expect([...found].toSorted()).toEqual(expected.toSorted());
});

for (const file of exportedPages()) {
  const address = addressOf(file);

  test.describe(`The page of ${file}`, () => {
    test('answers with its status, as HTML', async ({ request }) => {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status()).toBe(file === '404.html' ? 404 : 200);
      expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    });

    test('has a title of 15 to 65 characters, one main heading, its language, and words for every image', async ({
      page,
    }) => {
      await page.goto(address);
      await expect(page).toHaveTitle(/^.{15,65}$/u);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.locator('img:not([alt])')).toHaveCount(0);
    });

    test('complains of nothing, gets all that it asks for as what it is, and asks no other host', async ({
      page,
      baseURL,
    }) => {
      const { complaints, failures, requests } = await readThrough(page, address);
      expect(complaints).toEqual([]);
      expect(failures).toEqual([]);
      expect(requests.length).toBeGreaterThan(1);
      expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([new URL(baseURL ?? '').origin]);
    });
  });
}
