import { expect, test, type Page } from '@playwright/test';
import { clientLogos, pages } from '@/content/content';
import { expectLoaded } from '@/e2e/support/page';

const { badge, headline, logosLabel, pauseDot = '' } = pages.landing;

test('the landing page fits the first screen of a laptop and of a phone', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const content of [
      main.getByText(badge, { exact: true }),
      main.getByRole('heading', { level: 1, name: headline.join(' '), exact: true }),
      ...(await main.getByRole('link').all()),
      ...(logosLabel ? [main.getByText(logosLabel, { exact: true })] : []),
      ...(await main.getByRole('img').all()),
    ])
      await expect(content).toBeInViewport({ ratio: 1 });
  }
});

test('the headline leaves no word alone on a line of a phone', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = page.getByRole('heading', { level: 1 }).locator('> span');
    for (const line of await lines.all()) {
      const { height, lineHeight } = await line.evaluate((box) => ({
        height: box.getBoundingClientRect().height,
        lineHeight: parseFloat(getComputedStyle(box).lineHeight),
      }));
      const fault = `“${await line.innerText()}” takes two lines at ${width} px: shorten it in content/pages.json`;
      expect(height, fault).toBeLessThan(1.5 * lineHeight);
    }
  }
});

test('client logos are grey and dimmed until hovered', async ({ page }) => {
  test.skip(clientLogos.length === 0, 'There are no client logos');
  await page.goto('/');
  // The logos move when the typeface has loaded.
  await page.evaluate(() => document.fonts.ready);
  for (const { alt } of clientLogos) {
    // Without the role, Safari does not announce a list that has no markers.
    const logo = page.locator('main ul[role=list]').getByRole('img', { name: alt, exact: true });
    await expectLoaded(logo);
    await expect(logo).toHaveCSS('filter', /grayscale\(1\)/u);
    await expect
      .poll(() => logo.evaluate((image) => Number(getComputedStyle(image).opacity)))
      .toBeLessThan(0.7);
    await logo.hover();
    await expect(logo).toHaveCSS('filter', 'none');
    await expect(logo).toHaveCSS('opacity', '1');
  }
});

test.describe('The dot in the badge', () => {
  test.skip(!pauseDot, 'The badge has no dot');

  const controlOf = (page: Page) => page.getByRole('checkbox', { name: pauseDot, exact: true });

  /** The durations of the animations that never end, in ms. */
  const pulsesOf = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
        .map(({ effect }) => effect?.getTiming().duration),
    );

  test('pulses every 2 s until its control is clicked, whose icon says what the next click does', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await pulsesOf(page)).toEqual([2000]);
    const icon = page.getByText(badge, { exact: true }).locator('svg').filter({ visible: true });
    await controlOf(page).hover();
    const pause = await icon.innerHTML();
    await controlOf(page).click();
    await expect.poll(() => pulsesOf(page)).toEqual([]);
    await expect(icon).toHaveCount(1);
    expect(await icon.innerHTML()).not.toBe(pause);
    await controlOf(page).click();
    await expect.poll(() => pulsesOf(page)).toEqual([2000]);
  });

  test('does not pulse, and has no control, with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await pulsesOf(page)).toEqual([]);
    await expect(controlOf(page)).toHaveCount(0);
  });
});
