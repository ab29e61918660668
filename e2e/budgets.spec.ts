import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { budgets, usualBudget, type Budget } from '@/e2e/expectations';
import { answerFor, holdClock, settle } from '@/e2e/support/carousel';
import { projects } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/page';
import { sitePages } from '@/e2e/support/site-pages';

const kibibyte = 1024;

/** What one more card may add to a page, in bytes of brotli. */
const perCard = 300;

/** Expects a page to keep to its budget; if not, says which line of the owner's file would allow what it weighs. */
function expectBudget(address: string, weights: Budget): void {
  const budget: Budget = { ...usualBudget, ...budgets[address] };
  const parts = Object.keys(weights) as (keyof Budget)[];
  const over = parts.filter((part) => weights[part] > budget[part]);
  const raised = Object.fromEntries(over.map((part) => [part, Math.ceil(weights[part])]));
  const line = `'${address}': ${inspect({ ...budgets[address], ...raised })},`;
  expect(
    over.map((part) => `${part} is ${weights[part].toFixed(1)}, but its budget is ${budget[part]}`),
    `${address} is over its budget. To allow that, write this line into budgets in e2e/expectations.ts: ${line}`,
  ).toEqual([]);
}

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

  for (const { file, address } of sitePages) {
    test(`${address} keeps to its budget`, async ({ page }) => {
      await page.goto(address);
      await waitForScript(page);
      const scripts = await page
        .locator('script[src]:not([nomodule])')
        .evaluateAll((all: HTMLScriptElement[]) => all.map(({ src }) => src));
      // React adds a copy of each script that it does not recognise.
      expect(new Set(scripts).size).toBe(scripts.length);
      const addresses = async () => (await page.requests()).map((request) => request.url());
      await expect.poll(addresses).toEqual(expect.arrayContaining(scripts));
      const requests = (await page.requests()).filter(
        (request) => !/\/(?:favicon|icon|apple-|_vercel\/)/u.test(request.url()),
      );
      const sizesOf = (kind: RegExp) =>
        Promise.all(
          requests
            .filter((request) => kind.test(request.resourceType()))
            // A request that fails has no size.
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
        own: (sum(others) - perCard * cards.length) / kibibyte,
        files: others.length,
        start: brotliCompressSync(start).length / kibibyte,
        picture: Math.max(0, ...(await sizesOf(/^image/u))) / kibibyte,
      });
    });
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
