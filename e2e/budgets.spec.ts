import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page, type Request } from '@playwright/test';
import { exportedText } from '@/e2e/support/exported';

const kibibyte = 1024;

/** What a cold visit asks for, before any scrolling; sizes in bytes on the wire, without headers. */
interface Visit {
  requests: { request: Request; type: string; bytes: number }[];
}

test.describe('On a phone, cold', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Bytes on the wire are told by Chromium alone');
  test.use({
    viewport: { width: 412, height: 823 },
    // That of the project’s desktop would make Chromium choose the first picture too wide.
    screen: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  async function visit(page: Page, address: string): Promise<Visit> {
    const seen: Request[] = [];
    page.on('requestfinished', (request) => seen.push(request));
    await page.goto(address, { waitUntil: 'load' });
    // The work page is done when its second slide is in, which is the last that it asks for by itself.
    if (address === '/work') {
      await expect.poll(() => seen.filter((one) => /floor-plan/u.test(one.url())).length).toBe(1);
    }
    const requests = await Promise.all(
      seen
        .filter((request) => !/\/(?:favicon|icon|apple-touch-icon)/u.test(request.url()))
        .map(async (request) => ({
          request,
          type: request.resourceType(),
          bytes: (await request.sizes()).responseBodySize,
        })),
    );
    return { requests };
  }

  const sum = (requests: Visit['requests']) => requests.reduce((total, { bytes }) => total + bytes, 0);

  for (const { name, address } of [
    { name: 'the landing page', address: '/' },
    { name: 'the 404 page', address: '/nowhere' },
  ]) {
    test(`${name} asks for no script, at most 26 KiB and at most 4 files`, async ({ page }) => {
      const { requests } = await visit(page, address);
      expect(requests.filter(({ type }) => type === 'script')).toEqual([]);
      expect(sum(requests)).toBeLessThanOrEqual(26 * kibibyte);
      expect(requests.length).toBeLessThanOrEqual(4);
      // Data that search engines and the browser read is no script.
      const scripts = page.locator('script:not([type="application/ld+json"]):not([type="speculationrules"])');
      await expect(scripts).toHaveCount(0);
    });
  }

  test('the work page asks for at most 140 KiB of script, and 130 KiB and 12 files beside', async ({
    page,
  }) => {
    const { requests } = await visit(page, '/work');
    const scripts = requests.filter(({ type }) => type === 'script');
    const others = requests.filter(({ type }) => type !== 'script');
    expect(sum(scripts)).toBeLessThanOrEqual(140 * kibibyte);
    expect(sum(others)).toBeLessThanOrEqual(130 * kibibyte);
    expect(others.length).toBeLessThanOrEqual(12);
  });

  test('the work page asks for no script before its first picture is in', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.route('**/pictures/backops-run-of-show-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/work', { waitUntil: 'commit' });
    // The others arrive while the first is held back; then nothing but it is left to wait for.
    await expect(page.getByRole('img').nth(1)).toHaveJSProperty('complete', true);
    expect(scripts).toEqual([]);
    release();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  test('the work page starts its script when the first picture has failed', async ({ page }) => {
    await page.route('**/pictures/backops-run-of-show-*', (route) => route.abort());
    await page.goto('/work');
    await expect(page.getByRole('button', { name: 'Pause motion' })).toBeVisible();
  });
});

for (const file of ['index.html', 'work.html', '404.html']) {
  test(`${file} fits the first round trip: 14 KiB, of which its style is 6 KiB at most`, () => {
    const html = exportedText(file);
    const style = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gsu)].map(([, css]) => css).join('');
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(14 * kibibyte);
    expect(style.length).toBeGreaterThan(0);
    expect(brotliCompressSync(style).length).toBeLessThanOrEqual(6 * kibibyte);
  });
}
