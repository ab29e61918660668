import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { readyPicture } from '@/components/pictures/copies';
import { carousel as words } from '@/content/browser-words';
import { picturesOf, projects } from '@/content/projects';
import {
  cardOf,
  motionControlOf,
  pauseClock,
  startWhilePaused,
  waitForScript,
  waitForUpdates,
} from '@/e2e/support/page';

/** The times in ms that `use-turns.ts` and `tailwind.config.ts` must have: for a turn, and for a fade. */
export const slideInterval = 3000;
export const fadeDuration = 1000;

/** The projects with a carousel: those with more than one picture. */
export const carouselProjects = projects
  .map((project) => ({ ...project, pictures: picturesOf(project) }))
  .filter(({ pictures }) => pictures.length > 1);

const [longest] = carouselProjects.toSorted((one, other) => other.pictures.length - one.pictures.length);

/** The project with the most pictures, for tests that need only one carousel. */
export const longestCarousel = longest ?? { title: '', pictures: [] };

/** The number of its last picture, counted from 1. */
export const last = longestCarousel.pictures.length;

/** The carousel of a project on the work page. Its pictures and dots are counted from 1. */
export class Carousel {
  readonly card: Locator;
  /** The frame around the pictures. */
  readonly frame: Locator;
  /** The slide that is shown. One that fades out over it is hidden from assistive technology. */
  readonly shownSlide: Locator;
  /** The requests for pictures that have not ended. */
  private readonly pending = new Set<Request>();

  constructor(
    readonly page: Page,
    private readonly project = longestCarousel,
  ) {
    this.card = cardOf(page, project.title);
    this.frame = this.card.locator(`[aria-roledescription="${words.role}"]`);
    this.shownSlide = this.frame.getByRole('group');
    page.on('request', (request) => request.resourceType() === 'image' && this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  dot(number: number): Locator {
    return this.card.getByRole('button').nth(number - 1);
  }

  /** Presses the motion control without scrolling to it, because that may move the carousel out of the viewport. */
  async pressMotionControl(): Promise<void> {
    await motionControlOf(this.page).evaluate((button: HTMLElement) => button.click());
  }

  /** Waits until all requested pictures have arrived. Before that, a carousel that stays still proves nothing. */
  async waitForPictures(): Promise<void> {
    await expect.poll(() => this.pending.size).toBe(0);
    await waitForUpdates(this.page);
  }

  /** Advances the page's clock by this many ms and waits for the page to respond. */
  async advance(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
    await waitForUpdates(this.page);
  }

  /** Expects a turn from one picture to another after a whole interval and not earlier. */
  async expectTurn(from: number, to: number): Promise<void> {
    await this.waitForPictures();
    await this.advance(slideInterval - 100);
    await this.expectShownNow(from);
    await this.advance(100);
    await this.expectShown(to);
  }

  /** Expects a picture to be shown now, without retrying. */
  async expectShownNow(number: number): Promise<void> {
    const name = words.slide(number, this.project.pictures.length);
    expect(await this.shownSlide.getAttribute('aria-label')).toBe(name);
  }

  /** Expects a picture to be shown and its dot to be current, now or after a retry. */
  async expectShown(number: number): Promise<void> {
    const name = this.project.pictures[number - 1]?.alt ?? '';
    const picture = this.shownSlide.getByRole('img', { name, exact: true });
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(this.dot(number)).toBeDisabled();
  }
}

/** Opens the work page and scrolls to the carousel with the most pictures. `afterParsing` runs once the HTML is parsed. */
export async function openCarousel(page: Page, afterParsing = async () => {}): Promise<Carousel> {
  const carousel = new Carousel(page);
  // Firefox does not fire `load` while a request for a picture is pending.
  await page.goto('/work', { waitUntil: 'domcontentloaded' });
  await afterParsing();
  await waitForScript(page);
  await carousel.card.locator('img').first().scrollIntoViewIfNeeded();
  await waitForUpdates(page);
  return carousel;
}

/** Opens the same carousel as `openCarousel`, with a paused clock, at the start of the first picture's interval. */
export async function openTimedCarousel(page: Page): Promise<Carousel> {
  await pauseClock(page);
  return openCarousel(page, async () => {
    // While the clock is paused, no animation frames run, so script starts only after its time limit of 2 s.
    await page.clock.runFor(2000);
    await startWhilePaused(page);
  });
}

/**
 * Collects the requests for a picture of the longest carousel, counted from 1. They stay pending unless `answer` responds.
 * Call it before `goto`.
 */
export async function intercept(
  page: Page,
  number: number,
  answer: (route: Route) => unknown = () => {},
): Promise<Route[]> {
  const requests: Route[] = [];
  const { srcSet } = await readyPicture(longestCarousel.pictures[number - 1]!);
  await page.route(
    ({ pathname }) => srcSet.includes(pathname),
    async (route) => {
      requests.push(route);
      await answer(route);
    },
  );
  return requests;
}
