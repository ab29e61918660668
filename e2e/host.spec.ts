import { expect, test, type APIResponse } from '@playwright/test';
import { notFoundPage } from '@/content/pages';
import { site } from '@/content/site';
import { headersAt } from '@/scripts/vercel-headers';

// What the site needs of its host: of the local server or, with PLAYWRIGHT_TEST_BASE_URL, of a deployment.

/** Expects a response to have the headers that `vercel.json` sets for its path. */
function expectHeaders(response: APIResponse, path: string): void {
  for (const [name, value] of Object.entries(headersAt(path))) {
    // Vercel adds parameters to Strict-Transport-Security on its own domain.
    const sent = response.headers()[name.toLowerCase()];
    expect.soft(sent?.replace('; includeSubDomains; preload', ''), `${name} of ${path}`).toBe(value);
  }
}

test('an unknown address is a 404 page with every security header', async ({ request }) => {
  for (const path of ['/nowhere', '/work/nowhere']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<title>${notFoundPage.metaTitle}</title>`);
    expectHeaders(response, path);
  }
});

for (const path of ['/work/', '/work.html']) {
  test(`${path} leads to /work and keeps the query`, async ({ request }) => {
    const response = await request.get(`${path}?from=mail`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, '/work?from=mail']);
  });
}

test('pages and files have their media types and headers', async ({ request }) => {
  const work = await (await request.get('/work')).text();
  const firstIn = (pattern: RegExp) => pattern.exec(work)?.[0] ?? 'missing from /work';
  for (const [path, type] of [
    ['/', /^text\/html; ?charset=utf-8$/iu],
    ['/work', /^text\/html; ?charset=utf-8$/iu],
    [firstIn(/\/_next\/static\/[\w./~-]+\.js/u), /^(?:text|application)\/javascript/u],
    [firstIn(/\/_next\/static\/[\w./~-]+\.woff2/u), /^font\/woff2$/u],
    [firstIn(/\/pictures\/[\w./~-]+\.avif/u), /^image\/avif$/u],
    [firstIn(/\/og\/[\w./~-]+\.png/u), /^image\/png$/u],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(200);
    expect.soft(response.headers()['content-type'], path).toMatch(type);
    expectHeaders(response, path);
  }
});

test('search engines may index the production site, but no copy of it', async ({ request, baseURL }) => {
  const { hostname, origin } = new URL(String(baseURL));
  const isCopy = hostname.endsWith('.vercel.app');
  test.skip(!isCopy && origin !== site.address, 'Neither the production site nor a copy on vercel.app');
  const response = await request.get('/work');
  const isHidden = response.headers()['x-robots-tag']?.includes('noindex') ?? false;
  expect(isHidden || (await response.text()).includes('name="robots" content="noindex')).toBe(isCopy);
});
