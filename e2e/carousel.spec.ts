import { expect, test, type Locator, type Page } from '@playwright/test';
import { fillIn } from '@/content/fill-in';
import {
  advance,
  dotOf,
  expectShown,
  expectStill,
  fade,
  interval,
  openCarousel,
  setVisibility,
  settle,
  shownSlideOf,
  waitForPicture,
} from '@/e2e/support/carousel';
import { carousels, dotName, longest, pages, projects, slideName } from '@/e2e/support/content';
import {
  motionControlOf,
  pauseMotion,
  playMotion,
  pressMotionControl,
  tabTo,
  waitForScript,
} from '@/e2e/support/motion';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { cardOf } from '@/e2e/support/words';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

// A request may still be on its way through a route when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Number of the last picture, counted from 1. */
const last = longest.pictures.length;

/** Opens the work page at the card of the longest carousel, in real time. */
async function openCard(page: Page): Promise<{ card: Locator; pictures: typeof longest.pictures }> {
  await page.goto('/work');
  await waitForScript(page);
  const card = cardOf(page, longest.title);
  await card.locator('img').first().scrollIntoViewIfNeeded();
  return { card, pictures: longest.pictures };
}

/** Watches a card frame by frame until a change has come and faded: the least and most that its slides show together. */
async function watchFade(card: Locator): Promise<{ least: number; most: number }> {
  return card.evaluate(
    (element, duration) =>
      new Promise<{ least: number; most: number }>((resolve) => {
        const slides = () => [...element.querySelectorAll('[aria-roledescription=slide]')];
        const shown = () => slides().find(({ ariaHidden }) => ariaHidden !== 'true')?.ariaLabel;
        const before = shown();
        let [least, most, end] = [1, 1, Infinity];
        const look = (now: number) => {
          const sum = slides().reduce((total, slide) => total + Number(getComputedStyle(slide).opacity), 0);
          least = Math.min(least, sum);
          most = Math.max(most, sum);
          if (end === Infinity && shown() !== before) end = now + duration;
          if (now < end) requestAnimationFrame(look);
          else resolve({ least, most });
        };
        requestAnimationFrame(look);
      }),
    fade,
  );
}

test.describe('A carousel, by the clock', () => {
  test('shows its pictures every 3 seconds, around the end, each by a fade of 1 second, beside all others', async ({
    page,
  }) => {
    // Four cards are in a window of that size.
    await page.setViewportSize({ width: 1280, height: 2000 });
    const carousel = await openCarousel(page);
    for (let step = 1; step <= last + 1; step += 1) {
      const number = (step % last) + 1;
      await waitForPicture(carousel, number);
      await advance(carousel, interval - 100);
      await expectStill(carousel, ((step - 1) % last) + 1);
      await advance(carousel, 100);
      await expectShown(carousel, number);
      for (const { title, pictures } of projects.slice(0, 4)) {
        const card = cardOf(page, title);
        if (pictures.length > 1) {
          await expectShown({ card, pictures }, (step % pictures.length) + 1);
        } else {
          await expect(card.locator('img')).toHaveCount(1);
          await expect(card.getByRole('button')).toHaveCount(0);
        }
      }
    }
    for (const slide of await carousel.card.locator('[aria-roledescription=slide]').all()) {
      await expect(slide).toHaveCSS('transition-duration', `${fade / 1000}s`);
      await expect(slide).toHaveCSS('transition-timing-function', 'linear');
      await expect(slide).toHaveCSS('mix-blend-mode', 'plus-lighter');
    }
  });

  test('stands still when a visitor needs it to, and then goes on after a whole interval', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const carousel = await openCarousel(page);
    const { card } = carousel;
    const cutBelow = async (part: number) => {
      const box = await card.locator('[aria-roledescription=carousel]').boundingBox();
      const height = Math.round((box?.y ?? 0) + part * (box?.height ?? 0));
      await page.setViewportSize({ width: 390, height });
      await settle(page);
    };
    const press = () => pressMotionControl(page);
    const reasons = [
      { reason: 'mouse over the card', begin: () => card.hover(), end: () => page.mouse.move(0, 0) },
      {
        reason: 'hidden tab',
        begin: () => setVisibility(page, 'hidden'),
        end: () => setVisibility(page, 'visible'),
        // Nobody listens to a hidden tab.
        whileStill: 'off',
      },
      { reason: 'motion control', begin: press, end: press, isStopped: true },
      {
        reason: 'keyboard in the card',
        begin: () => tabTo(page, card.getByRole('link')),
        end: press,
        isStopped: true,
      },
      { reason: 'most of it below the window', begin: () => cutBelow(0.4), end: () => cutBelow(0.6) },
    ];
    const live = card.locator('[aria-live]');
    for (const [index, { reason, begin, end, isStopped, whileStill = 'polite' }] of reasons.entries()) {
      await test.step(reason, async () => {
        const number = (index % last) + 1;
        const next = (number % last) + 1;
        await waitForPicture(carousel, next);
        await expect(live).toHaveAttribute('aria-live', 'off');
        await advance(carousel, interval - 100);
        await begin();
        await expect(live).toHaveAttribute('aria-live', whileStill);
        await expect(motionControlOf(page)).toHaveAccessibleName(isStopped ? playMotion : pauseMotion);
        await page.clock.fastForward(3_600_000);
        await advance(carousel, 2 * interval);
        await expectStill(carousel, number);
        await end();
        await expect(live).toHaveAttribute('aria-live', 'off');
        await advance(carousel, interval - 100);
        await expectStill(carousel, number);
        await advance(carousel, 100);
        await expectShown(carousel, next);
      });
    }
  });

  test('passes over a picture that fails, in time, and asks for it again in the next round', async ({
    page,
  }) => {
    const failing = longest.pictures[1];
    let failures = 0;
    await page.route(
      (address) => (failing?.isAt(address) ?? false) && failures < 1,
      (route) => {
        failures += 1;
        return route.abort();
      },
    );
    const carousel = await openCarousel(page);
    for (let step = 2; step <= last + 1; step += 1) {
      const number = (step % last) + 1;
      await waitForPicture(carousel, number);
      await advance(carousel, interval);
      await expectShown(carousel, number);
    }
  });

  test('is printed as the one picture that it comes to, in full, even during a fade', async ({ page }) => {
    const carousel = await openCarousel(page);
    await waitForPicture(carousel, 2);
    await advance(carousel, interval);
    await expectShown(carousel, 2);
    await page.emulateMedia({ media: 'print' });
    for (const card of await page.getByRole('article').all()) {
      const picture = card.locator('img').filter({ visible: true });
      await expect(picture).toHaveCount(1);
      expect(await opacityOf(picture)).toBe(1);
      await expectLoaded(picture);
    }
  });
});

test.describe('A carousel, in real time', () => {
  test('neither dips into the dark nor moves the page, and shows the very element that it had loaded', async ({
    page,
  }) => {
    // Only Chromium counts layout shifts.
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => (entry as { value?: number }).value ?? 0);
        const { shift = '0' } = document.documentElement.dataset;
        document.documentElement.dataset['shift'] = String(values.reduce((a, b) => a + b, Number(shift)));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { card } = await openCard(page);
    await expect(card.locator('img')).toHaveCount(2);
    const waiting = await card.locator('img').nth(1).elementHandle();
    const { least, most } = await watchFade(card);
    expect(least).toBeGreaterThan(0.9);
    expect(most).toBeLessThan(1.1);
    expect(await waiting?.evaluate((image) => image.isConnected)).toBe(true);
    const shift = await page.evaluate(() => document.documentElement.dataset['shift']);
    expect(Number(shift ?? 0)).toBeLessThan(0.01);
  });

  test('fades to a picture that is in the cache, too', async ({ page, browserName }) => {
    test.skip(browserName === 'chromium', 'Chromium fades there whatever the component does');
    const { card } = await openCard(page);
    await motionControlOf(page).click();
    for (let round = 1; round <= 3; round += 1) {
      await page.reload();
      await expect(card.getByRole('button')).toHaveCount(last);
      const watched = watchFade(card);
      await dotOf(card, 2).click();
      expect((await watched).most).toBeLessThan(1.1);
    }
  });

  test('goes on when a visitor comes back to it by the back/forward cache', async ({
    playwright,
    browserName,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright[browserName].launch({
      ...launchOptions,
      ...(browserName === 'chromium' && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '' });
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset['persisted'] = String(persisted);
        });
      });
      const { card } = await openCard(page);
      await page.goto('/');
      await page.goBack({ waitUntil: 'commit' });
      if (browserName === 'chromium') {
        await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
      }
      const shown = (await shownSlideOf(card).getAttribute('aria-label')) ?? '';
      await expect(shownSlideOf(card)).not.toHaveAccessibleName(shown);
      await dotOf(card, 1).click();
      await expect(shownSlideOf(card)).toHaveAccessibleName(slideName(1, last));
    } finally {
      await browser.close();
    }
  });
});

test.describe('A carousel, by hand', () => {
  test('tells assistive technology what it is, which slide of how many is shown, and what each dot does', async ({
    page,
  }) => {
    await page.goto('/work');
    const { pickers, pictures: name } = pages.work.carousel;
    for (const { title, pictures } of carousels) {
      const card = cardOf(page, title);
      await card.scrollIntoViewIfNeeded();
      const carousel = card.getByRole('group', { name: fillIn(name, { title }), exact: true });
      await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
      await expect(carousel.getByRole('group')).toHaveCount(1);
      await expect(carousel.getByRole('group')).toHaveAttribute('aria-roledescription', 'slide');
      const dots = card.getByRole('group', { name: fillIn(pickers, { title }), exact: true });
      await expect(dots.getByRole('button')).toHaveCount(pictures.length);
      for (const index of pictures.keys()) {
        await expect(dotOf(card, index + 1)).toHaveAccessibleName(dotName(index + 1, pictures.length));
      }
      await expect(card.locator('a button')).toHaveCount(0);
    }
  });

  test('steps by the arrow keys on its dots, around both ends, keeps the focus, and asks for no picture twice', async ({
    page,
  }) => {
    const asked: string[] = [];
    // As in a private window of WebKit, where no picture is kept.
    await page.route('**/pictures/**', async (route) => {
      // Whatever its width and format: WebKit may ask for two of one picture.
      asked.push(
        route
          .request()
          .url()
          .replace(/-\d+\.\w+$/u, ''),
      );
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
    });
    const carousel = await openCard(page);
    await tabTo(page, dotOf(carousel.card, 1));
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', last],
      // With another key it is the browser's own.
      ['Control+ArrowLeft', last],
      ['Shift+ArrowLeft', last],
      ['Alt+ArrowRight', last],
      ...Array.from({ length: last }, (_, index) => ['ArrowRight', index + 1] as const),
    ] as const) {
      await page.keyboard.press(key);
      await expect(dotOf(carousel.card, number)).toBeFocused();
      await expectShown(carousel, number);
    }
    await expect(carousel.card.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
    expect(asked.length).toBeGreaterThanOrEqual(last);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('shows the picture of a dot that is pressed, stops, and does not leave for the project', async ({
    page,
  }) => {
    const carousel = await openCarousel(page);
    const dot = dotOf(carousel.card, last);
    await dot.click();
    await expectShown(carousel, last);
    await expect(dot).toBeFocused();
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    // Pressed once more it is still no link. Playwright itself would wait for it to be enabled.
    await dot.click({ force: true });
    await page.mouse.move(0, 0);
    await advance(carousel, 10 * interval);
    await expectStill(carousel, last);
    await expect(page).toHaveURL('/work');
    // It has stopped for this page, not for the next: only the control keeps a choice.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2000);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('fades out a picture that failed, too, and asks for it again when its dot is pressed', async ({
    page,
  }) => {
    let isBroken = true;
    await page.route(
      (address) => longest.pictures[1]?.isAt(address) ?? false,
      (route) => (isBroken ? route.abort() : route.continue()),
    );
    const { card, pictures } = await openCard(page);
    await dotOf(card, 2).click();
    const slide = card.locator('[aria-roledescription=slide]').and(page.getByLabel(slideName(2, last)));
    await expect(slide).toHaveCSS('opacity', '1');
    const staysAtFirst = await slide.evaluate(
      async (leaving, dots) => {
        (dots[0] as HTMLElement).click();
        await new Promise(requestAnimationFrame);
        const isLeaving = leaving.isConnected && leaving.ariaHidden === 'true';
        (dots[1] as HTMLElement).click();
        return isLeaving;
      },
      [await dotOf(card, 1).elementHandle(), await dotOf(card, 2).elementHandle()],
    );
    expect(staysAtFirst).toBe(true);
    // It has come back on its way out, and can leave again.
    await expect(slide).toHaveAttribute('aria-hidden', 'false');
    await dotOf(card, 1).click();
    await expect(slide).toHaveCount(0);
    isBroken = false;
    await dotOf(card, 2).click();
    await expectShown({ card, pictures }, 2);
  });

  test('steps forth and back by a swipe, stops, and does not leave for the project', async ({
    browser,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a test move a finger');
    // So low that a page with one project scrolls too.
    const page = await browser.newPage({ viewport: { width: 390, height: 500 }, hasTouch: true });
    // The picture between the first and the third never comes.
    await page.route(
      (address) => longest.pictures[1]?.isAt(address) ?? false,
      () => {},
    );
    const { card, pictures } = await openCard(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (across: number, along: number) => {
      const picture = card.locator('[aria-roledescription=carousel]');
      await picture.scrollIntoViewIfNeeded();
      const box = await picture.boundingBox();
      const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
      // Few steps: a finger that takes long opens the link's menu.
      for (const part of [0.5, 1]) {
        const touchPoints = [{ x: at.x + part * across, y: at.y + part * along }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const before = await page.evaluate(() => scrollY);
    await test.step('a finger that scrolls the page is no swipe', async () => {
      await swipe(12, -160);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 40);
      await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    });
    await test.step('nor is a finger that trembles', async () => {
      await swipe(30, 4);
      await settle(page);
      await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    });
    await test.step('two swipes are two steps', async () => {
      for (const [across, number] of [
        [-120, 3],
        [120, 1],
      ] as const) {
        await swipe(across, 8);
        await swipe(across, 8);
        await expectShown({ card, pictures }, number);
      }
    });
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
    await expect(page).toHaveURL('/work');
    await page.close();
  });

  test('lets two fingers zoom the page, and takes them for no swipe', async ({ browser, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium lets a test move a finger');
    const page = await browser.newPage({
      viewport: { width: 390, height: 800 },
      isMobile: true,
      hasTouch: true,
    });
    const { card } = await openCard(page);
    const session = await page.context().newCDPSession(page);
    const box = await card.locator('[aria-roledescription=carousel]').boundingBox();
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const fingers = (apart: number) => [195 - apart, 195 + apart].map((x, id) => ({ x, y, id }));
    // A tap first, in which the fingers land and leave far apart.
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: fingers(60).slice(0, 1),
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settle(page);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
    for (const apart of [60, 100, 140]) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => page.evaluate(() => visualViewport?.scale)).toBeGreaterThan(1.5);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await page.close();
  });
});

test.describe('Carousels come to life', () => {
  test('near the window only', async ({ page }) => {
    // The last card begins more than two windows below the first one's end.
    await page.setViewportSize({ width: 412, height: 300 });
    const [near, far] = [carousels[0], projects.slice(3).findLast(({ pictures }) => pictures.length > 1)];
    test.skip(!near || !far, 'No project in content/ from the fourth on has several pictures');
    await page.goto('/work');
    await waitForScript(page);
    const farCard = cardOf(page, far?.title ?? '');
    await expect(dotOf(cardOf(page, near?.title ?? ''), 1)).toBeVisible();
    await expect(farCard.getByRole('button')).toHaveCount(0);
    await farCard.scrollIntoViewIfNeeded();
    await expect(farCard.getByRole('button')).toHaveCount(far?.pictures.length ?? 0);
  });

  test('and show the picture of a dot that was pressed before', async ({ page }) => {
    const card = cardOf(page, longest.title);
    // Until then dots are decoration, which no role finds.
    const pressed = card.locator('[data-slide-picker] > *').nth(2).click();
    await page.route('**/*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/work', { waitUntil: 'commit' });
    await pressed;
    await expectShown({ card, ...longest }, 3);
    await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
  });

  test('and stand still for a mouse that was over them before', async ({ page }) => {
    const card = cardOf(page, longest.title);
    const hovered = card.hover();
    await page.route('**/*.js', async (route) => {
      await hovered;
      await route.continue();
    });
    await page.goto('/work', { waitUntil: 'commit' });
    await waitForScript(page);
    const box = await card.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2 + 5, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(card.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  });

  test('where a page is seen, not where it is prerendered', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    });
    const { card } = await openCard(page);
    await settle(page);
    await expect(card.locator('img')).toHaveCount(1);
    await setVisibility(page, 'visible');
    await expect(card.locator('img')).toHaveCount(2);
  });

  test('and leave the words of a first picture that fails', async ({ page }) => {
    const [picture] = longest.pictures;
    await page.route(
      (address) => picture?.isAt(address) ?? false,
      (route) => route.abort(),
    );
    await page.goto('/work', { waitUntil: 'commit' });
    await waitForScript(page);
    await settle(page);
    const image = cardOf(page, longest.title).getByRole('img', { name: picture?.alt ?? '', exact: true });
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toBeVisible();
  });
});
