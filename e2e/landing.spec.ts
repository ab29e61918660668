import { expect, test, type Page } from '@playwright/test';
import { breakOnce, widest } from '@/app/line-width';
import { clientLogos } from '@/content/client-logos';
import { landingPage } from '@/content/pages';

const { badge, headline, logosLabel, pauseDot } = landingPage;

const logosOf = (page: Page) => page.getByRole('region', { name: logosLabel, exact: true }).getByRole('img');

test('the landing page fits the first screen', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  const links = page.getByRole('main').getByRole('link');
  // More logos than one line holds may be further down.
  const logos = clientLogos.length > 9 ? logosOf(page).first() : logosOf(page);
  const contents = page.getByRole('heading', { level: 1 }).or(links).or(logos);
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
});

test('the headline breaks as content/ says, and on a phone once more, to be larger', async ({ page }) => {
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  for (const width of [302, 320, 390, 640, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const { lines, size, room } = await title.evaluate((one) => {
      const { fontSize, lineHeight } = getComputedStyle(one);
      const lineCount = Math.round(one.clientHeight / parseFloat(lineHeight));
      return { lines: lineCount, size: parseFloat(fontSize), room: one.parentElement!.clientWidth };
    });
    const fix = `${width} px wide: no word may stand alone: shorten a line of the headline in content/pages.ts`;
    if (width >= 640) expect.soft(lines, fix).toBe(headline.length);
    else expect.soft(size).toBeGreaterThan(Math.min(room / widest(breakOnce(headline)), 0.126 * width) - 1);
  }
});

test('a row holds three logos or more, dimmed until they are hovered', async ({ page }) => {
  test.skip(clientLogos.length === 0, 'content/client-logos.ts has no logos');
  await page.goto('/');
  const logos = logosOf(page);
  for (const width of [302, 320, 390, 640, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await logos.evaluateAll((all) => all.map((logo) => logo.closest('li')!.offsetTop));
    const fix = `${width} px wide: make some logos narrower in content/client-logos.ts, so that a row holds three`;
    expect.soft(new Set(tops.slice(0, 3)).size, fix).toBe(1);
  }
  await expect(logos.first()).toHaveCSS('filter', /grayscale\(1\).*opacity\(0\.[1-6]/u);
  await logos.first().hover();
  await expect(logos.first()).toHaveCSS('filter', 'none');
});

test('the dot pulses every 2 s until it is stopped, and holds an icon while pointed at', async ({ page }) => {
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
  await control.click();
  await expect(icon!).toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await expectPulses([]);
  await expect(icon!).toHaveCSS('opacity', '0');
  await expect(dot!).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(control).toBeHidden();
  await expect(dot!).toHaveCSS('opacity', '1');
});
