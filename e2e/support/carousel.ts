import { expect, type Locator, type Page } from '@playwright/test';
import { projectContent, type ProjectPicture } from '@/e2e/support/content';
import { settle } from '@/e2e/support/settle';
import type { SpecifiedProject } from '@/e2e/support/specification';
import { cardOf } from '@/e2e/support/words';

/** Time from one change to the next, and length of its fade, in ms (specification, section 9). */
export const interval = 3000;
export const fade = 1000;

/** A project's card whose carousel stands at its first slide, with all of its time still to run. */
export interface Carousel {
  page: Page;
  card: Locator;
  /** The pictures in their order. */
  pictures: ProjectPicture[];
  /** Addresses of the copies that have arrived. */
  arrived: URL[];
}

/** The dots of a card and which of them is current: the one place that knows how the product marks them. */
export function dotsOf(card: Locator): { all: Locator; current: () => Promise<number[]> } {
  const all = card.locator('ol[aria-hidden] > li');
  return {
    all,
    /** Numbers of the dots that look current, counted from 1. */
    current: () =>
      all.evaluateAll((dots) => {
        // The dots' transition runs on the browser's own clock, which the page's clock does not drive.
        for (const animation of dots.flatMap((dot) => dot.getAnimations())) animation.finish();
        const colours = dots.map((dot) => getComputedStyle(dot).backgroundColor);
        const isAlone = (colour: string) => colours.filter((other) => other === colour).length === 1;
        return colours.flatMap((colour, index) => (isAlone(colour) ? [index + 1] : []));
      }),
  };
}

/** What the pictures in a card show just now, in their order; two during a fade. */
export async function shownIn(card: Locator): Promise<string[]> {
  const pictures = await card.getByRole('img').all();
  return Promise.all(pictures.map(async (picture) => (await picture.getAttribute('alt')) ?? ''));
}

/** A picture of a carousel by its number, counted from 1. */
export function pictureNumber({ pictures }: Carousel, number: number): ProjectPicture {
  const picture = pictures[number - 1];
  if (!picture) throw new Error(`There is no picture ${number}`);
  return picture;
}

/** Makes the page's clock stand until `advance` moves it, framer-motion's fades included. Comes before `goto`. */
export async function holdClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Without it framer-motion runs its own frame loop, on the page's clock.
    Reflect.deleteProperty(Element.prototype, 'animate');
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Opens the work page with its clock held, and waits until the project's carousel has begun. */
export async function openCarousel(page: Page, { title }: SpecifiedProject): Promise<Carousel> {
  await holdClock(page);
  const { pictures } = projectContent(title);
  const carousel: Carousel = { page, card: cardOf(page, title), pictures, arrived: [] };
  page.on('requestfinished', (request) => carousel.arrived.push(new URL(request.url())));
  const next = pictureNumber(carousel, 2);
  // A carousel asks for its next picture when it begins.
  const begun = page.waitForRequest((request) => next.isAt(new URL(request.url())));
  await page.goto('/work');
  await carousel.card.getByRole('img').scrollIntoViewIfNeeded();
  await begun;
  await settle(page);
  return carousel;
}

/** Waits until a picture could be shown at once: only then does a change that stays away prove anything. */
export async function waitForPicture(carousel: Carousel, number: number): Promise<void> {
  const { page, arrived } = carousel;
  const { isAt } = pictureNumber(carousel, number);
  await expect.poll(() => arrived.some(isAt), { message: `picture ${number} has arrived` }).toBe(true);
  await page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
    },
    arrived.find(isAt)?.href ?? '',
  );
  await settle(page);
}

/** Moves the page's clock on, and lets the page answer. */
export async function advance({ page }: Pick<Carousel, 'page'>, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Expects one picture alone, just now. */
export async function expectStill(carousel: Carousel, number: number): Promise<void> {
  expect(await shownIn(carousel.card)).toEqual([pictureNumber(carousel, number).alt]);
}

/** Expects a change to a picture to have begun. The page's clock stands meanwhile: this waits for no time of its. */
export async function expectChangeTo(carousel: Carousel, number: number): Promise<void> {
  await expect.poll(() => shownIn(carousel.card)).toContain(pictureNumber(carousel, number).alt);
}

/** Runs a change's fade to its end, and a tenth of a second beyond, and expects its picture alone. */
export async function finishFade(carousel: Carousel, number: number): Promise<void> {
  await advance(carousel, fade + 100);
  await expect.poll(() => shownIn(carousel.card)).toEqual([pictureNumber(carousel, number).alt]);
}

/** Makes the page believe that its tab is hidden, or shown again: Playwright cannot hide one. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
  await settle(page);
}
