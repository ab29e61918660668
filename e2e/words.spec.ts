import { expect, test, type Page } from '@playwright/test';
import { errorPage, motionControl } from '@/content/browser-words';
import { clientLogos } from '@/content/client-logos';
import { landingPage, notFoundPage, shared, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { site } from '@/content/site';
import type { ErrorWords } from '@/components/ErrorScreen';
import { carouselProjects } from '@/e2e/support/carousel';
import { cardOf, expectLoaded, skipUnlessLean } from '@/e2e/support/page';
import { expectWholeWords } from '@/e2e/support/readable';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const header = [site.name, shared.viewWork, shared.bookCall];

async function expectWords(page: Page, title: string, words: readonly string[]): Promise<void> {
  await expect.soft(page).toHaveTitle(title);
  for (const [area, texts] of Object.entries({ 'body > header': header, main: words }))
    for (const text of texts)
      await expect
        .soft(page.locator(area), 'visitors miss a text; build again')
        .toContainText(text, { useInnerText: true });
}

async function expectLink(page: Page, area: 'banner' | 'main', name: string, address: string): Promise<void> {
  const link = page.getByRole(area).getByRole('link', { name, exact: true });
  await expect.soft(link).toHaveAttribute('href', address);
}

const wordsOfError = ({ badge, title, message, button }: ErrorWords) => [badge, title, message, button];

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('visitors read and reach all that content/ says', async ({ page }) => {
      const { badge, headline, logosLabel } = landingPage;
      await page.goto(landingPage.path);
      const label = clientLogos.length > 0 ? [logosLabel] : [];
      await expectWords(page, landingPage.metaTitle, [badge, ...headline, ...label]);
      for (const area of ['banner', 'main'] as const) {
        await expectLink(page, area, shared.bookCall, site.bookingAddress);
        await expectLink(page, area, shared.viewWork, workPage.path);
      }
      await expectLink(page, 'banner', site.name, landingPage.path);
      for (const { alt } of clientLogos)
        await expectLoaded(page.getByRole('img', { name: alt, exact: true }));

      await page.goto(workPage.path);
      const control = javaScriptEnabled && carouselProjects.length > 0 ? [motionControl.play] : [];
      const cards = projects.flatMap(({ title, description }) => [title, description]);
      await expectWords(page, workPage.metaTitle, [
        workPage.badge,
        ...control,
        workPage.title,
        workPage.intro,
        ...cards,
      ]);
      for (const project of projects) {
        await expectLink(page, 'main', project.title, project.link);
        const [first, ...others] = picturesOf(project);
        const card = cardOf(page, project.title);
        await expect.soft(card.getByRole('link')).toHaveAccessibleDescription(workPage.projectSiteNote);
        await expectLoaded(card.getByRole('img', { name: first!.alt, exact: true }));
        for (const { alt } of javaScriptEnabled ? [] : others)
          await expectLoaded(page.getByRole('img', { name: alt, exact: true }));
      }
      const titles = page.getByRole('article').getByRole('heading');
      await expect(titles).toHaveText(projects.map(({ title }) => title));

      await page.emulateMedia({ media: 'print' });
      const links = page.getByRole('article').getByRole('link');
      const ends = await links.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one, '::after').content),
      );
      expect(ends, 'paper must say where links lead').toEqual(
        projects.map(({ link }) => expect.stringContaining(link)),
      );
      await page.emulateMedia({ media: 'screen' });

      await page.goto('/nowhere');
      await expectWords(page, notFoundPage.metaTitle, wordsOfError(notFoundPage));
      await expectLink(page, 'main', notFoundPage.button, landingPage.path);
    });
  });
}

test('the error page replaces the content of a page on which an island throws', async ({ page, request }) => {
  await skipUnlessLean({ request });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
  const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('matchMedia'));
  await page.goto(workPage.path);
  await reported;
  await expectWords(page, errorPage.metaTitle, wordsOfError(errorPage));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectWholeWords(page);
  await page.getByRole('link', { name: errorPage.button, exact: true }).click();
  await expect(page).toHaveURL(landingPage.path);
});
