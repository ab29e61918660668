import { expect, test, type Page } from '@playwright/test';
import { errorPage, motionControl } from '@/content/browser-words';
import { clientLogos } from '@/content/client-logos';
import { landingPage, notFoundPage, shared, workPage } from '@/content/pages';
import { picturesOf, projects } from '@/content/projects';
import { site } from '@/content/site';
import type { ErrorWords } from '@/components/ErrorScreen';
import { carouselProjects } from '@/e2e/support/carousel';
import { cardOf, expectLoaded, skipUnlessLean } from '@/e2e/support/page';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectWords(page: Page, title: string, main: readonly string[], links: readonly string[]) {
  await expect.soft(page).toHaveTitle(title);
  const wordsIn = async (area: string) => (await page.locator(area).innerText()).split(/\s*\n\s*/u);
  const fix = 'build again, or name a new text in e2e/words.spec.ts';
  await expect.poll(() => wordsIn('main'), fix).toEqual(main);
  expect(await wordsIn('header >> nth=0'), fix).toEqual([site.name, shared.viewWork, shared.bookCall]);
  const all = await page.locator('body > header a, main a').all();
  const addresses = await Promise.all(all.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual(['/', workPage.path, site.bookingAddress, ...links]);
}

const wordsOfError = ({ badge, title, message, button }: ErrorWords) => [badge, title, message, button];

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every page says what content/ says, word by word', async ({ page }) => {
      const { badge, headline, logosLabel } = landingPage;
      await page.goto('/');
      const label = clientLogos.length > 0 ? [logosLabel] : [];
      const words = [badge, ...headline, shared.bookCall, shared.viewWork, ...label];
      await expectWords(page, landingPage.metaTitle, words, [site.bookingAddress, workPage.path]);
      const logos = page.getByRole('region', { name: logosLabel }).getByRole('img');
      expect(await logos.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt))).toEqual(
        clientLogos.map(({ alt }) => alt),
      );

      await page.goto('/work');
      const control = javaScriptEnabled && carouselProjects.length > 0 ? [motionControl.play] : [];
      const cards = projects.flatMap(({ title, description }) => [title, description]);
      const wordsOfWork = [workPage.badge, ...control, workPage.title, workPage.intro, ...cards];
      const sites = projects.map(({ link }) => link);
      await expectWords(page, workPage.metaTitle, wordsOfWork, sites);
      for (const project of projects) {
        const card = cardOf(page, project.title);
        const [first, ...others] = picturesOf(project);
        await expectLoaded(card.getByRole('img', { name: first!.alt, exact: true }));
        for (const { alt } of javaScriptEnabled ? [] : others)
          await expectLoaded(page.getByRole('img', { name: alt, exact: true }));
        const link = card.getByRole('link', { name: project.title, exact: true });
        await expect(link).toHaveAccessibleDescription(workPage.projectSiteNote);
      }

      await page.emulateMedia({ media: 'print' });
      const links = page.getByRole('article').getByRole('link');
      const ends = await links.evaluateAll((all) =>
        all.map((one) => getComputedStyle(one, '::after').content),
      );
      expect(ends).toEqual(sites.map((link) => expect.stringContaining(link)));
      await page.emulateMedia({ media: 'screen' });

      await page.goto('/nowhere');
      await expectWords(page, notFoundPage.metaTitle, wordsOfError(notFoundPage), ['/']);
    });
  });
}

test('the error page replaces the content of a page on which an island throws', async ({ page, request }) => {
  await skipUnlessLean({ request });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
  const reported = page.waitForEvent('pageerror', ({ message }) => message.includes('matchMedia'));
  await page.goto('/work');
  await reported;
  await expectWords(page, errorPage.metaTitle, wordsOfError(errorPage), ['/']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: errorPage.button, exact: true }).click();
  await expect(page).toHaveURL('/');
});
