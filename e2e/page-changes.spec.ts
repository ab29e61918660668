import { expect, test, type Page } from '@playwright/test';
import { landingPage, workPage } from '@/content/pages';
import { open, waitForUpdates } from '@/e2e/support/page';

test.skip(({ browserName }) => browserName !== 'chromium', 'Others may lack view transitions');

/** Pauses each view transition, and notes in the page whether there was one, or an entrance. */
const pauseTransitions = (page: Page) =>
  page.addInitScript(() => {
    const notes = () => document.documentElement.dataset;
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) animation.pause();
      notes()['transition'] = String(Boolean(viewTransition));
    });
    document.addEventListener('transitionrun', ({ propertyName }) => {
      if (/^(?:translate|scale)$/u.test(propertyName)) notes()['entered'] = '';
    });
  });

const lookAt = (page: Page, time: number) =>
  page.evaluate((now) => {
    for (const animation of document.getAnimations()) animation.currentTime = now;
    const styleOf = (part: string) => getComputedStyle(document.documentElement, `::view-transition${part}`);
    const opacityOf = (part: string) => Number(styleOf(part).opacity);
    const sumOf = (name: string) => opacityOf(`-old(${name})`) + opacityOf(`-new(${name})`);
    return {
      ground: styleOf('').backgroundColor,
      old: opacityOf('-old(content)'),
      new: opacityOf('-new(content)'),
      visibility: styleOf('-new(content)').visibility,
      top: new DOMMatrix(styleOf('-group(content)').transform).f,
      beam: sumOf('beam'),
      header: sumOf('site-header'),
    };
  }, time);

for (const { from, to, width, height } of [
  { from: landingPage.path, to: workPage.path, width: 1280, height: 720 },
  { from: workPage.path, to: landingPage.path, width: 390, height: 844 },
  { from: workPage.path, to: landingPage.path, width: 844, height: 390 },
]) {
  test(`the way from ${from} to ${to} has no jump at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await pauseTransitions(page);
    const html = page.locator('html');
    await open(page, from);
    await expect(html).toHaveAttribute('data-entered');
    await page.evaluate(() => scrollTo(0, 300));
    const topOfMain = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top);
    const oldTop = await topOfMain();
    const link = page.locator(`a[href="${to}"]`).first();
    await link.evaluate((one: HTMLElement) => one.click());
    await expect(html).toHaveAttribute('data-transition', 'true');
    const ground = await html.evaluate((one) => getComputedStyle(one).backgroundColor);
    const once = expect.closeTo(1, 5);
    const kept = { ground, beam: once, ...(height >= 480 && { header: once }) };
    expect(await lookAt(page, 0)).toMatchObject({ ...kept, old: 1, visibility: 'hidden', top: oldTop });
    expect(await lookAt(page, 109)).toMatchObject({ ...kept, visibility: 'hidden', top: oldTop });
    expect(await lookAt(page, 110)).toMatchObject({ ...kept, old: 0, new: 0, top: await topOfMain() });
    expect(await lookAt(page, 349)).toMatchObject({ ...kept, new: expect.closeTo(1, 1) });
    await waitForUpdates(page);
    await expect(html).not.toHaveAttribute('data-entered');
  });
}

test('with less motion, a page change has neither a transition nor an entrance', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pauseTransitions(page);
  await open(page, landingPage.path);
  await page.locator(`a[href="${workPage.path}"]`).first().click();
  await expect(page).toHaveURL(workPage.path);
  await expect(page.locator('html')).toHaveAttribute('data-transition', 'false');
  await expect(page.locator('html')).not.toHaveAttribute('data-entered');
});
