import { expect, test, type Page } from '@playwright/test';
import { breakCard, breakLayout } from '@/e2e/support/broken-page';
import { expectLoaded } from '@/e2e/support/seen';
import { clientLogos, errorWords, notFoundWords, projects, viewWork } from '@/e2e/support/specification';
import {
  cardOf,
  expectHeader,
  expectLandingWords,
  expectStandIn,
  expectWorkWords,
  sitePages,
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

  for (const { name, address } of sitePages) {
    test(`the links of the ${name} lead on`, async ({ page }) => {
      await refuseScripts(page);
      await page.goto(address);
      await page.getByRole('banner').getByRole('link', { name: viewWork, exact: true }).click();
      await expect(page).toHaveURL('/work');
    });
  }
});

test.describe('An unknown address', () => {
  for (const address of ['/nowhere', '/work/nowhere', '/a/b/c', '/404']) {
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

test.describe('An error on a page', () => {
  test.beforeEach(async ({ page }) => {
    await breakCard(page);
    await page.goto('/work');
  });

  test('shows the error page in the place of the whole page, beneath the header', async ({ page }) => {
    await expectStandIn(page, errorWords);
    await expect(page.getByRole('article')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectHeader(page);
  });

  test('offers the way home', async ({ page }) => {
    await page.getByRole('link', { name: errorWords.button, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectLandingWords(page);
  });

  test('leaves another page untouched', async ({ page }) => {
    await expectStandIn(page, errorWords);
    await page.goto('/');
    await expectLandingWords(page);
  });
});

test.describe('An error in the layout itself', () => {
  test.beforeEach(async ({ page }) => {
    await breakLayout(page);
    await page.goto('/work');
  });

  test('shows the same words without a header, in the language of the document', async ({ page }) => {
    await expectStandIn(page, errorWords);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('keeps the look of the site', async ({ page }) => {
    await expectStandIn(page, errorWords);
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const broken = await background();
    await page.goto('/');
    expect(broken).toBe(await background());
  });

  test('offers the way home', async ({ page }) => {
    await page.getByRole('link', { name: errorWords.button, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectLandingWords(page);
  });
});
