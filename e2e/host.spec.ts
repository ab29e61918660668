import { expect, test, type APIResponse } from '@playwright/test';
import { pages, site } from '@/content/content';
import { addressAt } from '@/content/routes';
import { headersAt } from '@/scripts/vercel-headers';

// What the site needs of its host: of the local server or, with PLAYWRIGHT_TEST_BASE_URL, of a deployment.

/** Expects a response to have the headers that `vercel.json` sets for its path. */
function expectHeaders(response: APIResponse, path: string, wanted = headersAt(path)): void {
  for (const [name, value] of Object.entries(wanted)) {
    // Netlify sends no space after a comma, and Vercel adds parameters to Strict-Transport-Security on its own domain.
    const sent = response.headers()[name.toLowerCase()]?.replaceAll(/, */gu, ', ');
    expect.soft(sent?.replace('; includeSubDomains; preload', ''), `${name} of ${path}`).toBe(value);
  }
}

test('an unknown address is a 404 page with every security header', async ({ request }) => {
  for (const path of ['/nowhere', '/work/nowhere']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<title>${pages.notFound.metaTitle}</title>`);
    // Cloudflare sends `no-store` with every 404.
    const isUncached = response.headers()['cache-control'] === 'no-store';
    expectHeaders(response, path, { ...headersAt(path), ...(isUncached && { 'Cache-Control': 'no-store' }) });
  }
});

for (const path of ['/work/', '/work.html']) {
  test(`${path} leads to /work and keeps the query`, async ({ request }) => {
    const response = await request.get(`${path}?from=mail`, { maxRedirects: 0 });
    const { location = '', ...headers } = response.headers();
    if (!process.env['PLAYWRIGHT_TEST_BASE_URL'] || 'x-vercel-id' in headers) {
      expect([response.status(), location]).toEqual([308, '/work?from=mail']);
      return;
    }
    // Other hosts redirect in ways of their own, or answer with the page, which names its canonical address.
    const page = await request.get(path);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(`rel="canonical" href="${addressAt(site.address, '/work')}"`);
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

test('an unchanged page is not sent again', async ({ request }) => {
  const { etag = '' } = (await request.get('/work')).headers();
  const again = await request.get('/work', { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
});

test('HEAD has the headers of a page and no body', async ({ request }) => {
  const response = await request.head('/work');
  expect(response.status()).toBe(200);
  expect(await response.text()).toBe('');
  expectHeaders(response, '/work');
});

test('POST is refused', async ({ request }) => {
  expect(String((await request.post('/work')).status())).toMatch(/^4/u);
});

test('search engines may index the production site, but no copy of it', async ({ request, baseURL }) => {
  const { hostname, origin } = new URL(String(baseURL));
  const isCopy = hostname.endsWith('.vercel.app');
  test.skip(!isCopy && origin !== site.address, 'Neither the production site nor a copy on vercel.app');
  const response = await request.get('/work');
  const isHidden = response.headers()['x-robots-tag']?.includes('noindex') ?? false;
  expect(isHidden || (await response.text()).includes('name="robots" content="noindex')).toBe(isCopy);
});
