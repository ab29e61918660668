import { expect, test } from '@playwright/test';

/** Markup that an attacker has injected into a page. */
const injected = `
  <script>document.title = "injected"</script>
  <img src="data:," alt="" onerror="document.title = 'injected'">
  <style>html { display: none }</style>
  <p style="position: fixed">Injected</p>
  <iframe src="/work"></iframe>
  <base href="https://strange.example/">`;

// Unit tests check the text of the policy, and `every-page.spec.ts` checks that it blocks nothing on the site. This
// test checks that browsers enforce it.
test('the policy blocks injected scripts, styles, frames and base URLs', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', () => `${injected}<main`);
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  await expect(page.getByText('Injected', { exact: true })).toHaveCSS('position', 'static');
  await expect(page).not.toHaveTitle('injected');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
});
