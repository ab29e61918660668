import type { Locator, Page } from '@playwright/test';
import { pages, projects, site } from '@/e2e/support/content';
import { expectSeen } from '@/e2e/support/seen';

/** The card of a project. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** The header's logo, which leads home. */
export function logoOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: site.name, exact: true });
}

/** Expects the header with its three links. */
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
    const card = cardOf(page, title);
    await expectSeen(card.getByRole('heading', { name: title, exact: true }));
    await expectSeen(card.getByText(description, { exact: true }));
  }
}

/** Expects all text of a page that stands in for another: the 404 page or the error page. */
export async function expectStandIn(
  page: Page,
  words: Record<'badge' | 'title' | 'message' | 'button', string>,
): Promise<void> {
  const main = page.getByRole('main');
  // The title may say the same.
  await expectSeen(main.getByText(words.badge, { exact: true }).first());
  await expectSeen(main.getByRole('heading', { level: 1, name: words.title, exact: true }));
  await expectSeen(main.getByText(words.message, { exact: true }));
  await expectSeen(main.getByRole('link', { name: words.button, exact: true }));
}
