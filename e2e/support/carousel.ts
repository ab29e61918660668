import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test';
import { copiesOf } from '@/app/pictures/copies';
import { slideInterval } from '@/components/carousel/durations';
import { carousel as words } from '@/content/browser-words';
import { workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import {
  advance,
  cardOf,
  motionControlOf,
  pauseClock,
  startWhilePaused,
  waitForScript,
  waitForUpdates,
} from '@/e2e/support/page';

export const carouselProjects = projects
  .map((project) => ({ ...project, pictures: picturesOf(project) }))
  .filter(({ pictures }) => pictures.length > 1);

const [longest] = carouselProjects.toSorted((one, other) => other.pictures.length - one.pictures.length);
const { title = '', pictures = [] } = longest ?? {};
export const last = pictures.length;
export const noCarousel = last < 3;

export class Carousel {
  readonly card: Locator;
  readonly frame: Locator;
  /** The slide that is shown. One that fades out over it is hidden from assistive technology. */
  readonly shownSlide: Locator;
  private readonly pending = new Set<Request>();

  constructor(
    readonly page: Page,
    readonly project = { title, pictures },
  ) {
    this.card = cardOf(page, project.title);
    this.frame = this.card.locator(`[aria-roledescription="${words.role}"]`);
    this.shownSlide = this.frame.getByRole('group');
    page.on('request', (request) => request.resourceType() === 'image' && this.pending.add(request));
    page.on('requestfinished', (request) => this.pending.delete(request));
    page.on('requestfailed', (request) => this.pending.delete(request));
  }

  static async open(page: Page, waitForStart = waitForScript): Promise<Carousel> {
    const carousel = new Carousel(page);
    // Firefox does not fire `load` while a request for a picture is pending.
    await page.goto(workPage.path, { waitUntil: 'domcontentloaded' });
    await waitForStart(page);
    await carousel.bringIntoView();
    return carousel;
  }

  static async openTimed(page: Page): Promise<Carousel> {
    await pauseClock(page);
    return Carousel.open(page, startWhilePaused);
  }

  dot(number: number): Locator {
    return this.card.getByRole('button').nth(number - 1);
  }

  async bringIntoView(): Promise<void> {
    await this.frame.scrollIntoViewIfNeeded();
    await waitForUpdates(this.page);
  }

  /** A real click would scroll to the control, and could move the carousel out of the viewport. */
  async pressMotionControl(): Promise<void> {
    await motionControlOf(this.page).dispatchEvent('click');
  }

  /** Otherwise a carousel may be still because a picture is pending. */
  async waitForPictures(): Promise<void> {
    await expect.poll(() => this.pending.size).toBe(0);
    await waitForUpdates(this.page);
  }

  readonly advance = (milliseconds: number) => advance(this.page, milliseconds);

  async expectTurn(from: number, to: number): Promise<void> {
    await this.waitForPictures();
    await this.advance(slideInterval - 100);
    await this.expectShownNow(from);
    await this.advance(100);
    await this.expectShown(to);
  }

  async expectShownNow(number: number): Promise<void> {
    const name = words.slide(number, this.project.pictures.length);
    expect(await this.shownSlide.getAttribute('aria-label')).toBe(name);
  }

  async expectShown(number: number): Promise<void> {
    const name = this.project.pictures[number - 1]?.alt ?? '';
    const picture = this.shownSlide.getByRole('img', { name, exact: true });
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(this.dot(number)).toHaveAttribute('aria-current', 'true');
  }
}

/** Collects the requests for a picture of the longest carousel, which stay pending unless `action` says otherwise. */
export async function intercept(page: Page, number: number, action?: 'abort' | 'continue'): Promise<Route[]> {
  const requests: Route[] = [];
  const paths = copiesOf(pictures[number - 1]!).avifs.map(({ path }) => path);
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      requests.push(route);
      if (action) await route[action]();
    },
  );
  return requests;
}
