import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchTimes } from '@/e2e/expectations';
import { dotOf, expectShown, frameOf, interceptPicture, openCard } from '@/e2e/support/carousel';
import { last, longest } from '@/e2e/support/content';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

const { fadeDuration } = launchTimes;

/** Counts the slides that lie on the picture of the exported page. */
const countSlides = (card: Locator) => frameOf(card).evaluate((frame) => frame.children.length - 1);

/** Pauses a card's next fade as it begins. Resolves to its durations in ms. */
const pauseFade = (card: Locator) =>
  frameOf(card).evaluate(
    (frame) =>
      new Promise((resolve) => {
        const pause = () => {
          const fades = frame.getAnimations({ subtree: true });
          for (const fade of fades) fade.pause();
          resolve(fades.map(({ effect }) => effect?.getComputedTiming().duration));
        };
        frame.addEventListener('animationstart', pause, { once: true });
      }),
  );

/** Sets how much of a paused fade has passed, from 0 to 1. */
const moveFade = (card: Locator, part: number) =>
  frameOf(card).evaluate((frame, time) => {
    for (const fade of frame.getAnimations({ subtree: true })) fade.currentTime = time;
  }, part * fadeDuration);

type Colour = readonly number[];

/** Returns the colours of nine points of a card's picture. */
async function coloursOf(page: Page, card: Locator): Promise<Colour[]> {
  // Otherwise the header may lie over it.
  await frameOf(card).evaluate((frame) => frame.scrollIntoView({ block: 'center' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await frameOf(card).boundingBox()) ?? {};
  const image = await page.screenshot({ clip: { x, y, width, height } });
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const points = [0.25, 0.5, 0.75].flatMap((across) =>
    [0.25, 0.5, 0.75].map((down) => [across, down] as const),
  );
  return points.map(([across, down]) => {
    const at = 3 * (Math.floor(down * info.height) * info.width + Math.floor(across * info.width));
    return [...data.subarray(at, at + 3)];
  });
}

/** Records how much of a card's frame is covered by slides, at least, in each frame of animation from now on. */
const recordCover = (card: Locator) =>
  frameOf(card).evaluate((frame) => {
    const record = { leastCover: 1, mostSlides: 0 };
    const measure = () => {
      const slides = [...frame.children].slice(1);
      const gap = slides.reduce(
        (product, slide) => product * (1 - Number(getComputedStyle(slide).opacity)),
        1,
      );
      record.leastCover = Math.min(record.leastCover, 1 - gap);
      record.mostSlides = Math.max(record.mostSlides, slides.length);
      requestAnimationFrame(measure);
    };
    measure();
    Object.assign(window, { record });
  });
const recordOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { record: { leastCover: number; mostSlides: number } }).record);

/** Answers requests for the second and third picture with pictures of one colour each, and returns these colours. */
async function paintPictures(page: Page): Promise<[Colour, Colour]> {
  const colours: [Colour, Colour] = [
    [255, 219, 192],
    [20, 90, 160],
  ];
  for (const [index, [r = 0, g = 0, b = 0]] of colours.entries()) {
    const flat = sharp({ create: { width: 16, height: 10, channels: 3, background: { r, g, b } } });
    const body = await flat.png().toBuffer();
    await interceptPicture(page, longest.pictures[index + 1], (route) =>
      route.fulfill({ body, contentType: 'image/png' }),
    );
  }
  return colours;
}

/** Opens a card and shows its second picture, without any fade still running. */
async function openSecond(page: Page) {
  const carousel = await openCard(page);
  await dotOf(carousel.card, 2).click();
  await expectShown(carousel, 2);
  await expect.poll(() => countSlides(carousel.card)).toBe(1);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return carousel;
}

/** Expects a paused fade to mix two colours evenly at each of its points, and more of the second the later it is. */
async function expectMix(page: Page, card: Locator, [from, to]: readonly [Colour, Colour]): Promise<void> {
  const span = to.map((value, channel) => value - (from[channel] ?? 0));
  let before = -0.01;
  for (const part of [0, 0.25, 0.5, 0.75, 0.999]) {
    await moveFade(card, part);
    for (const colour of await coloursOf(page, card)) {
      const dot = span.reduce(
        (sum, value, channel) => sum + value * ((colour[channel] ?? 0) - (from[channel] ?? 0)),
        0,
      );
      const share = dot / span.reduce((sum, value) => sum + value * value, 0);
      const mix = span.map((value, channel) => (from[channel] ?? 0) + share * value);
      const error = Math.max(...mix.map((value, channel) => Math.abs(value - (colour[channel] ?? 0))));
      expect(error, `${colour} at ${part} of the fade is no mix of ${from} and ${to}`).toBeLessThanOrEqual(3);
      if (part === 0 || part === 0.5) expect(share).toBeCloseTo(part, 1);
      expect(share).toBeGreaterThan(before);
    }
    before = part / 2;
  }
}

test.describe('A fade', () => {
  test('from the second picture to the third mixes both, and nothing else', async ({ page }) => {
    const colours = await paintPictures(page);
    const { card } = await openSecond(page);
    const pausing = pauseFade(card);
    await dotOf(card, 3).click();
    expect(await pausing).toEqual([fadeDuration]);
    await expectMix(page, card, colours);
  });

  test('after ten quick picks ends at the last one, and never uncovers the frame', async ({ page }) => {
    const carousel = await openSecond(page);
    await recordCover(carousel.card);
    for (let press = 1; press <= 10; press += 1) {
      await dotOf(carousel.card, press === 10 ? last : 1 + (press % last)).dispatchEvent('click');
    }
    await expectShown(carousel, last);
    await expect.poll(() => countSlides(carousel.card)).toBe(1);
    const { leastCover, mostSlides } = await recordOf(page);
    expect(leastCover).toBeCloseTo(1);
    // With the picture of the exported page below, there are four layers at most.
    expect(mostSlides).toBeLessThanOrEqual(3);
  });
});
