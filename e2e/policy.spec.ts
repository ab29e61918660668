import { expect, test, type Page } from '@playwright/test';
import { breakCard, breakLayout } from '@/e2e/support/broken-page';
import {
  advance,
  dotsOf,
  expectChangeTo,
  finishFade,
  interval,
  openCarousel,
  waitForPicture,
} from '@/e2e/support/carousel';
import { addressOf, exportedPages } from '@/e2e/support/exported';
import { bringPictures, motionControlOf, playMotion, waitForScript } from '@/e2e/support/motion';
import { serveChanged, serveRewritten } from '@/e2e/support/served-page';
import { settle } from '@/e2e/support/settle';
import { backOps, errorWords, viewWork } from '@/e2e/support/specification';
import { watchPolicy } from '@/e2e/support/violations';
import { expectStandIn, expectWorkWords } from '@/e2e/support/words';

/** Another host, which answers everything with a script that leaves its mark, and keeps account of who asks. */
async function openStrangeHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://strange.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: leaveMark,
    });
  });
  return asked;
}

/** What injected script would do. */
const leaveMark = `document.documentElement.dataset.injected = 'yes'`;

/** Expects that no injected script has run. */
async function expectNoMark(page: Page): Promise<void> {
  await settle(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-injected');
}

test.describe('Nothing that a page holds or does is refused by its policy', () => {
  for (const file of exportedPages()) {
    test(`in ${file}, from its first byte to its last picture`, async ({ page }) => {
      const violations = await watchPolicy(page);
      await page.goto(addressOf(file));
      await waitForScript(page);
      await bringPictures(page);
      await settle(page);
      expect(violations).toEqual([]);
    });
  }

  test('while a carousel turns, is picked from and stopped', async ({ page }) => {
    const violations = await watchPolicy(page);
    const carousel = await openCarousel(page, backOps);
    for (const number of [2, 3, 4, 5, 1]) {
      await waitForPicture(carousel, number);
      await advance(carousel, interval);
      await expectChangeTo(carousel, number);
      await finishFade(carousel, number);
    }
    await dotsOf(carousel.card).dot(4).click();
    await expectChangeTo(carousel, 4);
    await finishFade(carousel, 4);
    await motionControlOf(page).click();
    await motionControlOf(page).click();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await settle(page);
    expect(violations).toEqual([]);
  });

  test('while one page passes into another', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Chromium alone does so');
    const violations = await watchPolicy(page);
    await page.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition?: object | null };
        document.documentElement.dataset['passed'] = String(Boolean(viewTransition));
      });
    });
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: viewWork, exact: true }).click();
    await expect(page).toHaveURL('/work');
    await expect(page.locator('html')).toHaveAttribute('data-passed', 'true');
    await waitForScript(page);
    await settle(page);
    expect(violations).toEqual([]);
  });

  for (const { what, breakPage } of [
    { what: 'a page', breakPage: breakCard },
    { what: 'the layout', breakPage: breakLayout },
  ]) {
    test(`while the error page takes the place of ${what}`, async ({ page }) => {
      const violations = await watchPolicy(page);
      await breakPage(page);
      await page.goto('/work');
      await expectStandIn(page, errorWords);
      await expect(page.getByRole('main')).toHaveCSS('display', 'flex');
      await settle(page);
      expect(violations).toEqual([]);
    });
  }

  test('while React builds a page anew that something else has changed before', async ({ page }) => {
    const violations = await watchPolicy(page);
    await serveRewritten(page, '/work', (html) => html.replace('<h1', '<b>Not of this page</b><h1'));
    await page.goto('/work');
    await waitForScript(page);
    await expect(page.getByText('Not of this page')).toHaveCount(0);
    await expectWorkWords(page);
    await settle(page);
    expect(violations).toEqual([]);
  });
});

/** Markup that somebody has got into a page, and what its policy says to that. */
const injections = [
  {
    what: 'an inline script',
    markup: `<script>${leaveMark}</script>`,
    refusal: 'script-src-elem inline',
  },
  {
    what: 'a module',
    markup: `<script type="module">${leaveMark}</script>`,
    refusal: 'script-src-elem inline',
  },
  {
    what: 'a script of another host',
    markup: '<script src="https://strange.example/a.js"></script>',
    refusal: 'script-src-elem https://strange.example/a.js',
  },
  {
    what: 'a script of another host with an integrity of its own',
    markup: `<script src="https://strange.example/a.js" integrity="sha256-a" crossorigin></script>`,
    refusal: 'script-src-elem https://strange.example/a.js',
  },
  {
    what: 'a script for an address',
    markup: `<script src="data:text/javascript,${leaveMark}"></script>`,
    refusal: 'script-src-elem data',
  },
  {
    what: 'an event handler',
    markup: `<img src="data:," alt="" onerror="${leaveMark}">`,
    refusal: 'script-src-attr inline',
  },
  {
    what: 'an event handler of a drawing',
    markup: `<svg onload="${leaveMark}"></svg>`,
    refusal: 'script-src-attr inline',
  },
  {
    what: 'a style sheet',
    markup: '<style>html { --injected: yes }</style>',
    refusal: 'style-src-elem inline',
  },
  {
    what: 'a style sheet of another host',
    markup: '<link rel="stylesheet" href="https://strange.example/a.css">',
    refusal: 'style-src-elem https://strange.example/a.css',
  },
  {
    what: 'a style attribute',
    markup: '<p style="position:fixed;inset:0">Injected</p>',
    refusal: 'style-src-attr inline',
  },
  {
    what: 'another base for addresses',
    markup: '<base href="https://strange.example/">',
    refusal: 'base-uri https://strange.example/',
  },
  {
    what: 'a frame',
    markup: '<iframe src="https://strange.example/"></iframe>',
    refusal: 'frame-src https://strange.example',
  },
  {
    what: 'a document in an attribute',
    markup: `<iframe srcdoc="<script>parent.${leaveMark}</script>"></iframe>`,
    refusal: 'script-src-elem inline',
  },
  {
    what: 'a plugin',
    markup: '<object data="https://strange.example/a.swf"></object>',
    refusal: 'object-src https://strange.example',
  },
  {
    what: 'a picture of another host',
    markup: '<img src="https://strange.example/a.png" alt="">',
    refusal: 'img-src https://strange.example/a.png',
  },
] as const;

test.describe('Injected into the markup,', { tag: '@changed-answers' }, () => {
  for (const file of exportedPages()) {
    test(`nothing comes of script, style, frames and addresses in ${file}`, async ({ page }) => {
      const asked = await openStrangeHost(page);
      const violations = await watchPolicy(page);
      const address = addressOf(file);
      const markup = injections.map((injection) => injection.markup).join('');
      await serveChanged(page, address, (html) => html.replace('<main', () => `${markup}<main`));
      await page.goto(address);
      await waitForScript(page);
      for (const refusal of new Set(injections.map((injection) => injection.refusal))) {
        const what = injections.filter((injection) => injection.refusal === refusal);
        await expect
          .poll(() => violations.filter((violation) => violation === refusal).length, {
            message: what.map((injection) => injection.what).join(' and '),
          })
          .toBeGreaterThanOrEqual(what.length);
      }
      await expectNoMark(page);
      expect(asked).toEqual([]);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--injected')),
      ).toBe('');
      expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
    });

    test(`script for a link's address is refused in ${file}`, async ({ page }) => {
      const violations = await watchPolicy(page);
      const address = addressOf(file);
      const link = `<a href="javascript:void(${leaveMark.replaceAll("'", '&#39;')})">Injected</a>`;
      await serveChanged(page, address, (html) => html.replace('<main', () => `${link}<main`));
      await page.goto(address);
      await page.getByRole('link', { name: 'Injected' }).click();
      await expect.poll(() => violations).toEqual(['script-src-elem inline']);
      await expectNoMark(page);
    });

    test(`a form is not sent from ${file}`, async ({ page }) => {
      const asked = await openStrangeHost(page);
      const violations = await watchPolicy(page);
      const address = addressOf(file);
      const form = '<form action="https://strange.example/form"><button>Injected</button></form>';
      await serveChanged(page, address, (html) => html.replace('<main', () => `${form}<main`));
      await page.goto(address);
      // By key, because a click waits for the way that a form should take.
      await page.getByRole('button', { name: 'Injected' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => violations).toEqual(['form-action https://strange.example/form?']);
      expect(asked).toEqual([]);
      expect(new URL(page.url()).pathname).toBe(address);
    });
  }
});

/** What script that runs in a page might try; each throws when it has come to nothing. */
const attempts: readonly { what: string; attempt: () => unknown }[] = [
  {
    what: 'markup that is put into the page',
    attempt: () => {
      document.body.innerHTML = '<img src="data:," onerror="document.documentElement.dataset.injected = 1">';
    },
  },
  {
    what: 'markup that is written into the page',
    attempt: () => document.write('<script>document.documentElement.dataset.injected = 1</script>'),
  },
  {
    what: 'a script that is put together',
    attempt: () => {
      const script = document.createElement('script');
      script.text = 'document.documentElement.dataset.injected = 1';
      document.body.append(script);
    },
  },
  {
    what: 'a script that is put together of nodes',
    attempt: () => {
      const script = document.createElement('script');
      script.append('document.documentElement.dataset.injected = 1');
      document.body.append(script);
      if (document.documentElement.dataset['injected'] === undefined) throw new TypeError('not run');
    },
  },
  {
    what: 'a script of another host',
    attempt: () => {
      const script = document.createElement('script');
      script.src = 'https://strange.example/a.js';
      document.body.append(script);
    },
  },
  {
    what: 'a script of this host that is no chunk',
    attempt: () => {
      const script = document.createElement('script');
      script.src = '/nowhere.js';
      document.body.append(script);
    },
  },
  {
    what: 'an event handler',
    attempt: () => {
      document.body.setAttribute('onclick', 'document.documentElement.dataset.injected = 1');
      document.body.click();
      if (document.documentElement.dataset['injected'] === undefined) throw new TypeError('not run');
    },
  },
  {
    what: 'text that is run',
    // Not by its name, which the linter takes for a mistake.
    attempt: () => (globalThis['eval' as never] as (code: string) => void)('document.title'),
  },
  { what: 'a function made of text', attempt: () => Reflect.construct(Function, ['return document.title']) },
  {
    what: 'a Trusted Types policy that lets everything through',
    attempt: () => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy: (name: string, rules: object) => void };
      };
      trustedTypes.createPolicy('injected', { createHTML: (text: string) => text });
    },
  },
  {
    what: 'another worker',
    attempt: () => new Worker('/nowhere.js'),
  },
  { what: 'a message to another host', attempt: () => fetch('https://strange.example/message') },
];

test.describe('Tried by a script in the page,', () => {
  for (const address of ['/', '/work']) {
    test(`everything that one could try is refused on ${address}`, async ({ page }) => {
      const asked = await openStrangeHost(page);
      await page.addInitScript(
        `window.attempts = [${attempts.map(({ attempt }) => String(attempt)).join()}]`,
      );
      await page.goto(address);
      await waitForScript(page);
      for (const [index, { what }] of attempts.entries()) {
        // In a task of the page's own: what Playwright itself calls may make code of text.
        const isRefused = await page.evaluate(
          (number) =>
            new Promise<boolean>((resolve) => {
              const { attempts: all } = window as unknown as { attempts: (() => unknown)[] };
              const begin = async (): Promise<unknown> => all[number]?.();
              setTimeout(
                () =>
                  void begin().then(
                    () => resolve(false),
                    () => resolve(true),
                  ),
              );
            }),
          index,
        );
        expect(isRefused, what).toBe(true);
        await expectNoMark(page);
      }
      expect(asked).toEqual([]);
    });
  }
});

test('A page may ask its own host', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/');
  expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200);
  expect(violations).toEqual([]);
});
