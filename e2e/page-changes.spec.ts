import { expect, test, type Page } from '@playwright/test';
import { landingPage, workPage } from '@/content/pages';
import { loadPictures, open } from '@/e2e/support/page';
import { capture, expectSame } from '@/e2e/support/pixels';

// What a visitor sees on the way from one page to another: it begins with the old page, and ends with the new one.

test.skip(({ browserName }) => browserName !== 'chromium', 'Others may lack view transitions');

// On a busy machine, Chromium draws about one paused transition in a hundred as an empty ground. A fault of the site fails twice.
test.describe.configure({ retries: 1 });

/** The share of the pixels that may differ: for the link in the header that is current, and for edges of letters. */
const smallShare = 0.003;

/** Pauses each view transition at its first frame, until `moveTo` moves it. */
async function pauseTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
      document.documentElement.dataset['paused'] = String(Boolean(viewTransition));
    });
  });
}

/** Moves the paused view transition to its last frame or another moment, in ms, or ends it. */
const moveTo = (page: Page, moment: 'last frame' | 'end' | number) =>
  page.evaluate((to) => {
    const all = document.getAnimations().map((animation) => ({
      animation,
      endTime: Number(animation.effect!.getComputedTiming().endTime),
    }));
    // The badge's pulse never ends.
    const finite = all.filter(({ endTime }) => endTime < Infinity);
    const lastFrame = Math.max(...finite.map(({ endTime }) => endTime)) - 1;
    for (const { animation } of finite) {
      if (to === 'end') animation.finish();
      else animation.currentTime = to === 'last frame' ? lastFrame : to;
    }
  }, moment);

/** A style of a part of the view transition, or of the page if the part is empty. */
const styleOf = (page: Page, part: string, style: 'opacity' | 'visibility' | 'backgroundColor') =>
  page.evaluate((one) => getComputedStyle(document.documentElement, one.part)[one.style], { part, style });

const opacityOf = async (page: Page, part: string) => Number(await styleOf(page, part, 'opacity'));

const toWork = { from: landingPage.path, scrolledBy: 0, to: workPage.path };
const fromWork = { from: workPage.path, scrolledBy: 300, to: landingPage.path };
const fromUnknown = { from: '/nowhere', scrolledBy: 40, to: landingPage.path };

for (const { width, height, changes } of [
  { width: 390, height: 844, changes: [toWork, fromWork, fromUnknown] },
  { width: 1280, height: 720, changes: [toWork, fromWork] },
  // A phone on its side. Its header scrolls away.
  { width: 844, height: 390, changes: [fromWork] },
]) {
  test(`a page change begins and ends without a jump at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await pauseTransitions(page);
    for (const { from, scrolledBy, to } of changes) {
      await test.step(`${from}, scrolled by ${scrolledBy} px, to ${to}`, async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await open(page, from);
        await loadPictures(page);
        await page.evaluate((top) => scrollTo(0, top), scrolledBy);
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        const oldPage = await capture(page);
        // Without a pointer, so that nothing is hovered.
        await page
          .locator(`a[href="${to}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await expect(page.locator('html')).toHaveAttribute('data-paused', 'true');
        await expectSame(oldPage, await capture(page), 'the old page, and the first frame', smallShare);
        // Otherwise browsers could draw the new page before it has jumped (`globals.css`).
        expect.soft(await styleOf(page, '::view-transition-new(content)', 'visibility')).toBe('hidden');
        // Between the pages, no other ground flashes.
        const ground = await styleOf(page, '', 'backgroundColor');
        expect.soft(await styleOf(page, '::view-transition', 'backgroundColor')).toBe(ground);
        // The old page is gone before the new one can be read. The light and the header are there all the time.
        await moveTo(page, 110);
        expect.soft(await opacityOf(page, '::view-transition-old(content)')).toBe(0);
        expect.soft(await opacityOf(page, '::view-transition-new(content)')).toBeLessThan(0.2);
        expect.soft(await opacityOf(page, '::view-transition-new(beam)')).toBe(1);
        if (height >= 480) expect.soft(await opacityOf(page, '::view-transition-new(site-header)')).toBe(1);
        await moveTo(page, 'last frame');
        const lastFrame = await capture(page);
        await moveTo(page, 'end');
        await expectSame(lastFrame, await capture(page), 'the last frame, and the new page', smallShare);
      });
    }
  });
}
