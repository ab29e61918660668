import { expect, test, type Page } from '@playwright/test';
import { Carousel, carouselProjects } from '@/e2e/support/carousel';
import { motionControlOf, pauseMotion, playMotion } from '@/e2e/support/page';

const expectControl = (page: Page, name: string) => expect(motionControlOf(page)).toHaveAccessibleName(name);

async function expectAfterClick(page: Page, name: string): Promise<void> {
  await motionControlOf(page).click();
  await expectControl(page, name);
}

test('the motion control says Pause until all carousels are held, and moves them all', async ({ page }) => {
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

test('Play is stored only under reduced motion, and lost once that is turned on again', async ({ page }) => {
  await page.goto('/work');
  await expectAfterClick(page, playMotion);
  await expectAfterClick(page, pauseMotion);
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/work');
  await expectControl(page, playMotion);
  await expectAfterClick(page, pauseMotion);
  await page.reload();
  await expectControl(page, pauseMotion);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectControl(page, pauseMotion);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectControl(page, playMotion);
});

for (const refused of [['setItem'], ['setItem', 'getItem']]) {
  test(`the motion control works where storage refuses ${refused.join(' and ')}`, async ({ page }) => {
    await page.addInitScript((methods) => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const method of methods) Object.assign(Storage.prototype, { [method]: refuse });
    }, refused);
    await page.goto('/work');
    await expectAfterClick(page, playMotion);
    await expectAfterClick(page, pauseMotion);
  });
}
