import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { slideInterval } from '@/components/carousel/slideshow';
import { dotName, longest, pages, slideName, type Project, type ProjectPicture } from '@/e2e/support/content';
import { waitForScript } from '@/e2e/support/motion';
import { cardOf } from '@/e2e/support/words';

/** A project's card on a page whose clock stands still, with its first picture shown and its whole interval to go. */
interface Carousel {
  page: Page;
  card: Locator;
  pictures: readonly ProjectPicture[];
  /** Addresses that the page has asked for, and those that have arrived. */
  asked: URL[];
  arrived: URL[];
}

/** Selects all slides. */
export const slideSelector = `[aria-roledescription="${pages.work.carousel.slideRole}"]`;

/** The dot of a picture, counted from 1. */
export function dotOf(card: Locator, number: number): Locator {
  return card.getByRole('button').nth(number - 1);
}

/** The slide of a card that is shown. Others may be in the page, hidden from assistive technology too. */
export function shownSlideOf(card: Locator): Locator {
  return card.locator(`${slideSelector}:not([aria-hidden=true])`);
}

/** Stops the clock of a page that is still to be opened; `advance` moves it. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Lists the requests for a picture, which wait for ever where nothing answers them. Comes before `goto`. */
export async function answerFor(
  page: Page,
  picture: ProjectPicture | undefined,
  answer: (route: Route) => unknown = () => {},
): Promise<Route[]> {
  const asked: Route[] = [];
  await page.route(
    (address) => picture?.isAt(address) ?? false,
    async (route) => {
      asked.push(route);
      await answer(route);
    },
  );
  return asked;
}

/** Opens the work page with its clock held, and brings a project's carousel into view. */
export async function openCarousel(page: Page, { title, pictures }: Project = longest): Promise<Carousel> {
  const carousel: Carousel = { page, card: cardOf(page, title), pictures, asked: [], arrived: [] };
  page.on('request', (request) => carousel.asked.push(new URL(request.url())));
  page.on('requestfinished', (request) => carousel.arrived.push(new URL(request.url())));
  await holdClock(page);
  // Firefox does not say `load` before a picture that a test holds back.
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  // A clock that stands still gives no frames, so script starts at the end of its two seconds of patience.
  await page.clock.runFor(2000);
  await waitForScript(page);
  await carousel.card.locator('img').first().scrollIntoViewIfNeeded();
  await settle(page);
  return carousel;
}

/** Opens the work page at the card of the longest carousel, in real time. */
export async function openCard(page: Page): Promise<Pick<Carousel, 'card' | 'pictures'>> {
  await page.goto('/work');
  await waitForScript(page);
  const card = cardOf(page, longest.title);
  await card.locator('img').first().scrollIntoViewIfNeeded();
  return { card, pictures: longest.pictures };
}

/** Waits until a picture could be shown at once: only then does a change that stays away prove anything. */
export async function waitForPicture({ page, arrived, pictures }: Carousel, number: number): Promise<void> {
  const find = () => arrived.find((address) => pictures[number - 1]?.isAt(address))?.href;
  await expect.poll(find, { message: `picture ${number} has arrived` }).toBeDefined();
  await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
  }, find() ?? '');
  await settle(page);
}

/** Expects a carousel to turn after a whole interval and not before, from one picture to another, counted from 1. */
export async function expectTurn(carousel: Carousel, from: number, to: number): Promise<void> {
  await waitForPicture(carousel, to);
  await advance(carousel, slideInterval - 100);
  await expectStill(carousel, from);
  await advance(carousel, 100);
  await expectShown(carousel, to);
}

/** The frame of a card's carousel, which says why it stands still. */
export function frameOf(card: Locator): Locator {
  return card.locator(`[aria-roledescription="${pages.work.carousel.role}"]`);
}

/** Moves the page's clock on by so many ms, and lets the page respond. */
export async function advance({ page }: Pick<Carousel, 'page'>, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Expects a picture to be shown at this moment. */
export async function expectStill({ card, pictures }: Carousel, number: number): Promise<void> {
  expect(await shownSlideOf(card).getAttribute('aria-label')).toBe(slideName(number, pictures.length));
}

/** Expects a picture to be shown with its dot and its number, at once or soon. */
export async function expectShown({ card, pictures }: Pick<Carousel, 'card' | 'pictures'>, number: number) {
  const slide = shownSlideOf(card);
  await expect(slide).toHaveAccessibleName(slideName(number, pictures.length));
  await expect(slide.getByRole('img')).toHaveAccessibleName(pictures[number - 1]?.alt ?? '');
  await expect(slide.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const current = card.getByRole('button', { disabled: true });
  await expect(current).toHaveAccessibleName(dotName(number, pictures.length));
}

/**
 * Waits until the browser has reported what is on screen and the page has responded. Works while the page's clock
 * stands still, because neither an IntersectionObserver nor a MessageChannel uses that clock.
 */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 3; round += 1) {
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    }
  });
}

/** Makes a page believe that its tab is hidden, or shown again: Playwright cannot hide one. Runs in the page. */
export function pretend(state: string): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
}
