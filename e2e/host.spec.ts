import { extname } from 'node:path';
import { expect, test } from '@playwright/test';
import { workPage } from '@/content/pages';
import { site } from '@/content/site';

// What README asks of a host. The values stand here, because the local server takes its headers from vercel.json.

const types: Record<string, string> = { '': 'text/html', '.js': '/javascript', '.txt': 'text/plain' };

test('the host answers as README asks', async ({ request, baseURL }) => {
  const ask = async (path: string): Promise<Record<string, string>> => {
    const response = await request.get(path, { maxRedirects: 0 });
    return { status: String(response.status()), ...response.headers() };
  };
  const like = (pattern: RegExp) => expect.stringMatching(pattern);

  const page = await request.get(workPage.path, { maxRedirects: 0 });
  expect(page.status(), 'a protected deployment needs VERCEL_AUTOMATION_BYPASS_SECRET').toBe(200);
  const html = (await page.text()) + (await (await request.get('/')).text());
  const named =
    html.match(RegExp(`(?<=[" ]|${site.address})/(?:_next/static|logos|og|pictures)/[^"?\\\\ ]+`, 'gu')) ??
    [];
  for (const path of ['/', workPage.path, '/nowhere', '/robots.txt', '/sitemap.xml', ...new Set(named)]) {
    const isCached = /^\/(?:_next\/static|logos|og|pictures)\//u.test(path);
    expect.soft(await ask(path), path).toMatchObject({
      status: path === '/nowhere' ? '404' : '200',
      'content-type': expect.stringContaining(types[extname(path)] ?? `/${extname(path).slice(1)}`),
      'strict-transport-security': like(/^max-age=\d{8}/u),
      'content-security-policy': "frame-ancestors 'self'",
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': like(/camera=\(\).*geolocation=\(\).*microphone=\(\)/u),
      'cache-control': like(isCached ? /^public, max-age=86400$/u : /max-age=0, must-revalidate$|no-store/u),
    });
  }

  const { origin, protocol } = new URL(baseURL!);
  for (const path of [`${workPage.path}/`, `${workPage.path}.html`]) {
    const location = like(RegExp(`^(?:${origin})?${workPage.path}\\?campaign=1$`, 'u'));
    expect.soft(await ask(`${path}?campaign=1`), path).toMatchObject({ status: like(/^30[18]$/u), location });
  }
  expect.soft((await request.get('/404')).status(), '/404').toBe(404);

  if (protocol === 'https:') {
    const robots = page.headers()['x-robots-tag'] ?? '';
    expect.soft(robots.includes('noindex'), 'X-Robots-Tag: noindex').toBe(origin !== site.address);
  }
});
