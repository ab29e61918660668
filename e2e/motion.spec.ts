import { expect, test, type Page } from '@playwright/test';
import { carousels, dotOf, frameOf } from '@/e2e/support/carousel';
import { cardOf, motionControlOf, pauseMotion, playMotion, waitForUpdates } from '@/e2e/support/page';

test.skip(carousels.length === 0, 'No project in content/ has several pictures');

/** Expects the motion control to have this accessible name, now or after a retry. */
const expectControl = (page: Page, name: string) => expect(motionControlOf(page)).toHaveAccessibleName(name);

test('the motion control shares its state with other tabs', async ({ page, context }) => {
  await page.goto('/work');
  await motionControlOf(page).click();
  await expectControl(page, playMotion);
  const tab = await context.newPage();
  await tab.goto('/work');
  await expectControl(tab, playMotion);
  await motionControlOf(tab).click();
  await expectControl(page, pauseMotion);
});

test('the motion control says Pause while any carousel may move, and starts all when each is held', async ({
  page,
}) => {
  await page.goto('/work');
  for (const { title } of carousels) {
    await expectControl(page, pauseMotion);
    await dotOf(cardOf(page, title), 2).click();
  }
  await expectControl(page, playMotion);
  await motionControlOf(page).click();
  await expectControl(page, pauseMotion);
  for (const { title } of carousels)
    await expect(frameOf(cardOf(page, title))).not.toHaveAttribute('data-still', 'paused');
});

test('Play overrides reduced motion, also on the next visit, until that is switched on again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/work');
  await expectControl(page, playMotion);
  await motionControlOf(page).click();
  await expectControl(page, pauseMotion);
  await page.reload();
  await expectControl(page, pauseMotion);
  for (const [reducedMotion, name] of [
    ['no-preference', pauseMotion],
    ['reduce', playMotion],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await waitForUpdates(page);
    await expectControl(page, name);
  }
});

test('Play without reduced motion is not kept for the day on which that is switched on', async ({ page }) => {
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

for (const [method, what] of [
  ['getItem', 'reading'],
  ['setItem', 'writing'],
] as const) {
  test(`the motion control works where ${what} \`localStorage\` throws`, async ({ page }) => {
    await page.addInitScript((name) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Storage.prototype[name] = refuse;
      Storage.prototype.setItem = refuse;
    }, method);
    await page.goto('/work');
    for (const name of [playMotion, pauseMotion]) {
      await motionControlOf(page).click();
      await expectControl(page, name);
    }
  });
}
