import { expect, test, type Page } from '@playwright/test';
import { projects } from '@/content/projects';
import { fadeDuration, openTimedCarousel } from '@/e2e/support/carousel';

/** Picks the second picture, and pauses the fade to that at its beginning. */
async function openDuringFade(page: Page) {
  const carousel = await openTimedCarousel(page);
  const beginning = carousel.frame.evaluateHandle(
    (frame) =>
      new Promise<Animation>((resolve) => {
        // On a busy machine, an event of the animation would be late.
        new MutationObserver(() => {
          const fade = frame.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation);
          fade?.pause();
          if (fade) resolve(fade);
        }).observe(frame, { childList: true });
      }),
  );
  await carousel.dot(2).click();
  return { carousel, fade: await beginning };
}

test('a slide fades out over the next one, which is opaque, and is then removed', async ({ page }) => {
  const { carousel, fade } = await openDuringFade(page);
  expect(await fade.evaluate(({ effect }) => effect!.getTiming().duration)).toBe(fadeDuration);
  const opacitiesAt = (time: number) =>
    fade.evaluate((animation, now) => {
      animation.currentTime = now;
      const frame = (animation.effect as KeyframeEffect).target!.parentElement!;
      const { x, y, width, height } = frame.getBoundingClientRect();
      return document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .filter(({ parentElement }) => parentElement === frame)
        .map((slide) => Number(getComputedStyle(slide).opacity));
    }, time);
  expect(await opacitiesAt(0)).toEqual([1, 1]);
  expect(await opacitiesAt(fadeDuration / 2)).toEqual([expect.closeTo(0.5, 2), 1]);
  expect(await opacitiesAt(fadeDuration)).toEqual([0, 1]);
  await fade.evaluate((animation) => animation.play());
  await expect(carousel.frame.locator('> *')).toHaveCount(1);
  await carousel.expectShown(2);
});

test('each card prints one opaque picture, even during a fade', async ({ page }) => {
  const { fade } = await openDuringFade(page);
  await fade.evaluate((animation, half) => (animation.currentTime = half), fadeDuration / 2);
  await page.emulateMedia({ media: 'print' });
  const pictures = page.locator('article img').filter({ visible: true });
  const opacities = await pictures.evaluateAll((all) =>
    all.map(({ parentElement }) => getComputedStyle(parentElement!).opacity),
  );
  expect(opacities).toEqual(projects.map(() => '1'));
});

test('a pick hurries a fade, and is shown after 2 s even if that never ends', async ({ page }) => {
  const { carousel, fade } = await openDuringFade(page);
  await carousel.dot(3).click();
  await carousel.dot(1).click();
  // No more than three fades may fit into a second (WCAG 2.2, 2.3.1).
  await expect.poll(() => fade.evaluate(({ playbackRate }) => playbackRate)).toBe(3);
  await carousel.advance(fadeDuration);
  await carousel.expectShownNow(2);
  await carousel.advance(fadeDuration);
  await carousel.expectShown(1);
});
