import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { fillIn } from '@/content/fill-in';
import { launchTimes } from '@/e2e/expectations';
import { longest, pages, type ProjectPicture } from '@/e2e/support/content';
import { cardOf, waitForScript } from '@/e2e/support/page';

/** The card of a project with several pictures. */
interface Carousel {
  page: Page;
  card: Locator;
  pictures: readonly ProjectPicture[];
}

/** The dot of a picture, counted from 1. */
export function dotOf(card: Locator, number: number): Locator {
  return card.getByRole('button').nth(number - 1);
}

/** The frame of a card's carousel. */
export function frameOf(card: Locator): Locator {
  return card.locator(`[aria-roledescription="${pages.work.carousel.role}"]`);
}

/** The slide of a card that is shown. Others may be in the page, hidden from assistive technology too. */
export function shownSlideOf(card: Locator): Locator {
  return frameOf(card).getByRole('group');
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
  const requests: Route[] = [];
  await page.route(
    (address) => picture?.isAt(address) ?? false,
    async (route) => {
      requests.push(route);
      await answer(route);
    },
  );
  return requests;
}

/** Opens the work page and brings the longest carousel into view. */
export async function openCard(page: Page, start = async () => {}): Promise<Carousel> {
  const card = cardOf(page, longest.title);
  // Firefox does not fire `load` before a picture that a test holds back.
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  await start();
  await waitForScript(page);
  await card.locator('img').first().scrollIntoViewIfNeeded();
  await settle(page);
  return { page, card, pictures: longest.pictures };
}

/** The same with the page's clock held: the first picture is shown, for a whole interval. */
export async function openCarousel(page: Page): Promise<Carousel> {
  await holdClock(page);
  // A held clock gives no frames, so script starts after its timeout of two seconds.
  return openCard(page, () => page.clock.runFor(2000));
}

/** Waits until a picture could be shown at once: only then does a change that stays away prove anything. */
export async function waitForPicture({ page, card, pictures }: Carousel, number: number): Promise<void> {
  const picture = card.getByAltText(pictures[number - 1]?.alt ?? '', { exact: true });
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await settle(page);
}

/** Expects a carousel to turn after a whole interval and not before, from one picture to another, counted from 1. */
export async function expectTurn(carousel: Carousel, from: number, to: number): Promise<void> {
  await waitForPicture(carousel, to);
  await advance(carousel, launchTimes.slideInterval - 100);
  await expectStill(carousel, from);
  await advance(carousel, 100);
  await expectShown(carousel, to);
}

/** Moves the page's clock on by so many ms, and lets the page respond. */
export async function advance({ page }: Carousel, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await settle(page);
}

/** Expects a picture to be shown at this moment. */
export async function expectStill({ card, pictures }: Carousel, number: number): Promise<void> {
  const name = fillIn(pages.work.carousel.slide, { number, count: pictures.length });
  expect(await shownSlideOf(card).getAttribute('aria-label')).toBe(name);
}

/** Expects a picture to be shown with its dot and its number, at once or soon. */
export async function expectShown({ card, pictures }: Omit<Carousel, 'page'>, number: number): Promise<void> {
  const place = { number, count: pictures.length };
  const slide = shownSlideOf(card);
  await expect(slide).toHaveAccessibleName(fillIn(pages.work.carousel.slide, place));
  await expect(slide.getByRole('img')).toHaveAccessibleName(pictures[number - 1]?.alt ?? '');
  await expect(slide.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  const current = card.getByRole('button', { disabled: true });
  await expect(current).toHaveAccessibleName(fillIn(pages.work.carousel.picker, place));
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
