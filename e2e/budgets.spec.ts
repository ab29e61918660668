import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { projects } from '@/e2e/support/content';
import { holdClock } from '@/e2e/support/carousel';
import { addressOf, exportedPages, exportedText } from '@/e2e/support/exported';
import { motionControlOf } from '@/e2e/support/motion';

const kibibyte = 1024;

/** Every copy of the picture that a visitor of the work page waits for. */
const isFirstPicture = (address: URL) => projects[0]?.pictures[0]?.isAt(address) ?? false;

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

  /** Opens a page and counts what it asks for by itself; bytes on the wire, without headers. */
  async function visit(page: Page, address: string) {
    const requests: { type: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      if (/\/(?:favicon|icon|apple-)/u.test(request.url())) return;
      const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
      requests.push({ type: request.resourceType(), bytes });
    });
    await page.goto(address);
    if ((await page.locator('script[data-src]').count()) > 0) {
      await expect(motionControlOf(page)).toBeVisible();
    }
    const sum = async (isWanted: (type: string) => boolean) => {
      const sizes = await Promise.all(
        requests.filter(({ type }) => isWanted(type)).map(({ bytes }) => bytes),
      );
      return { files: sizes.length, bytes: sizes.reduce((total, size) => total + size, 0) };
    };
    return { script: await sum((type) => type === 'script'), rest: await sum((type) => type !== 'script') };
  }

  for (const address of ['/', '/nowhere']) {
    test(`${address} asks for no script, at most 26 KiB and 12 files`, async ({ page }) => {
      const { script, rest } = await visit(page, address);
      expect(script.files).toBe(0);
      expect(rest.files).toBeGreaterThan(1);
      expect(rest.files).toBeLessThanOrEqual(12);
      expect(rest.bytes).toBeLessThanOrEqual(26 * kibibyte);
    });
  }

  test('/work asks for at most 140 KiB of script, and 130 KiB and 12 files beside', async ({ page }) => {
    const { script, rest } = await visit(page, '/work');
    expect(script.files).toBeGreaterThan(0);
    expect(script.bytes).toBeLessThanOrEqual(140 * kibibyte);
    expect(rest.bytes).toBeLessThanOrEqual(130 * kibibyte);
    expect(rest.files).toBeLessThanOrEqual(12);
  });
});

test.describe('The script of the work page', () => {
  test('waits until the first picture is in', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(isFirstPicture, async (route) => {
      await released;
      await route.continue();
    });
    // It would wait for 2 s, and a busy machine may take longer to come to the next line.
    await holdClock(page);
    await page.goto('/work', { waitUntil: 'domcontentloaded' });
    expect(scripts).toEqual([]);
    await page.clock.resume();
    release();
    await expect(motionControlOf(page)).toBeVisible();
    expect(scripts.length).toBeGreaterThan(0);
  });

  test('does not wait for one that never comes', async ({ page }) => {
    await page.route(isFirstPicture, () => {});
    await page.goto('/work', { waitUntil: 'domcontentloaded' });
    await expect(motionControlOf(page)).toBeVisible();
  });
});

for (const file of exportedPages()) {
  test(`the page of ${addressOf(file)} fits the first round trip: 14 KiB`, () => {
    expect(brotliCompressSync(exportedText(file)).length).toBeLessThanOrEqual(14 * kibibyte);
  });
}
