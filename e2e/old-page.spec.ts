import { expect, test, type Page } from '@playwright/test';
import { interval } from '@/e2e/support/carousel';
import { exportedText } from '@/e2e/support/exported';
import { pauseMotion, waitForScript } from '@/e2e/support/motion';
import { serveRewritten } from '@/e2e/support/served-page';
import { settle } from '@/e2e/support/settle';
import { expectHeader, expectLandingWords, expectWorkWords, logoOf } from '@/e2e/support/words';

/**
 * A page that was opened before a deploy, or that a cache still holds, names files that the host no longer has. It
 * answers for them as for any unknown address: with the 404 page, which browsers take for no script and no picture.
 */
async function takeAway(page: Page, ...addresses: string[]): Promise<URL[]> {
  const asked: URL[] = [];
  for (const address of addresses) {
    await page.route(address, async (route) => {
      asked.push(new URL(route.request().url()));
      await route.fulfill({
        response: await route.fetch({ url: new URL('/nowhere', route.request().url()).href }),
      });
    });
  }
  return asked;
}

/** Errors that nobody has caught. */
function watchErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Most often that a page asks for one file while a minute of its clock passes. */
async function mostOften(page: Page, asked: readonly URL[]): Promise<number> {
  for (let second = 0; second < 60; second += 1) {
    await page.clock.runFor(1000);
    await settle(page);
  }
  const counts = new Map<string, number>();
  for (const { pathname } of asked) counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

async function expectReadable(page: Page): Promise<void> {
  await expectHeader(page);
  await expectWorkWords(page);
  await logoOf(page).click();
  await expect(page).toHaveURL('/');
  await expectLandingWords(page);
}

const scripts = '**/_next/static/chunks/*.js';

/** Addresses of the scripts that the work page starts with, as it lists them beside their integrity. */
const scriptsOfWork = exportedText('work.html').match(/\/_next\/[^"]*\.js(?=","sha256-)/gu) ?? [];
const pictures = '**/pictures/**';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 2000 });
});

test.describe('The work page of before a deploy', { tag: '@changed-answers' }, () => {
  test('is read and left by its links when its scripts are gone', async ({ page }) => {
    const errors = watchErrors(page);
    const asked = await takeAway(page, scripts);
    await page.goto('/work');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await mostOften(page, asked)).toBe(1);
    await expectReadable(page);
    expect(errors).toEqual([]);
  });

  test('is read and left by its links when one of its scripts is gone, whichever', async ({ page }) => {
    test.slow();
    const errors = watchErrors(page);
    await page.goto('/work');
    await waitForScript(page);
    const addresses = await page
      .locator('head script[src]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('src') ?? ''));
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      const asked = await takeAway(page, `**${address}`);
      await page.goto('/work');
      await expect.poll(() => asked.length).toBeGreaterThan(0);
      await expectReadable(page);
      expect(asked.length, address).toBe(1);
      await page.unroute(`**${address}`);
    }
    expect(errors).toEqual([]);
  });

  test('is read and left by its links when its pictures are gone', async ({ page }) => {
    const errors = watchErrors(page);
    const asked = await takeAway(page, pictures);
    await page.goto('/work');
    await waitForScript(page);
    expect(asked.length).toBeGreaterThan(0);
    // Each carousel, of two other pictures at least, tries one of them at every turn.
    expect(await mostOften(page, asked)).toBeLessThanOrEqual(60_000 / (2 * interval) + 1);
    await expectReadable(page);
    expect(errors).toEqual([]);
  });
});

test.describe('The work page of after a deploy', { tag: '@changed-answers' }, () => {
  test('is read and left by its links when a cache has an old script under a new name', async ({ page }) => {
    const errors = watchErrors(page);
    const asked: string[] = [];
    await page.route(scripts, async (route) => {
      asked.push(route.request().url());
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()}\n;document.title = 'old'` });
    });
    await page.goto('/work');
    await expect.poll(() => asked.length).toBe(scriptsOfWork.length);
    await page.clock.runFor(60_000);
    expect(asked.length).toBe(scriptsOfWork.length);
    await expect(page).not.toHaveTitle('old');
    await expectReadable(page);
    expect(errors).toEqual([]);
  });

  test('runs no script that does not match its integrity, even one that the site has', async ({ page }) => {
    const asked = await takeAway(page);
    await serveRewritten(page, '/work', (html) =>
      html.replace(/(?<=\.js",")sha256-[^"]*/u, 'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='),
    );
    const errors = watchErrors(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()));
    });
    await page.goto('/work');
    await expect.poll(() => asked.length).toBe(scriptsOfWork.length);
    await page.clock.runFor(60_000);
    await expect(page.getByRole('button', { name: pauseMotion })).toHaveCount(0);
    await expectReadable(page);
    expect(asked.length).toBe(scriptsOfWork.length);
    expect(errors).toEqual([]);
  });
});
