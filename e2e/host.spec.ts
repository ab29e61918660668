import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test';
import { pages, site } from '@/content/content';
import { addressAt } from '@/content/routes';
import { headersAt } from '@/scripts/vercel-headers';

// What the site needs of its host: of the local server or, with PLAYWRIGHT_TEST_BASE_URL, of a deployment.

/** Netlify sends no space after a comma, and Vercel adds parameters to Strict-Transport-Security on its own domain. */
const normalise = (value = '') => value.replaceAll(/, */gu, ', ').replace('; includeSubDomains; preload', '');

/** Expects a response to have the headers that `vercel.json` sets for its path. */
function expectHeaders(
  response: APIResponse,
  path: string,
  caching = headersAt(path)['Cache-Control'],
): void {
  const wanted = { ...headersAt(path), 'Cache-Control': caching };
  for (const [name, value] of Object.entries(wanted))
    expect.soft(normalise(response.headers()[name.toLowerCase()]), `${name} of ${path}`).toBe(value);
}

/** Finds the address of a file in the work page. */
async function addressInWork(request: APIRequestContext, pattern: RegExp): Promise<string> {
  const html = await (await request.get('/work')).text();
  return pattern.exec(html)?.[0] ?? 'missing from /work';
}

for (const path of ['/nowhere', '/work/nowhere']) {
  test(`the unknown address ${path} is a 404 page with every security header`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<title>${pages.notFound.metaTitle}</title>`);
    // Cloudflare sends `no-store` with every 404.
    const isUncached = response.headers()['cache-control'] === 'no-store';
    expectHeaders(response, path, isUncached ? 'no-store' : undefined);
  });
}

for (const path of ['/work/', '/work.html']) {
  test(`${path} leads to /work and keeps the query`, async ({ request }) => {
    const response = await request.get(`${path}?from=mail`, { maxRedirects: 0 });
    const { location = '', ...headers } = response.headers();
    const isVercel = !process.env['PLAYWRIGHT_TEST_BASE_URL'] || 'x-vercel-id' in headers;
    if (isVercel) {
      expect([response.status(), location]).toEqual([308, '/work?from=mail']);
      return;
    }
    // Other hosts redirect in ways of their own, or answer with the page, which names its canonical address.
    const page = await request.get(path);
    expect(page.status()).toBe(200);
    expect(await page.text()).toContain(`rel="canonical" href="${addressAt(site.address, '/work')}"`);
  });
}

const html = /^text\/html; ?charset=utf-8$/iu;
for (const [name, address, type] of [
  ['the landing page', '/', html],
  ['the work page', '/work', html],
  ['a script', /\/_next\/static\/[\w./~-]+\.js/u, /^(?:text|application)\/javascript/u],
  ['a font', /\/_next\/static\/[\w./~-]+\.woff2/u, /^font\/woff2$/u],
  ['a picture', /\/pictures\/[\w./~-]+\.avif/u, /^image\/avif$/u],
  ['a share card', /\/og\/[\w./~-]+\.png/u, /^image\/png$/u],
] as const) {
  test(`${name} has its media type and headers`, async ({ request }) => {
    const path = typeof address === 'string' ? address : await addressInWork(request, address);
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toMatch(type);
    expectHeaders(response, path);
  });
}

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
  const response = await request.post('/work');
  expect(response.status()).toBeGreaterThanOrEqual(400);
  expect(response.status()).toBeLessThan(500);
});

test('search engines may index the production site, and no copy of it on vercel.app', async ({
  request,
  baseURL,
}) => {
  const { hostname, origin } = new URL(String(baseURL));
  const isCopy = hostname.endsWith('.vercel.app');
  test.skip(!isCopy && origin !== site.address, 'Neither the production site nor a copy on vercel.app');
  const response = await request.get('/work');
  const isHidden = (response.headers()['x-robots-tag'] ?? '').includes('noindex');
  expect(isHidden || (await response.text()).includes('name="robots" content="noindex')).toBe(isCopy);
});
