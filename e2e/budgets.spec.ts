import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { answerFor, holdClock, settle } from '@/e2e/support/carousel';
import { projects } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/motion';
import { sitePages } from '@/e2e/support/site-pages';
import { expect, test } from '@/e2e/support/test';

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
      const sizesOf = (kind: RegExp) =>
        Promise.all(requests.filter(({ type }) => kind.test(type)).map(({ bytes }) => bytes));
      const sum = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0);
      // A page without client components has no script at all.
      await expect.poll(async () => (await sizesOf(/^script/u)).length > 0).toBe(script > 0);
      expect(sum(await sizesOf(/^script/u))).toBeLessThanOrEqual(script);
      // React adds a copy of each script that it does not recognise.
      const files = await page
        .locator('script[src]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
      expect(new Set(files).size).toBe(files.length);
      expect(await sizesOf(/^stylesheet/u)).toEqual([]);
      const others = await sizesOf(/^(?!script|image)/u);
      expect(others.length).toBeGreaterThan(1);
      expect(others.length).toBeLessThanOrEqual(4);
      expect(sum(others)).toBeLessThanOrEqual(own);
      expect(Math.max(0, ...(await sizesOf(/^image/u)))).toBeLessThanOrEqual(largestPicture);
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
  const late = await answerFor(page, projects[0]?.pictures[0]);
  await holdClock(page);
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  // Its patience ends after 2 s.
  await page.clock.runFor(1000);
  await settle(page);
  expect(scripts).toEqual([]);
  await Promise.all(late.map((route) => route.continue()));
  const ask = async () => {
    await page.clock.runFor(20);
    return scripts.length;
  };
  await expect.poll(ask).toBeGreaterThan(0);
});
