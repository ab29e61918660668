import { expect, test, type Locator } from '@playwright/test';
import {
  advance,
  advanceTo,
  beginFade,
  dotsOf,
  expectChangeTo,
  expectStill,
  fade,
  finishFade,
  interval,
  openCarousel,
  shownIn,
  slidesOf,
  waitForPicture,
} from '@/e2e/support/carousel';
import { projectContent } from '@/e2e/support/content';
import { settle } from '@/e2e/support/settle';
import { backOps, captiveFi, payGrids, projects, shftLst } from '@/e2e/support/specification';
import { cardOf } from '@/e2e/support/words';

const carousels = [backOps, shftLst, captiveFi];

/** Times in ms at which the next changes of a card begin and end: a second picture comes, the first one goes. */
async function timeChanges(card: Locator, count: number): Promise<{ begins: number[]; ends: number[] }> {
  return card.evaluate(
    (element, wanted) =>
      new Promise<{ begins: number[]; ends: number[] }>((resolve) => {
        const begins: number[] = [];
        const ends: number[] = [];
        let before = element.querySelectorAll('img').length;
        const observer = new MutationObserver(() => {
          const now = element.querySelectorAll('img').length;
          if (now > before) begins.push(performance.now());
          // The end of a fade whose beginning went unseen does not count.
          if (now < before && ends.length < begins.length) ends.push(performance.now());
          before = now;
          if (ends.length < wanted) return;
          observer.disconnect();
          resolve({ begins, ends });
        });
        observer.observe(element, { childList: true, subtree: true });
      }),
    count,
  );
}

test.describe('A carousel, by the clock', () => {
  for (const project of carousels) {
    test(`of ${project.title} changes after 3 seconds and not before, shows all ${project.pictures} pictures and then the first again, and moves its current dot along`, async ({
      page,
    }) => {
      const carousel = await openCarousel(page, project);
      const dots = dotsOf(carousel.card);
      await expect(dots.all).toHaveCount(project.pictures);
      expect(await dots.current()).toEqual([1]);
      for (let step = 1; step <= project.pictures + 1; step += 1) {
        const before = ((step - 1) % project.pictures) + 1;
        const number = (step % project.pictures) + 1;
        await waitForPicture(carousel, number);
        await advanceTo(carousel, step * interval - 100);
        await expectStill(carousel, before);
        await advanceTo(carousel, step * interval);
        await expectChangeTo(carousel, number);
        await expect.poll(dots.current).toEqual([number]);
        await finishFade(carousel, number);
      }
    });
  }

  test('shows by a longer dot which picture is current', async ({ page }) => {
    const { card } = await openCarousel(page, backOps);
    const widths = await dotsOf(card).all.evaluateAll((dots) =>
      dots.map((dot) => dot.firstElementChild?.getBoundingClientRect().width ?? 0),
    );
    const [current = 0, ...others] = widths;
    expect(new Set(others).size).toBe(1);
    expect(current).toBeGreaterThan(2 * (others[0] ?? Infinity));
  });

  test('does not turn the one picture of PayGrids, which has no dots and is no carousel', async ({
    page,
  }) => {
    const neighbour = await openCarousel(page, captiveFi);
    const card = cardOf(page, payGrids.title);
    await expect(card.getByRole('img')).toBeInViewport();
    await expect(card.getByRole('group')).toHaveCount(0);
    await expect(card.getByRole('button')).toHaveCount(0);
    const [first] = projectContent(payGrids.title).pictures;
    for (const [index, number] of [2, 3, 1, 2].entries()) {
      await waitForPicture(neighbour, number);
      await advanceTo(neighbour, (index + 1) * interval);
      await expectChangeTo(neighbour, number);
      await finishFade(neighbour, number);
      expect(await shownIn(card)).toEqual([first?.alt]);
    }
  });

  test('changes in every card that is on screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2000 });
    const carousel = await openCarousel(page, backOps);
    for (const { title } of projects) await expect(cardOf(page, title)).toBeInViewport();
    await advanceTo(carousel, interval);
    for (const { title } of carousels) {
      const second = projectContent(title).pictures[1];
      await expect.poll(() => shownIn(cardOf(page, title)), { message: title }).toContain(second?.alt);
    }
  });

  test('fades evenly for 1 second, and then shows the new picture alone', async ({ page }) => {
    const carousel = await openCarousel(page, backOps);
    const slides = slidesOf(carousel.card);
    await waitForPicture(carousel, 2);
    await advanceTo(carousel, interval);
    await expectChangeTo(carousel, 2);
    await beginFade(carousel);
    const timings = await slides.evaluateAll((elements) =>
      elements.map((slide) => {
        const timing = slide.getAnimations().map(({ effect }) => effect?.getTiming());
        return timing.map((each) => ({ duration: each?.duration, delay: each?.delay, easing: each?.easing }));
      }),
    );
    const even = { duration: fade, delay: 0, easing: 'linear' };
    expect(timings).toEqual([[even], [even]]);
    for (const part of [0.25, 0.5, 0.75]) {
      const opacities = await slides.evaluateAll(
        (elements, time) =>
          elements.map((slide) => {
            for (const animation of slide.getAnimations()) animation.currentTime = time;
            return {
              isLeaving: slide.ariaHidden === 'true',
              opacity: Number(getComputedStyle(slide).opacity),
            };
          }),
        part * fade,
      );
      const leaving = opacities.find(({ isLeaving }) => isLeaving);
      const coming = opacities.find(({ isLeaving }) => !isLeaving);
      expect(leaving?.opacity).toBeCloseTo(1 - part, 2);
      expect(coming?.opacity).toBeCloseTo(part, 2);
    }
    expect(await shownIn(carousel.card)).toHaveLength(2);
    await finishFade(carousel, 2);
    await expect(slides).toHaveCount(1);
  });

  test('stands while its card is out of sight, and goes on by single steps', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const carousel = await openCarousel(page, backOps);
    await waitForPicture(carousel, 2);
    await cardOf(page, captiveFi.title).locator('img').scrollIntoViewIfNeeded();
    await expect(carousel.card).not.toBeInViewport();
    await settle(page);
    await advance(carousel, 10_000);
    await expectStill(carousel, 1);
    await carousel.card.locator('img').scrollIntoViewIfNeeded();
    await settle(page);
    await expectStill(carousel, 1);
    await advance(carousel, interval - 100);
    await expectStill(carousel, 1);
    await advance(carousel, 100);
    await expectChangeTo(carousel, 2);
    await finishFade(carousel, 2);
  });

  test('stands while less than half of its picture is on screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const carousel = await openCarousel(page, backOps);
    await waitForPicture(carousel, 2);
    const hidePart = async (hidden: number) => {
      await carousel.card.locator('img').evaluate((picture, part) => {
        const { top, height } = picture.getBoundingClientRect();
        window.scrollTo({ top: scrollY + top + part * height, behavior: 'instant' });
      }, hidden);
      await settle(page);
    };
    await hidePart(0.6);
    await advance(carousel, 10_000);
    await expectStill(carousel, 1);
    await hidePart(0.4);
    await advance(carousel, interval);
    await expectChangeTo(carousel, 2);
  });
});

test.describe('A carousel, in real time', () => {
  test('changes every 3 seconds and fades for 1 second', async ({ page }) => {
    test.slow();
    await page.goto('/work');
    const card = cardOf(page, backOps.title);
    await card.getByRole('img').first().scrollIntoViewIfNeeded();
    // A machine that is busy elsewhere makes a change late: such a measurement is taken again.
    await expect(async () => {
      const { begins, ends } = await timeChanges(card, 3);
      const [first = 0, second = 0, third = 0] = begins;
      expect(Math.abs(second - first - interval)).toBeLessThan(150);
      expect(Math.abs(third - second - interval)).toBeLessThan(150);
      for (const [index, end] of ends.entries()) {
        expect(Math.abs(end - (begins[index] ?? 0) - fade)).toBeLessThan(200);
      }
    }).toPass({ intervals: [0], timeout: 60_000 });
  });
});
