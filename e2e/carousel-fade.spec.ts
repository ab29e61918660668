import { expect, test, type Locator, type Page } from '@playwright/test';
import { fadeDuration, last, openCarousel } from '@/e2e/support/carousel';
import { setHidden } from '@/e2e/support/page';

/** Counts the slides that lie on the picture of the exported page. */
const countSlides = (frame: Locator) => frame.evaluate(({ children }) => children.length - 1);

/** Opens a card and shows its second picture, with reduced motion, so without a fade. Slides that follow fade in. */
async function openSecond(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  await carousel.dot(2).click();
  await carousel.expectShown(2);
  await expect(carousel.frame.locator('.animate-fade')).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return carousel;
}

test('a fade lays a slide over the one before it, which is opaque and then removed', async ({ page }) => {
  const carousel = await openSecond(page);
  /** The next fade, and the opacities of all slides when it begins. */
  const beginning = await carousel.frame.evaluateHandle((frame) => {
    const seen: { duration?: unknown; opacities?: number[] } = {};
    // On a busy machine, an event of the animation is late.
    new MutationObserver(() => {
      const [fade] = frame.getAnimations({ subtree: true });
      if (!fade) return;
      seen.duration = fade.effect!.getComputedTiming().duration;
      seen.opacities = [...frame.children].map((slide) => Number(getComputedStyle(slide).opacity));
      fade.finish();
    }).observe(frame, { childList: true });
    return seen;
  });
  await carousel.dot(3).click();
  await carousel.expectShown(3);
  await expect.poll(() => countSlides(carousel.frame)).toBe(1);
  expect(await beginning.jsonValue()).toEqual({ duration: fadeDuration, opacities: [1, 1, 0] });
});

test('a slide that was shown with reduced motion does not fade in when that is turned off', async ({
  page,
}) => {
  const { frame } = await openSecond(page);
  expect(await frame.evaluate((one) => one.getAnimations({ subtree: true }).length)).toBe(0);
});

test('a carousel goes on after a return if the browser has not reported the end of a fade', async ({
  page,
}) => {
  const carousel = await openSecond(page);
  await page.evaluate(() =>
    Object.defineProperty(Animation.prototype, 'finished', { get: () => new Promise(() => {}) }),
  );
  await carousel.dot(3).click();
  await carousel.expectShown(3);
  await setHidden(page, true);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await setHidden(page, false);
  await carousel.dot(1).click();
  await carousel.expectShown(1);
});

test('a pick during a fade hurries that, and is shown at its end', async ({ page }) => {
  const carousel = await openSecond(page);
  const beginning = carousel.frame.evaluateHandle(
    (frame) =>
      new Promise<Animation>((resolve) => {
        new MutationObserver(() => {
          const [fade] = frame.getAnimations({ subtree: true });
          fade?.pause();
          if (fade) resolve(fade);
        }).observe(frame, { childList: true });
      }),
  );
  await carousel.dot(3).click();
  const fade = await beginning;
  const rate = () => fade.evaluate(({ playbackRate }) => playbackRate);
  expect(await rate()).toBe(1);
  await carousel.dot(1).click();
  // A third of a second is left at most, and no more than three fades fit into a second.
  await expect.poll(rate).toBe(3);
  await carousel.expectShownNow(3);
  await fade.evaluate((animation) => animation.play());
  await carousel.expectShown(1);
});

test('quick picks end at the last one, and at most two slides cover the frame until then', async ({
  page,
}) => {
  const carousel = await openSecond(page);
  /**
   * How many slides there are at most, and how much of the frame they cover at least. What shows through all of them is the
   * product of what shows through each.
   */
  const record = await carousel.frame.evaluateHandle((frame) => {
    const values = { mostSlides: 0, leastCover: 1 };
    const measure = () => {
      const slides = [...frame.children].slice(1);
      const gaps = slides.map((slide) => 1 - Number(getComputedStyle(slide).opacity));
      const uncovered = gaps.reduce((product, gap) => product * gap, 1);
      values.leastCover = Math.min(values.leastCover, 1 - uncovered);
      requestAnimationFrame(measure);
    };
    // Between two frames of animation, too.
    new MutationObserver(() => {
      values.mostSlides = Math.max(values.mostSlides, frame.children.length - 1);
    }).observe(frame, { childList: true });
    measure();
    return values;
  });
  for (let pick = 1; pick <= 20; pick += 1)
    await carousel.dot(pick === 20 ? last : 1 + (pick % last)).dispatchEvent('click');
  await carousel.expectShown(last);
  await expect.poll(() => countSlides(carousel.frame)).toBe(1);
  expect(await record.jsonValue()).toEqual({ mostSlides: 2, leastCover: expect.closeTo(1, 2) });
  // A pick after a fade is shown too. If pictures were late, all 20 have come before the first fade.
  await carousel.dot(2).click();
  await carousel.expectShown(2);
  // A pick up to 7 microtasks after another, so that one comes between a change of state and its rendering. Without fades,
  // which take long.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (let steps = 0; steps < 8; steps += 1) {
    await carousel.dot(last).click();
    await carousel.expectShown(last);
    await carousel.card.evaluate(async (card, count) => {
      const dots = card.querySelectorAll('button');
      dots[1]!.click();
      for (let step = 0; step < count; step += 1) await Promise.resolve();
      dots[0]!.click();
    }, steps);
    await carousel.expectShown(1);
  }
});
