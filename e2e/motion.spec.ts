import { expect, test, type Page } from '@playwright/test';
import { dotOf, frameOf, waitForUpdates } from '@/e2e/support/carousel';
import { carousels } from '@/e2e/support/content';
import { cardOf, motionControlOf, pauseMotion, playMotion } from '@/e2e/support/page';

test.skip(carousels.length === 0, 'No project in content/ has several pictures');

/** Expects the motion control to have this accessible name, now or after a retry. */
const expectControl = (page: Page, name: string) => expect(motionControlOf(page)).toHaveAccessibleName(name);

test('the motion control keeps its place and size when its name changes', async ({ page }) => {
  // At this width, a wider button would move to the next line.
  await page.setViewportSize({ width: 350, height: 800 });
  await page.goto('/work');
  await expectControl(page, pauseMotion);
  const before = await motionControlOf(page).boundingBox();
  await motionControlOf(page).press('Enter');
  await expectControl(page, playMotion);
  expect(await motionControlOf(page).boundingBox()).toEqual(before);
});

test('the motion control changes its text on a page translated by the browser', async ({ page }) => {
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
