import { expect, test, type Locator } from '@playwright/test';
import { workPage } from '@/content/pages';
import { projects } from '@/content/projects';
import { cardOf, open } from '@/e2e/support/page';

test('`sizes` is the width at which pictures are displayed, so that they are sharp', async ({ page }) => {
  // A turn would replace the picture of the exported page.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(workPage.path);
  const picture = page.getByRole('article').getByRole('img').first();
  for (const width of [360, 768, 844, 960, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: width === 844 ? 390 : 1600 });
    // With width descriptors, `naturalWidth` is the width from `sizes` (HTML, "density-corrected natural size").
    const difference = () =>
      picture.evaluate((image: HTMLImageElement) => Math.abs(image.naturalWidth - image.offsetWidth));
    await expect.poll(difference, { message: `${width} px wide` }).toBeLessThanOrEqual(1);
  }
});

const opacitiesOf = (card: Locator) =>
  card.evaluate((one) => {
    let pictures = 1;
    for (let box = one.querySelector('img')!.parentElement!; box !== one; box = box.parentElement!)
      pictures *= Number(getComputedStyle(box).opacity);
    const arrow = Number(getComputedStyle(one.querySelector('svg')!).opacity);
    const [title, ink] = [one.querySelector('h2')!, document.body].map((box) => getComputedStyle(box).color);
    return { arrow, hasBrightTitle: title === ink, pictures };
  });

test('a hovered or focused card is lit, the lamp turns to it, and all else is dimmed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await open(page, workPage.path);
  const [first, ...others] = projects.map(({ title }) => cardOf(page, title)) as [Locator, ...Locator[]];
  const lamp = (side: string) => page.locator(`header [class*=lit-${side}]:visible`);
  const dimmed = { arrow: 0, hasBrightTitle: false, pictures: expect.closeTo(0.45, 2) };
  for (const point of [() => first.hover(), () => first.getByRole('link').focus()]) {
    await point();
    await expect.poll(() => opacitiesOf(first)).toEqual({ arrow: 1, hasBrightTitle: true, pictures: 1 });
    for (const other of others) await expect.poll(() => opacitiesOf(other)).toEqual(dimmed);
    await expect(lamp('left')).toHaveCSS('opacity', '1');
    await expect(lamp('right')).not.toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
  }
  await others[0]!.hover();
  await expect.poll(() => opacitiesOf(first), 'two cards are lit').toEqual(dimmed);
  await expect(lamp('left'), 'the lamp points at two cards').not.toHaveCSS('opacity', '1');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift+Tab');
  await expect(lamp('left')).not.toHaveCSS('opacity', '1');
});

test('in forced colours, a hovered card has an outline', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Playwright emulates forced colours in Chromium alone');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(workPage.path);
  await page.getByRole('article').first().hover();
  await expect(page.locator('article > div').first()).toHaveCSS('outline-style', 'solid');
});

test.describe('On a touch screen', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'Playwright emulates phones in Chromium alone');
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('cards show arrows, and the one in the middle is lit', async ({ page }) => {
    await open(page, workPage.path);
    const cards = await page.getByRole('article').all();
    const lit = { arrow: 1, hasBrightTitle: true, pictures: 1 };
    for (const card of cards) {
      await card.evaluate((one) => one.querySelector('img')!.scrollIntoView({ block: 'center' }));
      await expect.poll(() => opacitiesOf(card)).toEqual(lit);
    }
    for (const card of cards.slice(0, -2))
      await expect.poll(() => opacitiesOf(card)).toMatchObject({ pictures: expect.closeTo(0.45, 2) });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const card of cards) await expect.poll(() => opacitiesOf(card)).toEqual(lit);
  });
});
