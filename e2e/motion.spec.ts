import { expect, test } from '@playwright/test';
import { slideInterval } from '@/components/carousel/slideshow';
import {
  advance,
  dotOf,
  expectShown,
  expectStill,
  openCard,
  openCarousel,
  waitForPicture,
} from '@/e2e/support/carousel';
import { carousels, longest, pages } from '@/e2e/support/content';
import {
  countAnimations,
  motionControlOf,
  pauseMotion,
  playMotion,
  pressMotionControl,
  tabTo,
  waitForScript,
} from '@/e2e/support/motion';

// `landing.spec.ts` tests the landing page's control, `carousel.spec.ts` what this one stops, and
// `every-page.spec.ts` how large both are.

test.skip(carousels.length === 0, 'No project in content/ has several pictures');

test.describe('The motion control of the work page', () => {
  test('is one button, named by what it does, for keyboard and pointer', async ({ page }) => {
    await page.goto('/work');
    await waitForScript(page);
    const control = motionControlOf(page);
    await expect(control).not.toHaveAttribute('aria-pressed');
    await expect(page.locator('a button, article').filter({ has: control })).toHaveCount(0);
    await expect(control).toHaveAccessibleName(pauseMotion);
    await tabTo(page, control);
    await page.keyboard.press('Enter');
    await expect(control).toHaveAccessibleName(playMotion);
    await expect(control).toBeFocused();
    await page.keyboard.press('Space');
    await expect(control).toHaveAccessibleName(pauseMotion);
    // As Chrome and Edge translate every text of a page.
    await control.evaluate((button) => {
      const font = document.createElement('font');
      font.append(button.lastElementChild?.textContent ?? '');
      button.lastElementChild?.replaceChildren(font);
    });
    for (const name of [playMotion, pauseMotion]) {
      await control.click();
      await expect(control).toHaveText(name);
    }
  });

  test('keeps what was chosen after a reload, on the way to the landing page and back, and in a new tab', async ({
    page,
    context,
  }) => {
    await page.goto('/work');
    await motionControlOf(page).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await page.reload();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: pages.shared.viewWork, exact: true }).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    const tab = await context.newPage();
    await tab.goto('/work');
    await expect(motionControlOf(tab)).toHaveAccessibleName(playMotion);
    await motionControlOf(tab).click();
    await expect(motionControlOf(tab)).toHaveAccessibleName(pauseMotion);
    // A choice in one tab counts in all.
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await tab.reload();
    await expect(motionControlOf(tab)).toHaveAccessibleName(pauseMotion);
  });

  test('follows a wish for less motion that comes after Play was pressed', async ({ page }) => {
    const { card } = await openCard(page);
    await dotOf(card, 2).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await motionControlOf(page).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await page.reload();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
  });

  for (const when of ['while the page is open', 'between two visits']) {
    test(`keeps Play against a wish for less motion, until that wish ends ${when}`, async ({ page }) => {
      const isOpen = when === 'while the page is open';
      const change = async (reducedMotion: 'reduce' | 'no-preference') => {
        if (!isOpen) await page.goto('about:blank');
        const change = await page.evaluateHandle(() => {
          const wish = matchMedia('(prefers-reduced-motion: reduce)');
          return { seen: new Promise((resolve) => wish.addEventListener('change', resolve)) };
        });
        await page.emulateMedia({ reducedMotion });
        await change.evaluate(({ seen }) => seen);
        if (!isOpen) await page.goto('/work');
      };
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/work');
      await motionControlOf(page).click();
      await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
      await page.reload();
      await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
      await change('no-preference');
      await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
      await change('reduce');
      await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    });
  }

  test('keeps Pause until Play is pressed, whatever the system asks meanwhile', async ({ page }) => {
    await page.goto('/work');
    await motionControlOf(page).click();
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      await page.reload();
      await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    }
    await motionControlOf(page).click();
    await page.reload();
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('works for the page where storage is forbidden, without complaint', async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto('/work');
    for (const name of [playMotion, pauseMotion]) {
      await motionControlOf(page).click();
      await expect(motionControlOf(page)).toHaveAccessibleName(name);
    }
    expect(complaints).toEqual([]);
  });
});

for (const wish of ['less motion', 'less data']) {
  test(`For a visitor who wishes for ${wish} carousels stand and ask for no further picture until Play is pressed`, async ({
    page,
  }) => {
    const isReduced = wish === 'less motion';
    if (isReduced) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
    } else {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    const carousel = await openCarousel(page);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await advance(carousel, 4 * slideInterval);
    await expectStill(carousel, 1);
    const isFurther = (address: URL) => longest.pictures.slice(1).some(({ isAt }) => isAt(address));
    expect(carousel.asked.filter(isFurther)).toEqual([]);
    await pressMotionControl(page);
    await waitForPicture(carousel, 2);
    await advance(carousel, slideInterval);
    await expectShown(carousel, 2);
    // Less motion means no fade either.
    if (isReduced) expect(await countAnimations(page)).toBe(0);
  });
}
