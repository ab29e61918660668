import { expect, test, type Page } from '@playwright/test';
import { interval } from '@/e2e/support/carousel';
import { waitForScript } from '@/e2e/support/motion';
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

const pictures = '**/pictures/**';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width: 1280, height: 2000 });
});

test.describe('The work page of before a deploy', () => {
  test('is read and left by its links when its scripts are gone', async ({ page }) => {
    const errors = watchErrors(page);
    const asked = await takeAway(page, scripts);
    await page.goto('/work');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect(await mostOften(page, asked)).toBe(1);
    await expectReadable(page);
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
