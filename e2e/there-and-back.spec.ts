import { test, type Page } from '@playwright/test';
import {
  loadPictures,
  motionControlOf,
  open,
  paths,
  setHidden,
  setTypeSize,
  waitForUpdates,
} from '@/e2e/support/page';
import { expectSame, pixelsOf } from '@/e2e/support/pixels';

// A page that is brought into another state and back looks as before, at once and at rest.

test.skip(
  ({ browserName }) => browserName !== 'chromium',
  'Playwright emulates these media in Chromium alone',
);

type Size = readonly [width: number, height: number];

const laptop: Size = [1280, 720];
const phone: Size = [390, 844];
const phoneOnItsSide: Size = [844, 390];

const resize = (page: Page, [width, height]: Size) => page.setViewportSize({ width, height });

/** Moves the pointer over each link, control and logo in the window. */
async function pointAtEach(page: Page): Promise<void> {
  const centres = await page.locator('a, button, input, li img').evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    }),
  );
  for (const [x, y] of centres) if (y < laptop[1]) await page.mouse.move(x, y);
}

async function focusEach(page: Page): Promise<void> {
  const stops = await page.locator('a, button, input').filter({ visible: true }).count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
}

const blur = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement).blur());

/** What happens to a page in a window of some size, and how it ends. */
type Trip = [size: Size, what: string, there: (page: Page) => unknown, back: (page: Page) => unknown];

const trips: Trip[] = [
  [laptop, 'half of the window', (page) => resize(page, [640, 400]), (page) => resize(page, laptop)],
  [phone, 'a turn', (page) => resize(page, phoneOnItsSide), (page) => resize(page, phone)],
  [phoneOnItsSide, 'a turn', (page) => resize(page, phone), (page) => resize(page, phoneOnItsSide)],
  [phoneOnItsSide, 'a capture of the whole page', (page) => page.screenshot({ fullPage: true }), () => {}],
  [laptop, 'a capture of the whole page', (page) => page.screenshot({ fullPage: true }), () => {}],
  ...(
    [
      ['paper', { media: 'print' }],
      ['forced colours', { forcedColors: 'active' }],
      ['more contrast', { contrast: 'more' }],
      ['less motion', { reducedMotion: 'reduce' }],
    ] as const
  ).map(([what, media]): Trip => {
    const none = Object.fromEntries(Object.keys(media).map((name) => [name, null]));
    return [laptop, what, (page) => page.emulateMedia(media), (page) => page.emulateMedia(none)];
  }),
  [phone, 'large type', (page) => setTypeSize(page, 36), (page) => setTypeSize(page, 16)],
  [laptop, 'another tab', (page) => setHidden(page, true), (page) => setHidden(page, false)],
  [laptop, 'a pointer over each control', pointAtEach, (page) => page.mouse.move(0, 0)],
  [laptop, 'focus on each control', focusEach, blur],
];

/** The longest change of a control's look that may still go on after the way back, in ms. */
const longestEase = 300;

/** Ends all animations, or takes them to their first frame. In that, those of controls have ended. */
async function moveAnimations(page: Page, to: 'first frame' | 'end'): Promise<void> {
  await page.evaluate(
    ([ease, isEnd]) => {
      for (const animation of document.getAnimations()) {
        const { duration } = animation.effect!.getComputedTiming();
        if (isEnd || Number(duration) <= ease) animation.finish();
        else {
          animation.pause();
          animation.currentTime = 0;
        }
      }
      scrollTo(0, 0);
    },
    [longestEase, to === 'end'] as const,
  );
  await waitForUpdates(page);
}

/** Stops all motion, on the second slide of a carousel. */
async function stopMotion(page: Page): Promise<void> {
  for (const pulse of await page.getByRole('checkbox').all()) await pulse.check({ force: true });
  const control = motionControlOf(page);
  if (await control.isVisible()) {
    await page.getByRole('article').getByRole('button').nth(1).click();
    await control.click();
  }
  await blur(page);
  await page.mouse.move(0, 0);
}

for (const path of paths) {
  test(`the page at ${path} looks as before after each trip to another state`, async ({ page }) => {
    await open(page, path);
    await stopMotion(page);
    for (const size of [laptop, phone, phoneOnItsSide]) {
      await resize(page, size);
      await loadPictures(page);
      await moveAnimations(page, 'end');
      const before = await pixelsOf(page);
      for (const [, what, there, back] of trips.filter(([at]) => at === size)) {
        await there(page);
        await waitForUpdates(page);
        await back(page);
        await waitForUpdates(page);
        const message = `${what} at ${size.join(' × ')} px`;
        await moveAnimations(page, 'first frame');
        expectSame(before, await pixelsOf(page), `${message}, at once`);
        await moveAnimations(page, 'end');
        expectSame(before, await pixelsOf(page), `${message}, at rest`);
      }
    }
  });
}
