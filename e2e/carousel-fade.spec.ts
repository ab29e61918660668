import { expect, test, type Locator, type Page } from '@playwright/test';
import { dotOf, expectShown, fadeDuration, frameOf, last, openCard } from '@/e2e/support/carousel';

test.skip(last < 3, 'No project in content/ has three pictures');

/** Counts the slides that lie on the picture of the exported page. */
const countSlides = (card: Locator) => frameOf(card).evaluate((frame) => frame.children.length - 1);

/** Opens a card and shows its second picture, without any fade still running. */
async function openSecond(page: Page) {
  const carousel = await openCard(page);
  await dotOf(carousel.card, 2).click();
  await expectShown(carousel, 2);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return carousel;
}

test('a fade lays the next slide over the last one, which stays opaque until it is removed', async ({
  page,
}) => {
  const carousel = await openSecond(page);
  // Pauses the fade as it begins, in the middle of its time.
  const middle = frameOf(carousel.card).evaluate(
    (frame) =>
      new Promise((resolve) => {
        const pause = () => {
          const [fade] = frame.getAnimations({ subtree: true });
          const duration = Number(fade?.effect?.getComputedTiming().duration);
          fade?.pause();
          if (fade) fade.currentTime = duration / 2;
          const opacities = [...frame.children].map((slide) => Number(getComputedStyle(slide).opacity));
          fade?.play();
          resolve({ duration, opacities });
        };
        frame.addEventListener('animationstart', pause, { once: true });
      }),
  );
  await dotOf(carousel.card, 3).click();
  // The first is the picture of the exported page.
  expect(await middle).toEqual({ duration: fadeDuration, opacities: [1, 1, expect.closeTo(0.5, 1)] });
  await expectShown(carousel, 3);
  await expect.poll(() => countSlides(carousel.card)).toBe(1);
});

test('quick picks end at the last one, over two slides at most, and never uncover the frame', async ({
  page,
}) => {
  const carousel = await openSecond(page);
  /** How many slides there are at most, and how much of the frame they cover at least, in each frame of animation. */
  const record = await frameOf(carousel.card).evaluateHandle((frame) => {
    const values = { mostSlides: 0, leastCover: 1 };
    const measure = () => {
      const slides = [...frame.children].slice(1);
      const gap = slides.reduce(
        (product, slide) => product * (1 - Number(getComputedStyle(slide).opacity)),
        1,
      );
      values.mostSlides = Math.max(values.mostSlides, slides.length);
      values.leastCover = Math.min(values.leastCover, 1 - gap);
      requestAnimationFrame(measure);
    };
    measure();
    return values;
  });
  for (let pick = 1; pick <= 60; pick += 1)
    await dotOf(carousel.card, pick === 60 ? last : 1 + (pick % last)).dispatchEvent('click');
  await expectShown(carousel, last);
  await expect.poll(() => countSlides(carousel.card)).toBe(1);
  expect(await record.jsonValue()).toEqual({ mostSlides: 2, leastCover: expect.closeTo(1, 2) });
});
