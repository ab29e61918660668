import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgets, defaultBudget, type Budget } from '@/e2e/expectations';
import { interceptPicture, pauseClock, waitForUpdates } from '@/e2e/support/carousel';
import { projects } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/page';
import { exportedPages, ownAddresses } from '@/e2e/support/exported-pages';

const kibibyte = 1024;

/** The number of bytes that each card may add to a page's HTML, compressed with Brotli. */
const perCard = 300;

/** Expects a page to stay within its budget. If not, the error prints the line that would raise the budget. */
function expectBudget(address: string, weights: Budget): void {
  const budget: Budget = { ...defaultBudget, ...budgets[address] };
  const parts = Object.keys(weights) as (keyof Budget)[];
  const over = parts.filter((part) => weights[part] > budget[part]);
  const raised = Object.fromEntries(over.map((part) => [part, Math.ceil(weights[part])]));
  const line = `'${address}': ${inspect({ ...budgets[address], ...raised })},`;
  expect(
    over.map((part) => `${part} is ${weights[part].toFixed(1)}, but its budget is ${budget[part]}`),
    `${address} exceeds its budget. To allow that, put this line into budgets in e2e/expectations.ts: ${line}`,
  ).toEqual([]);
}

test.describe('On a phone with an empty cache', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium reports transfer sizes');
  test.use({
    viewport: { width: 412, height: 823 },
    // With a desktop's screen size Chromium would choose too wide a file for the first picture.
    screen: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  for (const { file, address } of exportedPages) {
    test(`${address} stays within its budget`, async ({ page }) => {
      await page.goto(address);
      await waitForScript(page);
      const scripts = await page
        .locator('script[src]:not([nomodule])')
        .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
      // React inserts a second copy of each script that it does not recognise.
      expect(new Set(scripts).size).toBe(scripts.length);
      const addresses = async () => (await page.requests()).map((request) => request.url());
      await expect.poll(addresses).toEqual(expect.arrayContaining(scripts));
      // An own page's text may have a letter that is nowhere in content/. The font with the rest of Latin-1 has it.
      const uncounted = ownAddresses.includes(address) ? /typeface-usual/u : /^$/u;
      const requests = (await page.requests()).filter(
        (request) =>
          !/\/(?:favicon|icon|apple-|_vercel\/)/u.test(request.url()) && !uncounted.test(request.url()),
      );
      const sizesOf = (kind: RegExp) =>
        Promise.all(
          requests
            .filter((request) => kind.test(request.resourceType()))
            // A failed request has no size.
            .map(async (request) =>
              (await request.response()) ? (await request.sizes()).responseBodySize : 0,
            ),
        );
      const sum = (bytes: number[]) => bytes.reduce((total, size) => total + size, 0);
      expect(await sizesOf(/^stylesheet/u)).toEqual([]);
      const others = await sizesOf(/^(?!script|image)/u);
      expect(others.length).toBeGreaterThan(0);
      const html = readFileSync(`out/${file}`, 'utf8');
      const [start = '', ...cards] = html.split('</article>');
      expectBudget(address, {
        script: sum(await sizesOf(/^script/u)) / kibibyte,
        htmlAndFonts: (sum(others) - perCard * cards.length) / kibibyte,
        files: others.length,
        start: brotliCompressSync(start).length / kibibyte,
        picture: Math.max(0, ...(await sizesOf(/^image/u))) / kibibyte,
      });
    });
  }
});

test('the work page requests no script before its first picture has loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/_next/')) scripts.push(request.url());
  });
  const pictureRequests = await interceptPicture(page, projects[0]?.pictures[0]);
  await pauseClock(page);
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  // Scripts start after 2 s even without the picture.
  await page.clock.runFor(1000);
  await waitForUpdates(page);
  expect(scripts).toEqual([]);
  await Promise.all(pictureRequests.map((route) => route.continue()));
  const countScripts = async () => {
    await page.clock.runFor(20);
    return scripts.length;
  };
  await expect.poll(countScripts).toBeGreaterThan(0);
});
