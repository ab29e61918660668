import { expect, test, type Page } from '@playwright/test';
import { breakCard, breakLayout } from '@/e2e/support/broken-page';
import { expectLoaded } from '@/e2e/support/seen';
import { clientLogos, errorWords, notFoundWords, projects } from '@/e2e/support/specification';
import {
  cardOf,
  expectHeader,
  expectLandingWords,
  expectStandIn,
  expectWorkWords,
} from '@/e2e/support/words';

/** Refuses every script that is a file of its own. */
async function refuseScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

test.describe('Without any script file', () => {
  test('the landing page says all it has to say', async ({ page }) => {
    await refuseScripts(page);
    await page.goto('/');
    await expectHeader(page);
    await expectLandingWords(page);
    for (const name of clientLogos) await expectLoaded(page.getByRole('img', { name, exact: true }));
  });

  test('the work page says all it has to say', async ({ page }) => {
    await refuseScripts(page);
    await page.goto('/work');
    await expectHeader(page);
    await expectWorkWords(page);
    for (const { title } of projects) await expectLoaded(cardOf(page, title).getByRole('img'));
  });

  test('the 404 page says all it has to say', async ({ page }) => {
    await refuseScripts(page);
    await page.goto('/nowhere');
    await expectHeader(page);
    await expectStandIn(page, notFoundWords);
  });
});

test.describe('An unknown address', () => {
  for (const address of ['/work/nowhere']) {
    test(`such as ${address} is kept, answers with the status 404, shows the 404 page and offers the way home`, async ({
      page,
    }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expectHeader(page);
      await expectStandIn(page, notFoundWords);
      await expect(page).toHaveURL(address);
      await page.getByRole('link', { name: notFoundWords.button, exact: true }).click();
      await expect(page).toHaveURL('/');
      await expectLandingWords(page);
    });
  }
});

test.describe('An error', () => {
  test('on a page shows the error page in its place, beneath the header, and moves the focus to its title', async ({
    page,
  }) => {
    await breakCard(page);
    await page.goto('/work');
    await expectStandIn(page, errorWords);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectHeader(page);
    await page.getByRole('link', { name: errorWords.button, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectLandingWords(page);
  });

  test('in the layout shows the same words without a header, in the language and look of the site', async ({
    page,
  }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await page.goto('/');
    const before = await background();
    await breakLayout(page);
    await page.goto('/work');
    await expectStandIn(page, errorWords);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await background()).toBe(before);
    await page.getByRole('link', { name: errorWords.button, exact: true }).click();
    await expect(page).toHaveURL('/');
  });
});
