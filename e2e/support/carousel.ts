import { expect, type Locator, type Page } from '@playwright/test';
import { slideName, type Project, type ProjectPicture } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/motion';
import { settle } from '@/e2e/support/settle';
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
  /** When it began, on the page's clock. */
  begun: number;
}

/** The dots of a card and which of them is current: the one place that knows how the product marks them. */
export function dotsOf(card: Locator): {
  all: Locator;
  dot: (number: number) => Locator;
  current: () => Promise<number[]>;
} {
  const all = card.getByRole('button');
  return {
    all,
    dot: (number) => all.nth(number - 1),
    /** Numbers of the dots that are marked as current, counted from 1. */
    current: () =>
      all.evaluateAll((dots) =>
        dots.flatMap((dot, index) => (dot.getAttribute('aria-disabled') === 'true' ? [index + 1] : [])),
      ),
  };
}

/** The slide of a card that is shown. Others may be in the page, hidden also from assistive technology. */
export function shownSlideOf(card: Locator): Locator {
  return card.locator('[aria-roledescription=slide]:not([aria-hidden=true])');
}

/** A picture of a carousel by its number, counted from 1. */
export function pictureNumber({ pictures }: Pick<Carousel, 'pictures'>, number: number): ProjectPicture {
  const picture = pictures[number - 1];
  if (!picture) throw new Error(`There is no picture ${number}`);
  return picture;
}

/** Makes the page's clock stand until `advance` moves it. Comes before `goto`. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Holds the clock of a page that is still to be opened, and keeps account of what the carousel will fetch. */
export async function prepareCarousel(page: Page, { title, pictures }: Project): Promise<Carousel> {
  await holdClock(page);
  const carousel: Carousel = { page, card: cardOf(page, title), pictures, arrived: [], begun: 0 };
  page.on('requestfinished', (request) => carousel.arrived.push(new URL(request.url())));
  return carousel;
}

/**
 * Opens the work page while its clock is held. Script starts when the clock has come to the end of its patience with
 * the first picture, since a clock that is held gives no frames.
 */
export async function openWorkPage(page: Page): Promise<void> {
  // A next picture that a test holds back is something that Firefox waits for before it says `load`.
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  await page.clock.runFor(2000);
  await waitForScript(page);
}

/** Brings a card's picture into view, where its carousel turns, and notes the time. */
export async function showCarousel(carousel: Carousel): Promise<void> {
  const { page, card } = carousel;
  await card.locator('img').first().scrollIntoViewIfNeeded();
  await settle(page);
  carousel.begun = await page.evaluate(() => performance.now());
}

/** Opens the work page with its clock held, and waits until the project's carousel has begun. */
export async function openCarousel(page: Page, project: Project): Promise<Carousel> {
  const carousel = await prepareCarousel(page, project);
  const next = pictureNumber(carousel, 2);
  // A carousel asks for its next picture when it begins.
  const begun = page.waitForRequest((request) => next.isAt(new URL(request.url())));
  await openWorkPage(page);
  await showCarousel(carousel);
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

/** Moves the page's clock on to so many ms after the carousel began, and lets the page answer. */
export async function advanceTo(carousel: Carousel, milliseconds: number): Promise<void> {
  const now = await carousel.page.evaluate(() => performance.now());
  const rest = Math.round(carousel.begun + milliseconds - now);
  expect(rest, `${milliseconds} ms are still to come`).toBeGreaterThan(0);
  await advance(carousel, rest);
}

/** Expects a slide to be shown just now. */
export async function expectStill({ card, pictures }: Carousel, number: number): Promise<void> {
  expect(await shownSlideOf(card).getAttribute('aria-label')).toBe(slideName(number, { pictures }));
}

/**
 * Expects a slide, its dot and its picture, which has arrived, to be shown, or to be shown soon. The page's clock stands
 * meanwhile: this waits for no time of its.
 */
export async function expectShown({ card, pictures }: Pick<Carousel, 'card' | 'pictures'>, number: number) {
  const slide = shownSlideOf(card);
  await expect(slide).toHaveAccessibleName(slideName(number, { pictures }));
  await expect(slide.getByRole('img')).toHaveAccessibleName(pictureNumber({ pictures }, number).alt);
  await expect.poll(dotsOf(card).current).toEqual([number]);
  await expect(slide.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
}

/** Makes the page believe that its tab is hidden, or shown again: Playwright cannot hide one. */
export async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
  await settle(page);
}
