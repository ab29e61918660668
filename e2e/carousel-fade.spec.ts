import { expect, test, type Locator } from '@playwright/test';
import { fadeDuration, last, openCarousel } from '@/e2e/support/carousel';

const countSlides = (frame: Locator) => frame.evaluate(({ children }) => children.length);

/** Pauses the next fade in a frame at its beginning. */
const pauseNextFade = (frame: Locator) =>
  frame.evaluateHandle(
    (element) =>
      new Promise<Animation>((resolve) => {
        // On a busy machine, an event of the animation would be late.
        new MutationObserver(() => {
          const fade = element.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation);
          fade?.pause();
          if (fade) resolve(fade);
        }).observe(element, { childList: true });
      }),
  );

test('a slide fades out over the next one, which is opaque, and is then removed', async ({ page }) => {
  const carousel = await openCarousel(page);
  const beginning = pauseNextFade(carousel.frame);
  await carousel.dot(2).click();
  const fade = await beginning;
  expect(await fade.evaluate(({ effect }) => effect!.getTiming().duration)).toBe(fadeDuration);
  /** The opacities of all slides, from the top down. */
  const opacitiesAt = (time: number) =>
    fade.evaluate((animation, now) => {
      animation.currentTime = now;
      const { target } = animation.effect as KeyframeEffect;
      const { x, y, width, height } = target!.getBoundingClientRect();
      return document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter(({ parentElement }) => parentElement === target!.parentElement)
        .map((slide) => Number(getComputedStyle(slide).opacity));
    }, time);
  expect(await opacitiesAt(0)).toEqual([1, 1]);
  expect(await opacitiesAt(fadeDuration / 2)).toEqual([expect.closeTo(0.5, 2), 1]);
  expect(await opacitiesAt(fadeDuration)).toEqual([0, 1]);
  await fade.evaluate((animation) => animation.play());
  await expect.poll(() => countSlides(carousel.frame)).toBe(1);
  await carousel.expectShown(2);
});

test('a carousel goes on if the browser reports no end of a fade, as when an extension pauses it', async ({
  page,
}) => {
  const carousel = await openCarousel(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(sheet);
  });
  for (const number of [2, 1]) {
    await carousel.dot(number).click();
    await carousel.expectShown(number);
  }
});

test('a pick during a fade hurries that, and is shown at its end', async ({ page }) => {
  const carousel = await openCarousel(page);
  const beginning = pauseNextFade(carousel.frame);
  await carousel.dot(2).click();
  const fade = await beginning;
  const rate = () => fade.evaluate(({ playbackRate }) => playbackRate);
  expect(await rate()).toBe(1);
  await carousel.dot(1).click();
  // A third of a second is left at most, and no more than three fades fit into a second.
  await expect.poll(rate).toBe(3);
  await carousel.expectShownNow(2);
  await fade.evaluate((animation) => animation.play());
  await carousel.expectShown(1);
});

test('quick picks end at the last one, and there are at most two slides until then', async ({ page }) => {
  const carousel = await openCarousel(page);
  const most = await carousel.frame.evaluateHandle((frame) => {
    const seen = { slides: 1 };
    new MutationObserver(() => {
      seen.slides = Math.max(seen.slides, frame.children.length);
    }).observe(frame, { childList: true });
    return seen;
  });
  for (let pick = 1; pick <= 20; pick += 1)
    await carousel.dot(pick === 20 ? last : 1 + (pick % last)).dispatchEvent('click');
  await carousel.expectShown(last);
  await expect.poll(() => countSlides(carousel.frame)).toBe(1);
  expect(await most.jsonValue()).toEqual({ slides: 2 });
});

test('the second of two picks is shown, however soon it follows', async ({ page }) => {
  // A picked slide would wait for a fade.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openCarousel(page);
  // Nobody knows when React renders the first, so the second follows 0 to 7 microtasks later.
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
