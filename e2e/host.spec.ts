import { expect, test } from '@playwright/test';
import { notFoundPage } from '@/content/pages';
import { site } from '@/content/site';
import { headersAt } from '@/scripts/vercel-headers';

// What the site needs of its host: of the local server or, with PLAYWRIGHT_TEST_BASE_URL, of a deployment.

test('an unknown address is a 404 page with every header', async ({ request }) => {
  for (const path of ['/nowhere', '/work/nowhere']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain(`<title>${notFoundPage.metaTitle}</title>`);
    for (const [name, value] of Object.entries(headersAt(path))) {
      // Vercel adds parameters to Strict-Transport-Security on its own domain.
      const sent = response.headers()[name.toLowerCase()]?.replace('; includeSubDomains; preload', '');
      expect.soft(sent, `${name} of ${path}`).toBe(value);
    }
  }
});

test('/work/ and /work.html lead to /work and keep the query', async ({ request }) => {
  for (const path of ['/work/', '/work.html']) {
    const response = await request.get(`${path}?from=mail`, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']]).toEqual([308, '/work?from=mail']);
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
