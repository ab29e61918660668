import { expect, type Locator, type Page } from '@playwright/test';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { projects } from '@/e2e/support/content';
import { motionControlOf } from '@/e2e/support/motion';

/** Finds the card of a project by its title. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Finds the logo in the header, which links to the landing page. */
export function logoOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: site.name, exact: true });
}

/** Waits until the page's scripts have started, if it loads any, and carousels respond to keys and clicks. */
export async function waitForScript(page: Page): Promise<void> {
  const waiting = 'script[data-src]:not([src]), script[data-page][type], [data-still=unstarted]';
  await expect(page.locator(waiting)).toHaveCount(0);
}

/** Expects no dot and no motion control to be visible. */
export async function expectNoControl(page: Page): Promise<void> {
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0);
  await expect(motionControlOf(page)).toHaveCount(0);
}

/** Expects text or a picture to be visible and not transparent. Playwright counts transparent elements as visible. */
export async function expectSeen(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isOpaque = () => target.evaluate((element) => element.checkVisibility({ opacityProperty: true }));
  await expect.poll(isOpaque).toBe(true);
}

/** Expects a picture to be visible and its file to have loaded. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expectSeen(picture);
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
}

/** Scrolls to every lazy picture until all have loaded, then back to the top. */
export async function loadPictures(page: Page): Promise<void> {
  const scrollToNextMissing = () =>
    page.evaluate(() => {
      const missing = [...document.images].find(({ complete }) => !complete);
      (missing ?? document.body).scrollIntoView();
      return missing?.alt;
    });
  await expect.poll(scrollToNextMissing).toBeUndefined();
}

/** Expects the header with its logo and its two links. */
export async function expectHeader(page: Page): Promise<void> {
  const { navigation, viewWork, bookCall } = pages.shared;
  const actions = page.getByRole('banner').getByRole('navigation', { name: navigation, exact: true });
  await expectSeen(logoOf(page));
  await expectSeen(actions.getByRole('link', { name: viewWork, exact: true }));
  await expectSeen(actions.getByRole('link', { name: bookCall, exact: true }));
}

/** Expects all text of the work page. */
export async function expectWorkWords(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expectSeen(main.getByRole('heading', { level: 1, name: pages.work.title, exact: true }));
  await expectSeen(main.getByText(pages.work.badge, { exact: true }));
  await expectSeen(main.getByText(pages.work.intro, { exact: true }));
  for (const { title, description } of projects) {
    await expectSeen(cardOf(page, title).getByText(description, { exact: true }));
  }
}

/** Expects all text of the 404 page or the error page. */
export async function expectFallbackPage(
  page: Page,
  words: Record<'badge' | 'title' | 'message' | 'button', string>,
): Promise<void> {
  const main = page.getByRole('main');
  // `first`, because the title may contain the same text.
  await expectSeen(main.getByText(words.badge, { exact: true }).first());
  await expectSeen(main.getByRole('heading', { level: 1, name: words.title, exact: true }));
  await expectSeen(main.getByText(words.message, { exact: true }));
  await expectSeen(main.getByRole('link', { name: words.button, exact: true }));
}
