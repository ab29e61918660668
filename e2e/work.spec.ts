import { expect, test, type Locator } from '@playwright/test';
import { workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { chromiumOptions } from '@/e2e/support/browsers';
import { cardOf, expectLoaded, open } from '@/e2e/support/page';

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the work page shows the first picture of every project, with its link', async ({ page }) => {
    await page.goto('/work');
    await expect(page.locator('main ul[role=list] > li')).toHaveCount(projects.length);
    for (const project of projects) {
      const card = cardOf(page, project.title);
      await expectLoaded(card.getByRole('img', { name: picturesOf(project)[0]!.alt, exact: true }));
      const link = card.getByRole('link', { name: project.title, exact: true });
      await expect(link).toHaveAttribute('href', project.link);
      await expect(link).toHaveAccessibleDescription(workPage.projectSiteNote);
    }
  });
});

test('`sizes` is the width at which pictures are displayed, so that they are sharp', async ({ page }) => {
  // A turn would replace the picture of the exported page.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/work');
  const picture = page.getByRole('article').getByRole('img').first();
  for (const width of [360, 768, 844, 960, 1280, 1920, 2560]) {
    // 844 × 390 px is a phone on its side.
    await page.setViewportSize({ width, height: width === 844 ? 390 : 1600 });
    // With width descriptors, `naturalWidth` is the width from `sizes` (HTML, "density-corrected natural size").
    const difference = () =>
      picture.evaluate((image: HTMLImageElement) => Math.abs(image.naturalWidth - image.offsetWidth));
    await expect.poll(difference, { message: `${width} px wide` }).toBeLessThanOrEqual(1);
  }
});

test('paper shows the mark, two cards in a row, and where each leads', async ({ page, browserName }) => {
  // A sheet of A4.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/work');
  const cards = page.getByRole('article');
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  if (tops.length > 1) expect(tops[0]).toBe(tops[1]);
  await expect(page.getByRole('banner').locator('svg'), 'the mark').toBeVisible();
  for (const link of await cards.getByRole('link').all()) {
    const { content, position } = await link.evaluate((one) => {
      const after = getComputedStyle(one, '::after');
      return { content: after.content, position: after.position };
    });
    expect(content).toContain(await link.getAttribute('href'));
    // Otherwise it would lie over the card.
    expect(position).toBe('static');
  }
  if (browserName !== 'chromium' || projects.length < 3) return;
  // A sheet has room for the first row with what is above it, and further sheets for as many rows as fit.
  const items = page.locator('li:has(article)');
  const ends = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  const end = Math.ceil(Math.max(...ends.slice(0, 2)));
  const further = Math.ceil(projects.length / 2) - 1;
  const onSheet = Math.floor((end * further) / (Math.max(...ends) - end));
  const pdf = await page.pdf({ width: '718px', height: `${end}px` });
  const sheets = pdf.toString('latin1').match(/\/Type \/Page\b/gu) ?? [];
  expect(sheets, 'no row of cards is split').toHaveLength(1 + Math.ceil(further / onSheet));
});

test('a hovered or focused card shows its arrow, and the pictures of others are dimmed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await open(page, '/work');
  const [first, ...others] = projects.map(({ title }) => cardOf(page, title)) as [Locator, ...Locator[]];
  /** The opacity of a card's arrow and pictures. */
  const opacitiesOf = (card: Locator) =>
    card.evaluate((one) => {
      let pictures = 1;
      for (let box = one.querySelector('img')!.parentElement!; box !== one; box = box.parentElement!)
        pictures *= Number(getComputedStyle(box).opacity);
      return { arrow: Number(getComputedStyle(one.querySelector('svg')!).opacity), pictures };
    });
  for (const point of [() => first.hover(), () => first.getByRole('link').focus()]) {
    await point();
    await expect.poll(() => opacitiesOf(first)).toEqual({ arrow: 1, pictures: 1 });
    for (const other of others)
      await expect.poll(() => opacitiesOf(other)).toEqual({ arrow: 0, pictures: expect.closeTo(0.45, 2) });
    await page.mouse.move(0, 0);
  }
});

test('a card that is focused is in the window with its outline', async ({ page }) => {
  await page.goto('/work');
  const card = page.getByRole('article').first();
  const link = card.getByRole('link');
  const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  // So low that it shows the link, but not what is below it.
  await page.setViewportSize({ width: 640, height: Math.ceil(y + height) });
  await link.focus();
  // The outline is 8 px away, and 2 px thick.
  const space = () => card.evaluate((one) => innerHeight - one.getBoundingClientRect().bottom);
  await expect.poll(space).toBeGreaterThanOrEqual(10);
});

test('on a touch screen that claims to hover, cards show arrows, and a tap dims no other', async ({
  browserName,
  playwright,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be told what its pointer is');
  // In Chromium's numbers, a coarse pointer that hovers.
  const pointer = ['primaryPointerType=2', 'availablePointerTypes=2', 'primaryHoverType=2'].join(',');
  const options = { ...chromiumOptions('shell'), args: [`--blink-settings=${pointer}`] };
  await using browser = await playwright.chromium.launch(options);
  const page = await browser.newPage({ baseURL: baseURL! });
  await open(page, '/work');
  expect(await page.evaluate(() => matchMedia('(hover: hover) and (pointer: coarse)').matches)).toBe(true);
  const cards = await page.getByRole('article').all();
  await cards[0]!.hover();
  for (const card of cards) {
    await expect(card.getByRole('link').locator('svg')).toHaveCSS('opacity', '1');
    await expect(card.locator('> div').first()).toHaveCSS('opacity', '1');
  }
});
