import { expect, test, type Locator } from '@playwright/test';
import { slideInterval } from '@/components/slideshow';
import { fillIn } from '@/content/fill-in';
import {
  advance,
  dotOf,
  expectShown,
  expectStill,
  frameOf,
  openCard,
  openCarousel,
  setVisibility,
  settle,
} from '@/e2e/support/carousel';
import { carousels, dotName, longest, pages, projects } from '@/e2e/support/content';
import { motionControlOf, pauseMotion, playMotion, tabTo, waitForScript } from '@/e2e/support/motion';
import { cardOf } from '@/e2e/support/words';

test.skip(longest.pictures.length < 3, 'No project in content/ has three pictures');

// A request may still be on its way through a route when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Number of the last picture, counted from 1. */
const last = longest.pictures.length;

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
    await expect(frameOf(carousel.card)).toHaveAttribute('aria-live', 'polite');
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
    await advance(carousel, 10 * slideInterval);
    await expectStill(carousel, last);
    await expect(page).toHaveURL('/work');
    // It has stopped for this page, not for the next: only the control keeps a choice.
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.clock.runFor(2000);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
  });

  test('shows the words of a picture that fails, and asks for it again whenever its dot is pressed', async ({
    page,
  }) => {
    let [asked, isBroken] = [0, true];
    await page.route(
      (address) => longest.pictures[1]?.isAt(address) ?? false,
      (route) => {
        asked += 1;
        return isBroken ? route.abort() : route.continue();
      },
    );
    const { card, pictures } = await openCard(page);
    const failing = card.getByRole('img', { name: pictures[1]?.alt ?? '', exact: true });
    for (let time = 1; time <= 3; time += 1) {
      const before = asked;
      await dotOf(card, 2).click();
      await expect(failing).toBeVisible();
      expect(asked).toBe(before + 1);
      await dotOf(card, 1).click();
      await expectShown({ card, pictures }, 1);
    }
    isBroken = false;
    await dotOf(card, 2).click();
    await expectShown({ card, pictures }, 2);
  });

  test('steps back and forth when swiped, stops, and does not leave for the project', async ({
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
      const picture = frameOf(card);
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
    const box = await frameOf(card).boundingBox();
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
    // A finger that looks around a zoomed page is no swipe either.
    for (const [type, x] of [
      ['touchStart', 120],
      ['touchMove', 60],
      ['touchMove', 20],
    ] as const) {
      await session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await settle(page);
    await expect(motionControlOf(page)).toHaveAccessibleName(pauseMotion);
    await page.close();
  });

  test('limits what a finger can do on its picture alone, and not on words or on single pictures', async ({
    page,
  }) => {
    await page.goto('/work');
    const touchActionAt = (target: Locator) =>
      target.evaluate((element) => {
        element.scrollIntoView({ block: 'center' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return hit && getComputedStyle(hit).touchAction;
      });
    for (const { title, description, pictures } of projects.slice(0, 4)) {
      const card = cardOf(page, title);
      const onPicture = await touchActionAt(card.locator('img').first());
      expect(onPicture, title).toBe(pictures.length > 1 ? 'pan-y pinch-zoom' : 'auto');
      expect(await touchActionAt(card.getByText(description, { exact: true })), title).toBe('auto');
      expect(await touchActionAt(card.getByRole('heading')), title).toBe('auto');
    }
  });
});

test.describe('Carousels come to life', () => {
  test('stand still for a mouse that was over them before', async ({ page }) => {
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
    await expect(frameOf(card)).toHaveAttribute('data-still', 'hovered');
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
