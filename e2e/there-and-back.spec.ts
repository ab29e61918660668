import { test, type Page } from '@playwright/test';
import { loadPictures, motionControlOf, open, paths, setHidden, setTypeSize } from '@/e2e/support/page';
import { capture, expectSame } from '@/e2e/support/pixels';

// A page that is brought into another state and back looks as before, at once and at rest.

test.skip(({ browserName }) => browserName !== 'chromium', 'Others cannot emulate these media');

const laptop = { width: 1280, height: 720 };
const phone = { width: 390, height: 844 };
const phoneOnItsSide = { width: 844, height: 390 };

async function pointAtEach(page: Page): Promise<void> {
  const boxes = await page
    .locator('a, button, input, li img')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  for (const { x, y, width, height } of boxes) await page.mouse.move(x + width / 2, y + height / 2);
}

async function focusEach(page: Page): Promise<void> {
  const stops = await page.locator('a, button, input').filter({ visible: true }).count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
}

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());
const captureAll = (page: Page) => page.screenshot({ fullPage: true });
const resize = (size: typeof laptop) => (page: Page) => page.setViewportSize(size);
const emulate = (media: Parameters<Page['emulateMedia']>[0]) => (page: Page) => page.emulateMedia(media);

/** The windows, with the trips of a page in each of them: to another state, and back. */
const windows: [typeof laptop, Record<string, ((page: Page) => unknown)[]>][] = [
  [
    laptop,
    {
      'half of the window': [resize({ width: 640, height: 400 }), resize(laptop)],
      'a capture of the whole page': [captureAll],
      paper: [emulate({ media: 'print' }), emulate({ media: null })],
      'forced colours': [emulate({ forcedColors: 'active' }), emulate({ forcedColors: null })],
      'more contrast': [emulate({ contrast: 'more' }), emulate({ contrast: null })],
      'less motion': [emulate({ reducedMotion: 'reduce' }), emulate({ reducedMotion: null })],
      'another tab': [(page) => setHidden(page, true), (page) => setHidden(page, false)],
      'a pointer over each control': [pointAtEach, (page) => page.mouse.move(0, 0)],
      'focus on each control': [focusEach, blur],
    },
  ],
  [
    phone,
    {
      'the phone on its side': [resize(phoneOnItsSide), resize(phone)],
      'enlarged type': [(page) => setTypeSize(page, 36), (page) => setTypeSize(page, 16)],
    },
  ],
  [phoneOnItsSide, { 'a capture of the whole page': [captureAll] }],
];

/** The longest change of a control's look that may go on after the way back, in ms. */
const longestEase = 300;

/** Ends animations of up to `longest` ms. A longer one is a fault, an entrance begun anew: a capture shows its first frame. */
async function endAnimations(page: Page, longest = Infinity): Promise<void> {
  await page.evaluate((limit) => {
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect!.getComputedTiming().duration) <= limit) animation.finish();
      else {
        animation.pause();
        animation.currentTime = 0;
      }
    }
    scrollTo(0, 0);
  }, longest);
}

/** Stops all motion, on the second slide of a carousel. */
async function stopMotion(page: Page): Promise<void> {
  for (const pulse of await page.getByRole('checkbox').all()) await pulse.check({ force: true });
  const control = motionControlOf(page);
  if (await control.isVisible()) {
    await control.click();
    await page.getByRole('article').getByRole('button').nth(1).click();
  }
  await blur(page);
  await page.mouse.move(0, 0);
}

for (const path of paths) {
  test(`the page at ${path} looks as before after each trip to another state`, async ({ page }) => {
    await open(page, path);
    await stopMotion(page);
    for (const [size, trips] of windows) {
      await page.setViewportSize(size);
      await loadPictures(page);
      await endAnimations(page);
      const before = await capture(page);
      for (const [trip, steps] of Object.entries(trips)) {
        for (const step of steps) {
          await step(page);
          await page.evaluate(() => new Promise(requestAnimationFrame));
        }
        await endAnimations(page, longestEase);
        await expectSame(before, await capture(page), `${trip}, ${size.width} px wide, at once`);
        // So that the next trip begins at rest.
        await endAnimations(page);
      }
      await expectSame(before, await capture(page), `${size.width} px wide, at rest`);
    }
  });
}
