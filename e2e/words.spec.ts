import { expect, test, type Page } from '@playwright/test';
import { clientLogos, pages, projects, site } from '@/content/content';
import errorPage from '@/content/error.json' with { type: 'json' };
import { fillIn } from '@/content/fill-in';
import { footerLinks, headerLinks, isOutside, routes, sitePages } from '@/content/routes';
import { carousels } from '@/e2e/support/carousel';
import { waitForScript } from '@/e2e/support/page';

const { shared, landing, work, notFound } = pages;
const { carousel } = work;

/**
 * The words of a page in the order of its elements: title, description, skip link, header, content, footer and note. A
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
    document.querySelectorAll('body > :is([href="#content"], header, main, footer, [hidden])').forEach(read);
    return found.filter((words) => words !== '');
  });
}

/** The words of a whole page around those of its content. */
const around = (main: readonly string[]) => [
  shared.skipLink,
  site.name,
  site.name,
  shared.navigation,
  ...headerLinks.map(({ text }) => text),
  shared.bookCall,
  ...main,
  ...(site.footer ? [shared.footer, ...footerLinks.map(({ text }) => text)] : []),
  // Only assistive technology reads this note.
  ...(isOutside(site.bookingAddress) ? [shared.bookCallNote] : []),
];

/** The words of a project's card while its carousel shows the first picture. */
function wordsOfCard({ title, description, images }: (typeof projects)[number]): string[] {
  const total = images.length;
  const picture = images[0]?.alt ?? '';
  if (total === 1) return [title, description, picture];
  return [
    title,
    description,
    carousel.role,
    fillIn(carousel.pictures, { title }),
    carousel.slideRole,
    fillIn(carousel.slide, { number: 1, total }),
    picture,
    fillIn(carousel.pickers, { title }),
    ...images.map((_, index) => fillIn(carousel.picker, { number: index + 1, total })),
  ];
}

const mains: Readonly<Record<string, readonly string[]>> = {
  landing: [
    ...(landing.pauseDot ? [landing.pauseDot] : []),
    landing.badge,
    landing.headline.map((line) => `${line} `).join(''),
    shared.bookCall,
    shared.viewWork,
    ...(landing.logosLabel && clientLogos.length > 0 ? [landing.logosLabel, landing.logosLabel] : []),
    ...clientLogos.map(({ alt }) => alt),
  ],
  work: [
    work.badge,
    // The other name of the motion control is invisible, and keeps its width.
    ...(carousels.length > 0 ? [work.pausePictures, work.playPictures] : []),
    work.title,
    work.intro,
    ...projects.flatMap(wordsOfCard),
    ...(projects.some(({ link }) => isOutside(link)) ? [work.projectSiteNote] : []),
  ],
  notFound: [notFound.badge, notFound.title, notFound.message, notFound.button],
};

// The last test changes an inline script, which the policy would block.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

for (const javaScriptEnabled of [false, true]) {
  test.describe(javaScriptEnabled ? 'With JavaScript' : 'Without JavaScript', () => {
    test.use({ javaScriptEnabled });

    for (const { name, path = '/nowhere', ...words } of sitePages) {
      const { metaTitle, metaDescription, title = '', pictures = [] } = words;
      test(`${path} says what content/ says, word by word`, async ({ page }) => {
        await page.goto(path);
        if (javaScriptEnabled) await waitForScript(page);
        const main = mains[name];
        if (main) {
          expect(await wordsOf(page)).toEqual([metaTitle, metaDescription, ...around(main)]);
          return;
        }
        // A page that the owner adds may say more, in its `page.tsx`.
        const left = [metaTitle, metaDescription, ...around([title, ...pictures.map(({ alt }) => alt)])];
        for (const one of await wordsOf(page)) if (one === left[0]) left.shift();
        expect(left, 'must be on the page, in this order').toEqual([]);
      });
    }
  });
}

test('the error page replaces a page that throws, with the words of content/', async ({ page }) => {
  test.skip(carousels.length === 0, 'Without a carousel, no script of the page can throw');
  // The motion control throws while it renders.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia'));
  await page.goto(routes.work);
  const { metaTitle, badge, title, message, button } = errorPage;
  const wanted = [metaTitle, work.metaDescription, ...around([badge, title, message, button])];
  await expect.poll(() => wordsOf(page)).toEqual(wanted);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: button, exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('the error page replaces the document if the layout throws, and keeps its style', async ({ page }) => {
  // The layout renders at build time. With an object instead of a string in its payload, React throws in the browser.
  await page.route('**/work', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = body.replace(`\\"children\\":\\"${shared.skipLink}\\"`, '\\"children\\":{}');
    await route.fulfill({ response, body: broken });
  });
  await page.goto(routes.work);
  await expect(page).toHaveTitle(errorPage.metaTitle);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const button = page.getByRole('link', { name: errorPage.button, exact: true });
  await expect(button).toHaveCSS('min-height', '52px');
});
