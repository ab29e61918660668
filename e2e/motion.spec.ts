import { expect, test, type Page } from '@playwright/test';
import { Carousel, carouselProjects } from '@/e2e/support/carousel';
import { motionControlOf, pauseMotion, playMotion, waitForUpdates } from '@/e2e/support/page';

const expectControl = (page: Page, name: string) => expect(motionControlOf(page)).toHaveAccessibleName(name);

async function expectAfterClick(page: Page, name: string): Promise<void> {
  await motionControlOf(page).click();
  await expectControl(page, name);
}

test('the motion control shares its state with other tabs', async ({ page, context }) => {
  await page.goto('/work');
  await expectAfterClick(page, playMotion);
  const tab = await context.newPage();
  await tab.goto('/work');
  await expectControl(tab, playMotion);
  await expectAfterClick(tab, pauseMotion);
  await expectControl(page, pauseMotion);
});

test('a page in the back/forward cache follows a choice made meanwhile', async ({ page }) => {
  await page.goto('/work');
  await expectAfterClick(page, playMotion);
  const paused = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  await expectAfterClick(page, pauseMotion);
  // Stands for another tab: as in the cache, no event tells the page of this change.
  await page.evaluate((choice) => Object.assign(localStorage, choice), paused);
  await expectControl(page, pauseMotion);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectControl(page, playMotion);
});

test('the motion control says Pause until each carousel is held, and starts and stops all', async ({
  page,
}) => {
  await page.goto('/work');
  const all = carouselProjects.map((project) => new Carousel(page, project));
  for (const carousel of all) {
    await expectControl(page, pauseMotion);
    await carousel.dot(2).click();
  }
  await expectControl(page, playMotion);
  await expectAfterClick(page, pauseMotion);
  for (const { frame } of all) await expect(frame).not.toHaveAttribute('data-still', 'paused');
  await expectAfterClick(page, playMotion);
  for (const { frame } of all) await expect(frame).toHaveAttribute('data-still', 'paused');
});

test('Play is stored only under reduced motion, and lost once that is turned on anew', async ({ page }) => {
  await page.goto('/work');
  await expectAfterClick(page, playMotion);
  await expectAfterClick(page, pauseMotion);
  // An open page would now delete a Play stored by mistake.
  await page.goto('about:blank');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/work');
  await expectControl(page, playMotion);
  await expectAfterClick(page, pauseMotion);
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

test('the motion control works where storage is refused', async ({ context }) => {
  for (const refused of [['setItem'], ['setItem', 'getItem']]) {
    const page = await context.newPage();
    await page.addInitScript((methods) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const method of methods) Object.assign(Storage.prototype, { [method]: refuse });
    }, refused);
    await page.goto('/work');
    await expectAfterClick(page, playMotion);
    await expectAfterClick(page, pauseMotion);
  }
});
