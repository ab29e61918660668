import { expect, test } from '@playwright/test';
import { clientLogos } from '@/content/client-logos';
import { pages } from '@/content/pages';
import { expectContrast, partsOf, readPixels } from '@/e2e/support/colours';
import { expectLoaded, expectSeen } from '@/e2e/support/page';
import { contrast } from '@/scripts/contrast';

test('the landing page fits the first screen of a laptop and of a phone', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const content of [
      main.getByText(pages.landing.badge, { exact: true }),
      main.getByRole('heading', { level: 1, name: pages.landing.headline.join(' '), exact: true }),
      ...(await main.getByRole('link').all()),
      main.getByText(pages.landing.logosLabel, { exact: true }),
      ...(await main.getByRole('img').all()),
    ]) {
      await expectSeen(content);
      await expect(content).toBeInViewport({ ratio: 1 });
    }
  }
});

test('client logos keep their order, widths and proportions', async ({ page }) => {
  await page.goto('/');
  const images = page.getByRole('main').getByRole('img');
  await expect(images).toHaveCount(clientLogos.length);
  for (const [index, { alt, width }] of clientLogos.entries()) {
    const logo = images.nth(index);
    await expect(logo).toHaveAccessibleName(alt);
    await expectLoaded(logo);
    await expect(logo).toHaveJSProperty('offsetWidth', width);
    // `offsetWidth` and `offsetHeight` are rounded to whole px.
    const error = await logo.evaluate(
      ({ offsetWidth, offsetHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
        (offsetWidth * naturalHeight) / naturalWidth - offsetHeight,
    );
    expect(Math.abs(error), alt).toBeLessThanOrEqual(0.5);
  }
});

test('client logos are in one dimmed tone until hovered', async ({ page }) => {
  await page.goto('/');
  // The logos move when the typeface has loaded.
  await page.evaluate(() => document.fonts.ready);
  for (const { alt } of clientLogos) {
    const logo = page.getByRole('img', { name: alt, exact: true });
    await expect(logo).toHaveCSS('filter', /^grayscale\(1\) brightness/u);
    await expect(logo).not.toHaveCSS('opacity', '1');
    await logo.hover();
    await expect(logo).toHaveCSS('filter', 'none');
    await expect(logo).toHaveCSS('opacity', '1');
  }
});

test('client logos have a contrast of 3:1 with what lies behind them', async ({ page }) => {
  // Without this, the light's entrance would change the background during the test.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const logos = page.getByRole('main').getByRole('img');
  for (const logo of await logos.all()) await expectLoaded(logo);
  const boxes = await partsOf(logos, 'boxes');
  const withLogos = await readPixels(page);
  await logos.evaluateAll((all) => all.forEach((logo) => (logo.style.visibility = 'hidden')));
  const without = await readPixels(page);
  for (const { name, ...box } of boxes) {
    const behind = without(box);
    const ratios = withLogos(box).map((pixel, index) => contrast(pixel, behind[index] ?? []));
    // Leaves out empty places, and the soft edges and glows around a drawing.
    const drawn = ratios.filter((ratio) => ratio > 2);
    expect(drawn.length, name).toBeGreaterThan(ratios.length / 20);
    expect
      .soft(drawn.toSorted((one, other) => one - other)[Math.floor(drawn.length / 4)], name)
      .toBeGreaterThan(3);
  }
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright cannot emulate a phone in Firefox');
  test.use({ isMobile: true, hasTouch: true });

  test('client logos are in the same tone', async ({ page }) => {
    await page.goto('/');
    for (const logo of await page.getByRole('main').getByRole('img').all())
      await expect(logo).toHaveCSS('filter', /^grayscale\(1\) brightness/u);
  });
});

test('client logos are not dimmed for visitors who prefer more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  for (const { alt } of clientLogos) {
    await expect(page.getByRole('img', { name: alt, exact: true })).toHaveCSS('opacity', '1');
  }
});

test('the dot in the badge pulses every 2 s until the pulse control is checked', async ({ page }) => {
  await page.goto('/');
  const pulses = () =>
    page.getByText(pages.landing.badge, { exact: true }).evaluate((badge) =>
      document.getAnimations().flatMap(({ effect, playState }) => {
        const { iterations, duration } = effect?.getTiming() ?? {};
        const isInBadge = effect instanceof KeyframeEffect && badge.contains(effect.target);
        return iterations === Infinity ? [{ duration, playState, isInBadge }] : [];
      }),
    );
  const pulsing = [{ duration: 2000, playState: 'running', isInBadge: true }];
  expect(await pulses()).toEqual(pulsing);
  const control = page.getByRole('checkbox', { name: pages.landing.pauseDot, exact: true });
  await control.press('Space');
  await expect(control).toBeChecked();
  expect(await pulses()).toEqual([]);
  await control.click();
  await expect(control).not.toBeChecked();
  expect(await pulses()).toEqual(pulsing);
  await page.emulateMedia({ media: 'print' });
  await expect(control).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(control).toHaveCount(0);
  expect(await pulses()).toEqual([]);
});

test('the pulse control is the whole badge, which stands on the axis of the headline', async ({ page }) => {
  await page.goto('/');
  const badge = page.getByText(pages.landing.badge, { exact: true });
  const control = page.getByRole('checkbox', { name: pages.landing.pauseDot, exact: true });
  const headline = page.getByRole('heading', { level: 1 });
  for (const width of [320, 390, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const middles = await Promise.all(
      [badge, control, headline].map(async (part) => {
        const { x = NaN, width: wide = NaN } = (await part.boundingBox()) ?? {};
        return x + wide / 2;
      }),
    );
    for (const middle of middles) expect(Math.abs(middle - (middles[2] ?? NaN))).toBeLessThanOrEqual(1);
  }
});

test('the pulse control shows the icon of the action that a click performs, in forced colours too', async ({
  page,
}) => {
  await page.goto('/');
  const control = page.getByRole('checkbox', { name: pages.landing.pauseDot, exact: true });
  const icon = page.getByText(pages.landing.badge, { exact: true }).locator('svg').filter({ visible: true });
  await control.hover();
  const pause = await icon.innerHTML();
  await control.click();
  await expect(icon).toHaveCount(1);
  expect(await icon.innerHTML()).not.toBe(pause);
  await page.emulateMedia({ forcedColors: 'active' });
  const [play] = await partsOf(icon, 'boxes');
  const ground = { left: 0, top: 0, right: 1, bottom: 1 };
  await expectContrast(page, [{ ...play, ...ground }], 3);
});

test('the headline leaves no word alone on a line of a phone', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 390, 430, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = page.getByRole('heading', { level: 1 }).locator('> span');
    for (const line of await lines.all()) {
      const { height, lineHeight } = await line.evaluate((box) => ({
        height: box.getBoundingClientRect().height,
        lineHeight: parseFloat(getComputedStyle(box).lineHeight),
      }));
      expect(height, `${await line.innerText()}, ${width} px wide`).toBeLessThan(1.5 * lineHeight);
    }
  }
});
