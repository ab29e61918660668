import { expect, test, type Page } from '@playwright/test';
import { carousel, errorPage, motionControl } from '@/content/browser-words';
import { clientLogos } from '@/content/client-logos';
import { landingPage, notFoundPage, shared, workPage, type ErrorWords } from '@/content/pages';
import { picturesOf, projects, type Project } from '@/content/projects';
import { site } from '@/content/site';
import { carousels } from '@/e2e/support/carousel';
import { waitForScript } from '@/e2e/support/page';

/**
 * The words of a page in the order of its elements: title, description, skip link, header, content and note. A
 * text is as it stands, without folded spaces. Words of attributes come before those of their elements.
 */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    function read(element: Element): void {
      for (const name of ['aria-roledescription', 'aria-label', 'alt', 'data-other'])
        found.push(element.getAttribute(name) ?? '');
      // Long words of a heading are in elements of their own.
      if (element.matches('title, h1, h2')) found.push(element.textContent);
      else if (!element.matches('script, style, noscript'))
        for (const node of element.childNodes) {
          if (node instanceof Element) read(node);
          else if (node instanceof Text && /\S/u.test(node.data)) found.push(node.data);
        }
    }
    document.querySelectorAll('head > title').forEach(read);
    found.push(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '');
    document.querySelectorAll('body > :is([href="#content"], header, main, [hidden])').forEach(read);
    return found.filter((words) => words !== '');
  });
}

/** The words of a page around those of its content. */
const around = (main: readonly string[]) => [
  shared.skipLink,
  site.name,
  site.name,
  shared.navigation,
  shared.viewWork,
  shared.bookCall,
  ...main,
  // Only assistive technology reads this note.
  shared.bookCallNote,
];

/** The words of a project's card while its carousel shows the first picture. */
function wordsOfCard(project: Project): string[] {
  const { title, description } = project;
  const pictures = picturesOf(project);
  const total = pictures.length;
  const first = pictures[0]!.alt;
  if (total === 1) return [title, description, first];
  return [
    title,
    description,
    carousel.role,
    carousel.pictures(title),
    carousel.slideRole,
    carousel.slide(1, total),
    first,
    carousel.pickers(title),
    ...pictures.map((_, index) => carousel.picker(index + 1, total)),
  ];
}

const landingWords = [
  landingPage.pauseDot,
  landingPage.badge,
  landingPage.headline.map((line) => `${line} `).join(''),
  shared.bookCall,
  shared.viewWork,
  landingPage.logosLabel,
  landingPage.logosLabel,
  ...clientLogos.map(({ alt }) => alt),
];

const workWords = [
  workPage.badge,
  // The other name of the motion control is invisible, and keeps its width.
  ...(carousels.length > 0 ? [motionControl.pause, motionControl.play] : []),
  workPage.title,
  workPage.intro,
  ...projects.flatMap(wordsOfCard),
  workPage.projectSiteNote,
];

/** The words of an error page. */
const wordsOfError = ({ badge, title, message, button }: ErrorWords) => [badge, title, message, button];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every page says what content/ says, word by word', async ({ page }) => {
      for (const [path, { metaTitle, metaDescription }, main] of [
        ['/', landingPage, landingWords],
        ['/work', workPage, workWords],
        ['/nowhere', notFoundPage, wordsOfError(notFoundPage)],
      ] as const) {
        await page.goto(path);
        if (javaScriptEnabled) await waitForScript(page);
        expect.soft(await wordsOf(page), path).toEqual([metaTitle, metaDescription, ...around(main)]);
      }
    });
  });
}

test('the error page replaces a page that throws, with the words of content/', async ({ page }) => {
  test.skip(carousels.length === 0, 'Without a carousel, no script of the page can throw');
  // The motion control throws while it renders.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
  await page.goto(workPage.path);
  const wanted = [errorPage.metaTitle, workPage.metaDescription, ...around(wordsOfError(errorPage))];
  await expect.poll(() => wordsOf(page)).toEqual(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: errorPage.button, exact: true }).click();
  await expect(page).toHaveURL('/');
});
