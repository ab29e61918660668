import { expect, test } from '@playwright/test';
import { clientLogos } from '@/content/client-logos';
import { landingPage } from '@/content/pages';

const { badge, headline, logosLabel, pauseDot } = landingPage;

test('the landing page fits the first screen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const title = page.getByRole('heading', { level: 1 });
  const logos = page.getByRole('region', { name: logosLabel, exact: true }).getByRole('img');
  // More logos than one line holds may be further down.
  const first = clientLogos.length > 9 ? logos.first() : logos;
  const contents = title.or(page.getByRole('main').getByRole('link')).or(first);
  const findEnd = () =>
    contents.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  for (const [width, height] of [
    [1280, 640],
    [390, 844],
    [375, 667],
  ] as const) {
    await page.setViewportSize({ width, height });
    const fix = `${width} × ${height} px: add what is new to the height in \`fitsHeight\` of tailwind.config.ts`;
    await expect.poll(findEnd, fix).toBeLessThanOrEqual(height);
  }
  for (const width of [302, 320, 390, 640, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await title.evaluate(
      (one) => one.clientHeight / parseFloat(getComputedStyle(one).lineHeight),
    );
    const fix = `${width} px wide: no word may stand alone: shorten a line of the headline in content/pages.ts`;
    if (width >= 640) expect.soft(Math.round(lines), fix).toBe(headline.length);
    const tops = await logos.evaluateAll((all) => all.map((logo) => logo.closest('li')!.offsetTop));
    const fixRow = `${width} px wide: make some logos narrower in content/client-logos.ts, so that a row holds three`;
    expect.soft(new Set(tops.slice(0, 3)).size, fixRow).toBe(1);
  }
});

test('a logo is dimmed until it is hovered', async ({ page }) => {
  await page.goto('/');
  const logo = page.getByRole('img', { name: clientLogos[0].alt, exact: true });
  await expect(logo).toHaveCSS('filter', /grayscale\(1\).*opacity\(0\.[1-6]/u);
  await logo.hover();
  await expect(logo).toHaveCSS('filter', 'none');
});

test('the dot pulses every 2 s until it is stopped, and an icon then takes its place', async ({ page }) => {
  await page.goto('/');
  const [dot, icon] = ['> span:first-child', 'span:has(> svg)'].map((part) =>
    page.getByText(badge, { exact: true }).locator(part),
  );
  const expectPulses = (durations: number[]) =>
    expect
      .poll(() =>
        dot!.evaluate((one) =>
          one.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().duration),
        ),
      )
      .toEqual(durations);
  await expectPulses([2000]);
  const control = page.getByRole('checkbox', { name: pauseDot, exact: true });
  // Not by the pointer: a hover shows the icon too.
  await control.dispatchEvent('click');
  await expectPulses([]);
  await expect(icon!).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(control).toBeHidden();
  await expect(dot!).toHaveCSS('opacity', '1');
});
