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
  /** When it began, on the page's clock. */
  begun: number;
}

/** The dots of a card and which of them is current: the one place that knows how the product marks them. */
export function dotsOf(card: Locator): {
  all: Locator;
  dot: (number: number) => Locator;
  current: () => Promise<number[]>;
} {
  const all = card.getByRole('group', { name: /^Choose a picture of / }).getByRole('button');
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

/** The slides of a card: one, and during a fade also the one that leaves, which is hidden from assistive technology. */
export function slidesOf(card: Locator): Locator {
  return card.locator('[aria-roledescription=slide]');
}

/** What the pictures in a card show just now, in their order; two during a fade. */
export async function shownIn(card: Locator): Promise<string[]> {
  // One look at all of them: between two looks a slide may leave. By no role, because the leaving one has none.
  return card
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('alt') ?? ''));
}

/** A picture of a carousel by its number, counted from 1. */
export function pictureNumber({ pictures }: Carousel, number: number): ProjectPicture {
  const picture = pictures[number - 1];
  if (!picture) throw new Error(`There is no picture ${number}`);
  return picture;
}

/**
 * Makes every fade stand at its beginning until it is moved on. Fades are transitions, which run on the browser's own
 * clock and not on the page's. Comes before `goto`.
 */
export async function holdFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'transitionrun',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches('[aria-roledescription=slide]')) return;
        for (const animation of target.getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
      },
      true,
    );
  });
}

/** Makes every fade end as soon as it has begun. Comes before `goto`. */
export async function finishFadesAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener(
      'transitionrun',
      ({ target }) => {
        if (!(target instanceof Element) || !target.matches('[aria-roledescription=slide]')) return;
        for (const animation of target.getAnimations()) animation.finish();
      },
      true,
    );
  });
}

/** Makes the page's clock stand until `advance` moves it, and fades stand until `finishFade`. Comes before `goto`. */
export async function holdClock(page: Page): Promise<void> {
  await holdFades(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Holds the clock of a page that is still to be opened, and keeps account of what the carousel will fetch. */
export async function prepareCarousel(page: Page, { title }: SpecifiedProject): Promise<Carousel> {
  await holdClock(page);
  const { pictures } = projectContent(title);
  const carousel: Carousel = { page, card: cardOf(page, title), pictures, arrived: [], begun: 0 };
  page.on('requestfinished', (request) => carousel.arrived.push(new URL(request.url())));
  return carousel;
}

/** Brings a card's picture into view, where its carousel turns, and notes the time. */
export async function showCarousel(carousel: Carousel): Promise<void> {
  const { page, card } = carousel;
  await card.locator('img').scrollIntoViewIfNeeded();
  await settle(page);
  carousel.begun = await page.evaluate(() => performance.now());
}

/** Opens the work page with its clock held, and waits until the project's carousel has begun. */
export async function openCarousel(page: Page, project: SpecifiedProject): Promise<Carousel> {
  const carousel = await prepareCarousel(page, project);
  const next = pictureNumber(carousel, 2);
  // A carousel asks for its next picture when it begins.
  const begun = page.waitForRequest((request) => next.isAt(new URL(request.url())));
  // The next picture, which a test may hold back, is something that Firefox waits for before it says `load`.
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
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

/** Expects one picture alone, just now. */
export async function expectStill(carousel: Carousel, number: number): Promise<void> {
  expect(await shownIn(carousel.card)).toEqual([pictureNumber(carousel, number).alt]);
}

/** Expects a change to a picture to have begun. The page's clock stands meanwhile: this waits for no time of its. */
export async function expectChangeTo(carousel: Carousel, number: number): Promise<void> {
  await expect.poll(() => shownIn(carousel.card)).toContain(pictureNumber(carousel, number).alt);
}

/** The fades that have begun in a card, the coming slide's among them once the page has had a frame. */
export async function beginFade({ page, card }: Carousel): Promise<void> {
  const running = () =>
    slidesOf(card).evaluateAll((slides) => slides.filter((slide) => slide.getAnimations().length > 0).length);
  await expect(async () => {
    // A coming slide takes its first frame from the page's clock.
    await page.clock.runFor(20);
    expect(await running()).toBe(2);
  }).toPass({ intervals: [50] });
}

/** Ends every fade of a card that has begun or is about to, and expects its picture alone. */
export async function finishFade(carousel: Carousel, number: number): Promise<void> {
  const { page, card } = carousel;
  await expect(async () => {
    await page.clock.runFor(20);
    await slidesOf(card).evaluateAll((slides) => {
      for (const animation of slides.flatMap((slide) => slide.getAnimations())) animation.finish();
    });
    await settle(page);
    expect(await shownIn(card)).toEqual([pictureNumber(carousel, number).alt]);
    await expect(slidesOf(card)).toHaveCSS('opacity', '1', { timeout: 100 });
  }).toPass({ intervals: [20] });
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

/** Keeps the names of all slides that come into a card from now on; the returned function tells them. */
export async function recordSlides(card: Locator): Promise<() => Promise<string[]>> {
  const names = await card.evaluateHandle((element) => {
    const found: string[] = [];
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Element && node.ariaRoleDescription === 'slide') found.push(node.ariaLabel ?? '');
      }
    }).observe(element, { childList: true, subtree: true });
    return found;
  });
  return () => names.jsonValue();
}

/** Expects a card to show one whole picture that has arrived: no blank, no second slide. */
export async function expectOnePicture(card: Locator, name: string): Promise<void> {
  await expect(slidesOf(card)).toHaveCount(1);
  await expect(slidesOf(card)).toHaveAccessibleName(name);
  await expect(slidesOf(card)).toHaveCSS('opacity', '1');
  await expectDrawn(card);
}

/** Expects every picture that a card holds just now to have arrived. */
export async function expectDrawn(card: Locator): Promise<void> {
  const isDrawn = await card
    .locator('img')
    .evaluateAll((pictures) =>
      pictures.every(
        (picture) => picture instanceof HTMLImageElement && picture.complete && picture.naturalWidth > 0,
      ),
    );
  expect(isDrawn, 'no frame is blank').toBe(true);
}
