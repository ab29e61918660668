import { expect, test, type Page } from '@playwright/test';
import { slideInterval } from '@/components/slideshow';
import { holdClock, settle } from '@/e2e/support/carousel';
import { projects } from '@/e2e/support/content';
import { expectHeader, expectLandingWords, expectWorkWords, logoOf } from '@/e2e/support/words';

// A request may still be on its way through a route when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** How many turns of a carousel go by while a visitor looks at the page. */
const turns = 10;

/**
 * Opens a work page that was made before a deploy, or that a cache still holds: it names files that the host no longer
 * has. The host answers as for any unknown address, with the 404 page.
 */
async function openWithout(page: Page, files: string): Promise<{ asked: URL[]; errors: string[] }> {
  const asked: URL[] = [];
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(files, async (route) => {
    const address = new URL(route.request().url());
    asked.push(address);
    await route.fulfill({ response: await route.fetch({ url: new URL('/nowhere', address).href }) });
  });
  await page.setViewportSize({ width: 1280, height: 2000 });
  await holdClock(page);
  await page.goto('/work');
  await page.clock.runFor(2000);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  for (let turn = 0; turn < turns; turn += 1) {
    await page.clock.runFor(slideInterval);
    await settle(page);
  }
  return { asked, errors };
}

async function expectReadable(page: Page): Promise<void> {
  await expectHeader(page);
  await expectWorkWords(page);
  await logoOf(page).click();
  await expect(page).toHaveURL('/');
  await expectLandingWords(page);
}

test('A page whose scripts are gone asks for each once, and can be read and left by its links', async ({
  page,
}) => {
  const { asked, errors } = await openWithout(page, '**/_next/static/chunks/*.js');
  expect(new Set(asked.map(({ pathname }) => pathname)).size).toBe(asked.length);
  await expectReadable(page);
  expect(errors).toEqual([]);
});

test('A page whose pictures are gone asks for each twice at most, and can be read and left by its links', async ({
  page,
}) => {
  const { asked, errors } = await openWithout(page, '**/pictures/**');
  const pictures = projects.flatMap((project) => project.pictures);
  for (const { alt, isAt } of pictures) expect(asked.filter(isAt).length, alt).toBeLessThanOrEqual(2);
  await expectReadable(page);
  expect(errors).toEqual([]);
});
