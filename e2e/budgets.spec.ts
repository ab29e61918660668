import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { projects } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/motion';
import { sitePages } from '@/e2e/support/site-pages';

// A request may still be on its way through a route when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const kibibyte = 1024;

/** What one more project may add to the work page's markup, in bytes of brotli. */
const perProject = 300;

/**
 * What a page may ask for by itself on a phone that has nothing in its cache, in bytes without headers. Pictures and
 * logos come on top: `scripts/assets/` limits each logo, and `largestPicture` each picture.
 */
const budgets: readonly { address: string; script: number; own: number }[] = [
  { address: '/', script: 0, own: 26 * kibibyte },
  { address: '/nowhere', script: 0, own: 26 * kibibyte },
  { address: '/work', script: 125 * kibibyte, own: 26 * kibibyte + perProject * projects.length },
];

/** The most that a phone may be sent for one picture, in bytes. */
const largestPicture = 100 * kibibyte;

test.describe('On a phone, cold', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium tells the bytes on the wire');
  test.use({
    viewport: { width: 412, height: 823 },
    // The desktop's would make Chromium choose the first picture too wide.
    screen: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const { address, script, own } of budgets) {
    test(`${address} asks for at most ${script / kibibyte} KiB of script, and ${Math.round(own / kibibyte)} KiB and 4 files beside`, async ({
      page,
    }) => {
      const requests: { type: string; bytes: Promise<number> }[] = [];
      page.on('requestfinished', (request) => {
        if (/\/(?:favicon|icon|apple-|_vercel\/)/u.test(request.url())) return;
        const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
        requests.push({ type: request.resourceType(), bytes });
      });
      await page.goto(address);
      await waitForScript(page);
      const sizesOf = (isWanted: (type: string) => boolean) =>
        Promise.all(requests.filter(({ type }) => isWanted(type)).map(({ bytes }) => bytes));
      // A page without client components has no script at all.
      await expect.poll(async () => (await sizesOf((type) => type === 'script')).length > 0).toBe(script > 0);
      const sum = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0);
      expect(sum(await sizesOf((type) => type === 'script'))).toBeLessThanOrEqual(script);
      expect(await sizesOf((type) => type === 'stylesheet')).toEqual([]);
      // React adds a copy of each script that it does not recognise.
      const files = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      expect(new Set(files).size).toBe(files.length);
      const others = await sizesOf((type) => type !== 'script' && type !== 'image');
      expect(others.length).toBeGreaterThan(1);
      expect(others.length).toBeLessThanOrEqual(4);
      expect(sum(others)).toBeLessThanOrEqual(own);
      for (const size of await sizesOf((type) => type === 'image')) {
        expect(size).toBeLessThanOrEqual(largestPicture);
      }
    });
  }
});

test('Every page, or a list up to its first card, fits the first round trip: 14 KiB; each card more is small', () => {
  const weigh = (html: string) => brotliCompressSync(html).length;
  for (const { file } of sitePages) {
    const html = readFileSync(`out/${file}`, 'utf8');
    const [, ...cards] = html.split('</article>');
    const start = cards.length > 0 ? html.slice(0, html.indexOf('</article>')) : html;
    expect(weigh(start), file).toBeLessThanOrEqual(14 * kibibyte);
    const rest = 4 * kibibyte + perProject * cards.length;
    expect(weigh(html) - weigh(start), file).toBeLessThanOrEqual(rest);
  }
});

test('The script of the work page waits until the first picture has arrived', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/_next/')) scripts.push(request.url());
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (address) => projects[0]?.pictures[0]?.isAt(address) ?? false,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  // Its patience ends after 2 s, and a busy machine may take longer to get to the next line.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (callback: () => void, delay: number) => (delay < 2000 ? setTimeout(callback, delay) : 0),
    });
  });
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(scripts).toEqual([]);
  release();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
