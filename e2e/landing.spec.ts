import { expect, test } from '@playwright/test';
import { clientLogos } from '@/content/client-logos';
import { landingPage } from '@/content/pages';

const { badge, headline, logosLabel, pauseDot } = landingPage;

test('the landing page fits the first screen, and its logos are dimmed until hovered', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  // What follows the logos may be further down.
  const sections = `main > :is(section:first-child, section:first-child + [aria-label=${JSON.stringify(logosLabel)}])`;
  // So may the rows of more logos than one line holds.
  const logos = clientLogos.length > 9 ? 'li:nth-child(-n+4)' : 'li';
  const contents = page.locator(`${sections} :is(h1, p, a, ${logos} img)`);
  await expect(contents).not.toHaveCount(0);
  const findEnd = () =>
    contents.evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom)));
  for (const [width, height] of [
    [1280, 800],
    [1280, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const fix = `${width} × ${height} px: add what is new to the height in \`fitsHeight\` of tailwind.config.ts`;
    await expect.poll(findEnd, fix).toBeLessThanOrEqual(height);
  }
  // A scrollbar may leave 302 px of 320.
  for (const width of [302, 320, 390, 640, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.clientHeight / parseFloat(getComputedStyle(heading).lineHeight));
    const fix = 'no word may stand alone: shorten a line of the headline in content/pages.ts';
    expect.soft(Math.round(lines), `${width} px wide: ${fix}`).toBe(headline.length);
    const tops = await page
      .locator('main li')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const inFirstRow = tops.filter((top) => top === tops[0]).length;
    const fixRow = `${width} px wide: a row of logos holds three or four; make some narrower in content/client-logos.ts`;
    expect.soft(inFirstRow, fixRow).toBeGreaterThanOrEqual(Math.min(3, tops.length));
  }
  const logo = page.locator('main ul[role=list]').getByRole('img', { name: clientLogos[0].alt, exact: true });
  await page.setViewportSize({ width: 390, height: 800 });
  const textSize = await logo.evaluate((one) => {
    const { fontSize, zoom } = getComputedStyle(one);
    return parseFloat(fontSize) * Number(zoom);
  });
  expect.soft(textSize, 'the text of a missing logo on a phone').toBeGreaterThan(12);
  await page.setViewportSize({ width: 1920, height: 800 });
  const size = (await logo.boundingBox())!.width / clientLogos[0].width;
  expect.soft(size, 'a logo in a wide window').toBeCloseTo(1, 1);
  // Logos must not compete with the typeface.
  await expect(logo).toHaveAttribute('fetchpriority', 'low');
  await expect(logo).toHaveCSS('filter', /grayscale\(1\).*opacity\(0\.[1-6]/u);
  await logo.hover();
  await expect(logo).toHaveCSS('filter', 'none');
});

test.describe('The dot in the badge', () => {
  /** The durations of the animations that never end, in ms. Runs in the page. */
  const findPulses = () =>
    document
      .getAnimations()
      .map(({ effect }) => effect?.getTiming())
      .filter((timing) => timing?.iterations === Infinity)
      .map((timing) => timing?.duration);

  test('pulses every 2 s until its control is clicked, and an icon then takes its place', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await page.evaluate(findPulses)).toEqual([2000]);
    const control = page.getByRole('checkbox', { name: pauseDot, exact: true });
    const icon = page.getByText(badge, { exact: true }).locator('svg').filter({ visible: true });
    const pause = await icon.innerHTML();
    // Not by the pointer: a hover shows the icon too.
    await control.evaluate((one: HTMLElement) => one.click());
    await expect.poll(() => page.evaluate(findPulses)).toEqual([]);
    await expect(icon).not.toHaveJSProperty('innerHTML', pause);
    await expect(icon.locator('..')).toHaveCSS('opacity', '1');
    await control.click();
    await expect.poll(() => page.evaluate(findPulses)).toEqual([2000]);
  });

  test('is shown, but does not pulse, and has no control, with reduced motion', async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.evaluate(findPulses)).toEqual([]);
    // One that was stopped before is shown too.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('checkbox').check();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    const dot = page.getByText(badge, { exact: true }).locator('span').first();
    await expect(dot).toHaveCSS('opacity', '1');
  });
});
