import type { Page } from '@playwright/test';
import { coloursOf, leastContrast } from '@/e2e/support/colours';
import { headline, logos, pages } from '@/e2e/support/content';
import { findFaults } from '@/e2e/support/layout';
import { countAnimations, pauseMotion, playMotion, tabTo } from '@/e2e/support/motion';
import { expectLoaded, expectSeen } from '@/e2e/support/seen';
import { expect, test } from '@/e2e/support/test';

/** The checkbox that stops the badge's dot. */
const dotControlOf = (page: Page) =>
  page.getByRole('checkbox', { name: pages.landing.pauseDot, exact: true });

test('All that the landing page says is on the first screen of a laptop and of a phone', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link')).toHaveText([pages.shared.bookCall, pages.shared.viewWork]);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const content of [
      main.getByText(pages.landing.badge, { exact: true }),
      main.getByRole('heading', { level: 1, name: headline, exact: true }),
      ...(await main.getByRole('link').all()),
      main.getByText(pages.landing.logosLabel, { exact: true }),
      ...(await main.getByRole('img').all()),
    ]) {
      await expectSeen(content);
      await expect(content).toBeInViewport({ ratio: 1 });
    }
  }
});

test('Client logos are whole and in order, grey and dimmed until the pointer is over them', async ({
  page,
}) => {
  await page.goto('/');
  const images = page.getByRole('main').getByRole('img');
  await expect(images).toHaveCount(logos.length);
  for (const [index, { alt, width }] of logos.entries()) {
    const logo = images.nth(index);
    await expect(logo).toHaveAccessibleName(alt);
    await expectLoaded(logo);
    await expect(logo).toHaveJSProperty('offsetWidth', width);
    // In whole px.
    const error = await logo.evaluate(
      ({ offsetWidth, offsetHeight, naturalWidth, naturalHeight }: HTMLImageElement) =>
        (offsetWidth * naturalHeight) / naturalWidth - offsetHeight,
    );
    expect(Math.abs(error), alt).toBeLessThanOrEqual(0.5);
    await expect(logo).toHaveCSS('filter', 'grayscale(1)');
    await expect(logo).toHaveCSS('opacity', '0.6');
  }
  // The typeface moves the logos as it arrives.
  await page.evaluate(() => document.fonts.ready);
  await images.first().hover();
  await expect(images.first()).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
  await expect(images.first()).toHaveCSS('opacity', '1');
});

test('Client logos are not dimmed for visitors who ask for more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/');
  for (const logo of await page.getByRole('main').getByRole('img').all()) {
    await expect(logo).toHaveCSS('opacity', '1');
  }
});

test('The dot in the badge pulses every 2 seconds until the keyboard or the pointer stops it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  const badge = page.getByText(pages.landing.badge, { exact: true });
  const endless = () =>
    badge.evaluate((element) =>
      document.getAnimations().flatMap(({ effect, playState }) => {
        const { iterations, duration } = effect?.getTiming() ?? {};
        const isInBadge = effect instanceof KeyframeEffect && element.contains(effect.target);
        return iterations === Infinity ? [{ duration, playState, isInBadge }] : [];
      }),
    );
  const pulsing = [{ duration: 2000, playState: 'running', isInBadge: true }];
  expect(await endless()).toEqual(pulsing);

  const control = dotControlOf(page);
  await expect(control).not.toBeChecked();
  await tabTo(page, control);
  await page.keyboard.press('Space');
  await expect(control).toBeChecked();
  // The entrance and the control's change of colour end by themselves.
  await expect.poll(() => countAnimations(page)).toBe(0);
  await control.click();
  await expect(control).not.toBeChecked();
  expect(await endless()).toEqual(pulsing);

  // The longest badge that content/ may hold.
  await badge.evaluate((element) => element.lastChild?.replaceWith('39 venues, festivals & promoters'));
  await expect(control).toBeInViewport({ ratio: 1 });
  expect((await findFaults(page)).cut).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(control).toHaveCount(0);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(control).toHaveCount(0);
  expect(await countAnimations(page)).toBe(0);
});

test('The control of the dot shows what it will do, in forced colours too', async ({ page }) => {
  await page.goto('/');
  const control = dotControlOf(page);
  const icon = control.locator('..').locator('svg').filter({ visible: true });
  const pause = await icon.innerHTML();
  await control.click();
  expect(await icon.innerHTML()).not.toBe(pause);
  await page.emulateMedia({ forcedColors: 'active' });
  const [ground] = await coloursOf(page.locator('html'), 'backgroundColor');
  await expect(icon).toHaveCount(1);
  expect(leastContrast(await coloursOf(icon, 'fill'), ground)).toBeGreaterThanOrEqual(3);
});

test('The controls of the dot and of the pictures have different names', () => {
  expect([pauseMotion, playMotion]).not.toContain(pages.landing.pauseDot);
});
