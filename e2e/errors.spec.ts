import { expect, test } from '@playwright/test';
import { pages, errorPage } from '@/e2e/support/content';
import { expectHeader, expectLandingWords, expectStandIn } from '@/e2e/support/words';

test('An unknown address is kept, answers with the status 404 and the 404 page, and offers the way home', async ({
  page,
}) => {
  const response = await page.goto('/work/nowhere');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveURL('/work/nowhere');
  await expectHeader(page);
  await expectStandIn(page, pages.notFound);
  await page.getByRole('link', { name: pages.notFound.button, exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectLandingWords(page);
});

test('A component that throws leaves the header, the error page in its place, and the focus on its title', async ({
  page,
}) => {
  // A browser without what the cards need: the product has no hook for a failure.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
  await page.goto('/work');
  await expectStandIn(page, errorPage);
  await expect(page).toHaveTitle(errorPage.metaTitle);
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectHeader(page);
  await page.getByRole('link', { name: errorPage.button, exact: true }).click();
  await expect(page).toHaveURL('/');
});
