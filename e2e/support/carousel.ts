import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { pages, projects } from '@/content/content';
import { fillIn } from '@/content/fill-in';
import { readyPicture } from '@/content/pictures';
import { cardOf, motionControlOf, pauseClock, waitForScript, waitForUpdates } from '@/e2e/support/page';

type Project = (typeof projects)[number];
type Picture = Project['images'][number];

/** The specification's times in ms, which `use-turns.ts` and `tailwind.config.ts` must have: for a turn, and for a fade. */
export const slideInterval = 3000;
export const fadeDuration = 1000;

/** The projects with a carousel: those with more than one picture. */
export const carousels = projects.filter(({ images }) => images.length > 1);

/** The project with the most pictures, for tests that need only one carousel. */
export const longest: Pick<Project, 'title' | 'images'> = carousels.toSorted(
  (one, other) => other.images.length - one.images.length,
)[0] ?? { title: '', images: [] };

/** The number of its last picture, counted from 1. */
export const last = longest.images.length;

/** The card of a project with several pictures. */
interface Carousel {
  page: Page;
  card: Locator;
  pictures: readonly Picture[];
  /** The requests for pictures that have not ended. */
  pending: ReadonlySet<Request>;
}

/** Finds the dot of the picture with this number, counted from 1. */
export function dotOf(card: Locator, number: number): Locator {
  return card.getByRole('button').nth(number - 1);
}

/** Finds the frame around a card's pictures. */
export function frameOf(card: Locator): Locator {
  return card.locator(`[role=group][aria-roledescription="${pages.work.carousel.role}"]`);
}

/** Finds the visible slide of a card. The DOM may hold other slides, hidden from view and assistive technology. */
export function shownSlideOf(card: Locator): Locator {
  return frameOf(card).getByRole('group');
}

/** Presses the motion control without scrolling to it, because that may move a carousel out of the viewport. */
export async function pressMotionControl(page: Page): Promise<void> {
  await motionControlOf(page).evaluate((button: HTMLElement) => button.click());
}

/** Collects the requests for a picture, which stay pending unless `answer` responds. Call it before `goto`. */
export async function interceptPicture(
  page: Page,
  picture: Picture | undefined,
  answer: (route: Route) => unknown = () => {},
): Promise<Route[]> {
  const requests: Route[] = [];
  const { src, srcSet } = picture ? readyPicture(picture) : { src: '', srcSet: '' };
  await page.route(
    ({ pathname }) => `${src} ${srcSet}`.includes(pathname),
    async (route) => {
      requests.push(route);
      await answer(route);
    },
  );
  return requests;
}

/** Opens the work page and scrolls to the carousel with the most pictures. `start` runs once the HTML is parsed. */
export async function openCard(page: Page, start = async () => {}): Promise<Carousel> {
  const card = cardOf(page, longest.title);
  const pending = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'image' && pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  // Firefox does not fire `load` while a request for a picture is pending.
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  await start();
  await waitForScript(page);
  await card.locator('img').first().scrollIntoViewIfNeeded();
  await waitForUpdates(page);
  return { page, card, pictures: longest.images, pending };
}

/** Opens the same carousel as `openCard`, with a paused clock, at the start of the first picture's interval. */
export async function openCarousel(page: Page): Promise<Carousel> {
  await pauseClock(page);
  // While the clock is paused, no animation frames run, so scripts start only after their time limit of 2 s.
  return openCard(page, () => page.clock.runFor(2000));
}

/** Waits until all requested pictures have arrived. Before that, a carousel cannot turn, which would prove nothing. */
export async function waitForPictures({ page, pending }: Carousel): Promise<void> {
  await expect.poll(() => pending.size).toBe(0);
  await waitForUpdates(page);
}

/** Advances the page's clock by this many ms and waits for the page to respond. */
export async function advance({ page }: Carousel, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  await waitForUpdates(page);
}

/** Expects a carousel to go from picture number `from` to number `to` after a whole interval and not earlier. */
export async function expectTurn(carousel: Carousel, from: number, to: number): Promise<void> {
  await waitForPictures(carousel);
  await advance(carousel, slideInterval - 100);
  await expectShownNow(carousel, from);
  await advance(carousel, 100);
  await expectShown(carousel, to);
}

/** Expects the picture with this number, counted from 1, to be shown now, without retrying. */
export async function expectShownNow({ card, pictures }: Carousel, number: number): Promise<void> {
  const name = fillIn(pages.work.carousel.slide, { number, total: pictures.length });
  expect(await shownSlideOf(card).getAttribute('aria-label')).toBe(name);
}

/** Expects the picture with this number, from 1, to be shown and its dot to be current, now or after a retry. */
export async function expectShown(
  { card, pictures }: Pick<Carousel, 'card' | 'pictures'>,
  number: number,
): Promise<void> {
  const picture = shownSlideOf(card).getByRole('img', { name: pictures[number - 1]?.alt ?? '', exact: true });
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  await expect(dotOf(card, number)).toBeDisabled();
}
