import { expect, test, type Page } from '@playwright/test';
import { fadeDuration, slideInterval } from '@/components/carousel/durations';
import { workPage } from '@/content/pages';
import { Carousel, carouselProjects, intercept, last, noCarousel } from '@/e2e/support/carousel';
import { motionControl } from '@/content/browser-words';
import { expectControl, motionControlOf, open, pauseClock, startWhilePaused } from '@/e2e/support/page';

test.skip(noCarousel, 'no project has three pictures');

test('a carousel shows its pictures in order for one interval each, and starts over', async ({ page }) => {
  const specified = { slideInterval: 3000, fadeDuration: 1000 };
  expect({ slideInterval, fadeDuration }, 'as the specification asks').toEqual(specified);
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
    await carousel.advance(slideInterval - 100);
    await begin();
    await carousel.advance(0);
    await carousel.advance(2 * slideInterval);
    await carousel.expectShownNow(number);
    await end();
    const next = (number % last) + 1;
    await carousel.expectTurn(number, next);
    number = next;
  }
  const press = () => carousel.pressMotionControl();
  await expectPause(
    () => carousel.card.click({ button: 'right' }),
    // After the key, browsers show focus that came by mouse.
    () => page.mouse.move(0, 0).then(() => page.keyboard.press('x')),
  );
  await expectPause(
    () => setHidden(page, true),
    () => setHidden(page, false),
  );
  const tabToDot = () => page.keyboard.press('Tab');
  await expectPause(tabToDot, () => carousel.dot(1).blur());
  await expectPause(press, press);
  // As a screen reader clicks, and without another picture.
  const pick = () => carousel.dot(number).dispatchEvent('click');
  await expectPause(pick, () => page.mouse.click(0, 0));
  await expectPause(pick, () => press().then(press));
  await expectPause(
    () => showPart(carousel, 0.4),
    () => showPart(carousel, 0.6),
  );
});

test('a carousel stands still if its card was hovered or focused before script started', async ({ page }) => {
  const { card, frame } = new Carousel(page);
  await pauseClock(page);
  await page.goto(workPage.path);
  for (const comeToCard of [() => card.hover(), () => card.getByRole('link').focus()]) {
    await comeToCard();
    await startWhilePaused(page);
    await expect(frame).toHaveAttribute('data-still', 'attended');
    await page.mouse.move(0, 0);
    await page.reload();
  }
});

test('with less data, a carousel requests no further picture before Play', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const requests = await intercept(page, 2, 'continue');
  const carousel = await Carousel.openTimed(page);
  await carousel.advance(2 * slideInterval);
  await carousel.expectShownNow(1);
  expect(requests).toEqual([]);
  await carousel.pressMotionControl();
  await carousel.expectTurn(1, 2);
});

async function expectAfterClick(page: Page, name: string): Promise<void> {
  await motionControlOf(page).click();
  await expectControl(page, name);
}

test('the motion control stops and starts all carousels, also after picks', async ({ page }) => {
  await open(page, workPage.path);
  const all = carouselProjects.map((project) => new Carousel(page, project));
  await expectAfterClick(page, motionControl.play);
  for (const { frame } of all) await expect(frame).toHaveAttribute('data-still', 'paused');
  for (const carousel of all) await carousel.dot(2).dispatchEvent('click');
  await expectAfterClick(page, motionControl.pause);
  for (const { frame } of all) await expect(frame).not.toHaveAttribute('data-still', /paused|attended/u);
});

test('Play is stored only under reduced motion, and lost once that is turned on again', async ({ page }) => {
  await page.goto(workPage.path);
  await expectAfterClick(page, motionControl.play);
  await expectAfterClick(page, motionControl.pause);
  await page.goto('/');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(workPage.path);
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
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: null }));
  await page.goto(workPage.path);
  await expectAfterClick(page, motionControl.play);
  await expectAfterClick(page, motionControl.pause);
});
