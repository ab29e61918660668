import { expect, test } from '@playwright/test';
import { site, logos, projects, pages } from '@/e2e/support/content';
import { expectLoaded } from '@/e2e/support/seen';
import {
  cardOf,
  expectHeader,
  expectLandingWords,
  expectStandIn,
  expectWorkWords,
  logoOf,
  sitePages,
} from '@/e2e/support/words';

test.use({ javaScriptEnabled: false });

test.describe('Without JavaScript', () => {
  for (const { name, address } of sitePages) {
    test(`the ${name} has its header`, async ({ page }) => {
      await page.goto(address);
      await expectHeader(page);
    });

    test(`every 'Book a call' of the ${name} opens the booking page in a new tab of its own`, async ({
      page,
    }) => {
      await page.goto(address);
      const links = await page.getByRole('link', { name: pages.shared.bookCall, exact: true }).all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        await expect(link).toHaveAttribute('href', site.bookingAddress);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /\bnoopener\b/u);
      }
    });

    test(`every 'View our work' of the ${name} leads to the work page in the same window`, async ({
      page,
    }) => {
      await page.goto(address);
      const links = await page.getByRole('link', { name: pages.shared.viewWork, exact: true }).all();
      expect(links.length).toBeGreaterThan(0);
      for (const link of links) {
        await expect(link).toHaveAttribute('href', '/work');
        await expect(link).not.toHaveAttribute('target');
      }
    });

    test(`the logo of the ${name} leads home`, async ({ page }) => {
      await page.goto(address);
      await expect(logoOf(page)).toHaveAttribute('href', '/');
    });
  }

  test('the landing page says all it has to say', async ({ page }) => {
    await page.goto('/');
    await expectLandingWords(page);
  });

  test('the landing page shows all client logos', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(logos.length);
    for (const { alt: name } of logos) await expectLoaded(page.getByRole('img', { name, exact: true }));
  });

  test('the work page says all it has to say', async ({ page }) => {
    await page.goto('/work');
    await expectWorkWords(page);
  });

  test("each card shows its first picture, and leads to the project's own site in the same window", async ({
    page,
  }) => {
    await page.goto('/work');
    for (const { title, link, pictures } of projects) {
      const card = cardOf(page, title);
      await expect(card.getByRole('img')).toHaveAccessibleName(pictures[0]?.alt ?? '');
      await expectLoaded(card.getByRole('img'));
      await expect(card.getByRole('link', { name: title, exact: true })).toHaveAttribute('href', link);
      await expect(card.getByRole('link')).not.toHaveAttribute('target');
    }
  });

  test('the 404 page says what happened', async ({ page }) => {
    await page.goto('/nowhere');
    await expectStandIn(page, pages.notFound);
  });

  test("the 404 page's button leads home", async ({ page }) => {
    await page.goto('/nowhere');
    await page.getByRole('link', { name: pages.notFound.button, exact: true }).click();
    await expect(page).toHaveURL('/');
    await expectLandingWords(page);
  });

  test('a visitor goes from the landing page to the work page and back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(page).toHaveURL('/work');
    await expectWorkWords(page);
    await logoOf(page).click();
    await expect(page).toHaveURL('/');
    await expectLandingWords(page);
  });
});
