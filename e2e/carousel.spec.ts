import { expect, test, type Page } from '@playwright/test';
import { Carousel, carouselProjects, intercept, interval, last, noCarousel } from '@/e2e/support/carousel';
import { motionControl } from '@/content/browser-words';
import {
  expectControl,
  motionControlOf,
  pauseClock,
  startWhilePaused,
  waitForUpdates,
} from '@/e2e/support/page';

test.skip(noCarousel, 'no project has three pictures');

test('a carousel shows its pictures in order for one interval each, and starts over', async ({ page }) => {
  const carousel = await Carousel.openTimed(page);
  for (let number = 1; number < last; number += 1) await carousel.expectTurn(number, number + 1);
  await carousel.expectTurn(last, 1);
});

/** Makes a page's scripts believe that its tab is hidden or visible, because Playwright cannot hide a tab. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

async function showPart({ page, frame }: Carousel, part: number): Promise<void> {
  const { y = 0, height = 0 } = (await frame.boundingBox()) ?? {};
  await page.setViewportSize({ width: 390, height: Math.round(y + part * height) });
}

test('a carousel pauses while it is kept still, and then starts a whole interval', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const carousel = await Carousel.openTimed(page);
  let number = 1;
  async function expectPause(begin: () => Promise<unknown>, end: () => Promise<unknown>): Promise<void> {
    await carousel.waitForPictures();
    await carousel.advance(interval - 100);
    await begin();
    await waitForUpdates(page);
    await carousel.advance(2 * interval);
    await carousel.expectShownNow(number);
    await end();
    const next = (number % last) + 1;
    await carousel.expectTurn(number, next);
    number = next;
  }
  const press = () => carousel.pressMotionControl();
  // A mouse that focuses the card holds it no longer than it hovers.
  await expectPause(
    () => carousel.card.click({ button: 'right' }),
    () => page.mouse.move(0, 0),
  );
  await expectPause(
    () => setHidden(page, true),
    () => setHidden(page, false),
  );
  await expectPause(press, press);
  // After keyboard focus, the first press pauses the other carousels, if there are any.
  await expectPause(
    () => page.keyboard.press('Tab'),
    () => (carouselProjects.length > 1 ? press().then(press) : press()),
  );
  await expectPause(
    () => showPart(carousel, 0.4),
    () => showPart(carousel, 0.6),
  );
});

test('a carousel pauses if its card was hovered or focused before script started', async ({ page }) => {
  const { card, frame } = new Carousel(page);
  await pauseClock(page);
  await page.goto('/work');
  await card.hover({ position: { x: 40, y: 40 } });
  await startWhilePaused(page);
  await card.hover({ position: { x: 50, y: 40 } });
  await expect(frame).toHaveAttribute('data-still', 'hovered');
  await page.mouse.move(0, 0);
  await page.reload();
  await card.getByRole('link').focus();
  await startWhilePaused(page);
  await expect(frame).toHaveAttribute('data-still', 'paused');
});

test('with less data, a carousel requests no further picture before Play', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requests = await intercept(page, 2, 'continue');
  const carousel = await Carousel.openTimed(page);
  await carousel.advance(2 * interval);
  await carousel.expectShownNow(1);
  expect(requests).toEqual([]);
  await carousel.pressMotionControl();
  await carousel.expectTurn(1, 2);
});

async function expectAfterClick(page: Page, name: string): Promise<void> {
  await motionControlOf(page).click();
  await expectControl(page, name);
}

test('the motion control says Pause until all carousels are held, and moves them all', async ({ page }) => {
  await page.goto('/work');
  const all = carouselProjects.map((project) => new Carousel(page, project));
  for (const carousel of all) {
    await expectControl(page, motionControl.pause);
    await carousel.dot(2).click();
  }
  await expectControl(page, motionControl.play);
  await expectAfterClick(page, motionControl.pause);
  for (const { frame } of all) await expect(frame).not.toHaveAttribute('data-still', 'paused');
  await expectAfterClick(page, motionControl.play);
  for (const { frame } of all) await expect(frame).toHaveAttribute('data-still', 'paused');
});

test('Play is stored only under reduced motion, and lost once that is turned on again', async ({ page }) => {
  await page.goto('/work');
  await expectAfterClick(page, motionControl.play);
  await expectAfterClick(page, motionControl.pause);
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/work');
  await expectControl(page, motionControl.play);
  await expectAfterClick(page, motionControl.pause);
  await page.reload();
  await expectControl(page, motionControl.pause);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expectControl(page, motionControl.pause);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectControl(page, motionControl.play);
});

test('the motion control works where storage is refused', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.assign(Storage.prototype, { setItem: refuse, getItem: refuse });
  });
  await page.goto('/work');
  await expectAfterClick(page, motionControl.play);
  await expectAfterClick(page, motionControl.pause);
});
