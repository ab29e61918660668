import { expect, test, type Page } from '@playwright/test';
import {
  Carousel,
  carouselProjects,
  intercept,
  lacksCarousel,
  last,
  openTimedCarousel,
  slideInterval,
} from '@/e2e/support/carousel';
import {
  motionControlOf,
  pauseClock,
  pauseMotion,
  playMotion,
  startWhilePaused,
  waitForUpdates,
} from '@/e2e/support/page';

test.skip(lacksCarousel, 'no project has three pictures');

test('a carousel shows its pictures in order for one interval each, and starts over', async ({ page }) => {
  const carousel = await openTimedCarousel(page);
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
  const carousel = await openTimedCarousel(page);
  let number = 1;
  async function expectPause(begin: () => Promise<unknown>, end: () => Promise<unknown>): Promise<void> {
    await carousel.waitForPictures();
    await carousel.advance(slideInterval - 100);
    await begin();
    await waitForUpdates(page);
    await carousel.advance(2 * slideInterval);
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
  // After keyboard focus, the first press pauses the other carousels.
  await expectPause(
    () => page.keyboard.press('Tab'),
    () => press().then(press),
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
  const carousel = await openTimedCarousel(page);
  await carousel.advance(2 * slideInterval);
  await carousel.expectShownNow(1);
  expect(requests).toEqual([]);
  await carousel.pressMotionControl();
  await carousel.expectTurn(1, 2);
});

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
