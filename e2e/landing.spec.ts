import { expect, test } from '@playwright/test';
import { clientLogos, pages } from '@/content/content';
import { expectLoaded, expectSeen } from '@/e2e/support/page';
import { oneTone } from '@/tailwind.config';

/** The words of what the landing page may do without. */
const logosLabel = clientLogos.length > 0 && pages.landing.logosLabel;
const { pauseDot = '' } = pages.landing;

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
      ...(logosLabel ? [main.getByText(logosLabel, { exact: true })] : []),
      ...(await main.getByRole('img').all()),
    ]) {
      await expectSeen(content);
      await expect(content).toBeInViewport({ ratio: 1 });
    }
  }
});

test('client logos keep their widths, and are in one dimmed tone until hovered, but not with more contrast', async ({
  page,
}) => {
  test.skip(clientLogos.length === 0, 'There are no client logos');
  await page.goto('/');
  // The logos move when the typeface has loaded.
  await page.evaluate(() => document.fonts.ready);
  for (const { alt, width } of clientLogos) {
    // Without the role, Safari does not announce a list that has no markers.
    const logo = page.locator('main ul[role=list]').getByRole('img', { name: alt, exact: true });
    await expectLoaded(logo);
    await expect(logo).toHaveJSProperty('offsetWidth', width);
    // In this tone, the build has found the logo's contrast with the background.
    await expect(logo).toHaveCSS('filter', `grayscale(1) brightness(${oneTone.brightness})`);
    await expect(logo).toHaveCSS('opacity', `${oneTone.opacity}`);
    await logo.hover();
    await expect(logo).toHaveCSS('filter', 'none');
    await expect(logo).toHaveCSS('opacity', '1');
  }
  await page.mouse.move(0, 0);
  await page.emulateMedia({ contrast: 'more' });
  for (const logo of await page.getByRole('main').getByRole('img').all())
    await expect(logo).toHaveCSS('opacity', '1');
});

test('the dot in the badge pulses every 2 s until the pulse control is checked', async ({ page }) => {
  test.skip(!pauseDot, 'The badge has no dot');
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
  const control = page.getByRole('checkbox', { name: pauseDot, exact: true });
  await control.press('Space');
  await expect(control).toBeChecked();
  expect(await pulses()).toEqual([]);
  // The whole badge is the control.
  const badge = page.getByText(pages.landing.badge, { exact: true });
  await badge.click({ force: true, position: { x: 4, y: 4 } });
  await expect(control).not.toBeChecked();
  expect(await pulses()).toEqual(pulsing);
  await page.emulateMedia({ media: 'print' });
  await expect(control).toHaveCount(0);
  await expect(badge.locator('span').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(control).toHaveCount(0);
  expect(await pulses()).toEqual([]);
});

test('the pulse control shows the icon of the action that a click performs', async ({ page }) => {
  test.skip(!pauseDot, 'The badge has no dot');
  await page.goto('/');
  const control = page.getByRole('checkbox', { name: pauseDot, exact: true });
  const icon = page.getByText(pages.landing.badge, { exact: true }).locator('svg').filter({ visible: true });
  await control.hover();
  const pause = await icon.innerHTML();
  await control.click();
  await expect(icon).toHaveCount(1);
  expect(await icon.innerHTML()).not.toBe(pause);
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
