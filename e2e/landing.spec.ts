import { expect, test } from '@playwright/test';
import { clientLogos } from '@/content/client-logos';
import { landingPage } from '@/content/pages';

test('a visitor sees headline, buttons and logos in the first screen', async ({ page }) => {
  await page.goto(landingPage.path);
  await page.evaluate(() => document.fonts.ready);
  const main = page.getByRole('main');
  // More logos than one line holds may be further down.
  const logos = clientLogos.length > 9 ? main.getByRole('img').first() : main.getByRole('img');
  for (const [width, height] of [
    [1280, 640],
    [390, 844],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = await main.getByRole('heading', { level: 1 }).or(main.getByRole('link')).or(logos).all();
    const fix = `${width} × ${height} px: shorten content/, or add what is new to \`fitsHeight\` in tailwind.config.ts`;
    for (const part of parts) await expect.soft(part, fix).toBeInViewport({ ratio: 1 });
  }
});

test('logos are grey and dim until they are pointed at', async ({ page }) => {
  test.skip(clientLogos.length === 0, 'content/client-logos.ts has no logos');
  await page.goto(landingPage.path);
  const logo = page.getByRole('main').getByRole('img').first();
  await expect(logo).toHaveCSS('filter', /grayscale\(1\).*opacity\(0\.[1-6]/u);
  await logo.hover();
  await expect(logo).toHaveCSS('filter', 'none');
});

test('the dot pulses every 2 s until a visitor stops it', async ({ page }) => {
  await page.goto(landingPage.path);
  const dot = page.getByText(landingPage.badge, { exact: true }).locator('> span').first();
  const pulses = () =>
    dot.evaluate((one) =>
      one.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
    );
  await expect.poll(pulses).toEqual([2000]);
  await page.getByRole('checkbox', { name: landingPage.pauseDot, exact: true }).click();
  await page.mouse.move(0, 0);
  await expect.poll(pulses).toEqual([]);
});
