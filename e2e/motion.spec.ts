import { expect, test, type Page } from '@playwright/test';
import { dotOf, frameOf, waitForUpdates } from '@/e2e/support/carousel';
import { carousels } from '@/e2e/support/content';
import { motionControlOf, pauseMotion, playMotion } from '@/e2e/support/motion';
import { cardOf } from '@/e2e/support/page';

test.skip(carousels.length === 0, 'No project in content/ has several pictures');

/** Expects the motion control to have this accessible name, now or after a retry. */
const expectControl = (page: Page, name: string) => expect(motionControlOf(page)).toHaveAccessibleName(name);

test.describe('The motion control of the work page', () => {
  test('has the name of the action that a click performs, in the same place and size', async ({ page }) => {
    // At this width, a wider button would move to the next line.
    await page.setViewportSize({ width: 350, height: 800 });
    await page.goto('/work');
    const control = motionControlOf(page);
    await expectControl(page, pauseMotion);
    const before = await control.boundingBox();
    await control.press('Enter');
    await expectControl(page, playMotion);
    expect(await control.boundingBox()).toEqual(before);
    await expect(control).toBeFocused();
    // With this attribute, screen readers would announce "Play, pressed".
    await expect(control).not.toHaveAttribute('aria-pressed');
  });

  test('changes its text on a page translated by the browser', async ({ page }) => {
    await page.goto('/work');
    const control = motionControlOf(page);
    // Chrome and Edge wrap each text that they translate in a `font` element.
    await control.getByText(pauseMotion, { exact: true }).evaluate((label) => {
      const font = document.createElement('font');
      font.append(label.textContent);
      label.replaceChildren(font);
    });
    for (const name of [playMotion, pauseMotion]) {
      await control.click();
      await expect(control).toHaveText(name);
    }
  });

  test('shares its state with other tabs', async ({ page, context }) => {
    await page.goto('/work');
    await motionControlOf(page).click();
    await expectControl(page, playMotion);
    const tab = await context.newPage();
    await tab.goto('/work');
    await expectControl(tab, playMotion);
    await motionControlOf(tab).click();
    await expectControl(page, pauseMotion);
  });

  test('says Pause while any carousel may move by itself, and Play when all are held', async ({ page }) => {
    await page.goto('/work');
    for (const { title } of carousels) {
      await expectControl(page, pauseMotion);
      await dotOf(cardOf(page, title), 2).click();
    }
    await expectControl(page, playMotion);
    await motionControlOf(page).click();
    await expectControl(page, pauseMotion);
    for (const { title } of carousels) {
      await expect(frameOf(cardOf(page, title))).not.toHaveAttribute('data-still', 'paused');
    }
  });

  test('pauses if reduced motion is turned on after Play was pressed', async ({ page }) => {
    await page.goto('/work');
    for (const name of [playMotion, pauseMotion]) {
      await motionControlOf(page).click();
      await expectControl(page, name);
    }
    await page.goto('about:blank');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/work');
    await expectControl(page, playMotion);
  });

  for (const when of ['while the page is open', 'between two visits']) {
    test(`lets Play override reduced motion until that setting is turned off ${when}`, async ({ page }) => {
      const change = async (reducedMotion: 'reduce' | 'no-preference') => {
        if (when === 'between two visits') await page.goto('about:blank');
        await page.emulateMedia({ reducedMotion });
        await waitForUpdates(page);
        if (when === 'between two visits') await page.goto('/work');
      };
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/work');
      await motionControlOf(page).click();
      await expectControl(page, pauseMotion);
      await page.reload();
      await expectControl(page, pauseMotion);
      await change('no-preference');
      await expectControl(page, pauseMotion);
      await change('reduce');
      await expectControl(page, playMotion);
    });
  }

  test('works if the browser blocks `localStorage`', async ({ page }) => {
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
      await expectControl(page, name);
    }
  });
});
