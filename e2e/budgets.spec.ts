import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { projects } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/motion';
import { sitePages } from '@/e2e/support/site-pages';

// A request may still be on its way through a route when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const kibibyte = 1024;

/** What a page may ask for by itself on a phone that has nothing in its cache, in bytes without headers. */
const budgets: readonly { address: string; script: number; rest: number }[] = [
  { address: '/', script: 0, rest: 26 * kibibyte },
  { address: '/nowhere', script: 0, rest: 26 * kibibyte },
  { address: '/work', script: 125 * kibibyte, rest: 125 * kibibyte },
];

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

  for (const { address, script, rest } of budgets) {
    test(`${address} asks for at most ${script / kibibyte} KiB of script, and ${rest / kibibyte} KiB and 12 files beside`, async ({
      page,
    }) => {
      const requests: { isScript: boolean; isStyle: boolean; bytes: Promise<number> }[] = [];
      page.on('requestfinished', (request) => {
        if (/\/(?:favicon|icon|apple-|_vercel\/)/u.test(request.url())) return;
        const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
        const type = request.resourceType();
        requests.push({ isScript: type === 'script', isStyle: type === 'stylesheet', bytes });
      });
      await page.goto(address);
      await waitForScript(page);
      // A page without client components has no script at all.
      await expect.poll(() => requests.some(({ isScript }) => isScript)).toBe(script > 0);
      const sizes = async (isScript: boolean) =>
        Promise.all(requests.filter((one) => one.isScript === isScript).map(({ bytes }) => bytes));
      const sum = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0);
      const [scripts, others] = [await sizes(true), await sizes(false)];
      expect(sum(scripts)).toBeLessThanOrEqual(script);
      expect(requests.filter(({ isStyle }) => isStyle)).toEqual([]);
      expect(others.length).toBeGreaterThan(1);
      expect(others.length).toBeLessThanOrEqual(12);
      expect(sum(others)).toBeLessThanOrEqual(rest);
    });
  }
});

test('Every page fits the first round trip: 14 KiB', () => {
  for (const { file } of sitePages) {
    expect(brotliCompressSync(readFileSync(`out/${file}`)).length, file).toBeLessThanOrEqual(14 * kibibyte);
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
