import { expect, test } from '@playwright/test';
import {
  advance,
  advanceTo,
  dotsOf,
  expectChangeTo,
  expectDrawn,
  expectOnePicture,
  expectStill,
  finishFade,
  finishFadesAtOnce,
  holdClock,
  interval,
  openCarousel,
  prepareCarousel,
  recordSlides,
  setVisibility,
  showCarousel,
  slidesOf,
  waitForPicture,
} from '@/e2e/support/carousel';
import { projectContent } from '@/e2e/support/content';
import { tabTo } from '@/e2e/support/keyboard';
import { waitForScript } from '@/e2e/support/motion';
import { settle } from '@/e2e/support/settle';
import { backOps, shftLst } from '@/e2e/support/specification';
import { cardOf } from '@/e2e/support/words';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

test('A picture that fails is passed over without a blank frame, and the next one is in time', async ({
  page,
}) => {
  const failing = projectContent(shftLst.title).pictures[1];
  let failures = 0;
  await page.route(
    (address) => failing?.isAt(address) ?? false,
    (route) => {
      failures += 1;
      return route.abort();
    },
  );
  const carousel = await openCarousel(page, shftLst);
  const slides = await recordSlides(carousel.card);
  await expect.poll(() => failures).toBeGreaterThan(0);
  await waitForPicture(carousel, 3);
  await advanceTo(carousel, interval - 100);
  await expectStill(carousel, 1);
  await advanceTo(carousel, interval);
  await expectChangeTo(carousel, 3);
  await expectDrawn(carousel.card);
  await finishFade(carousel, 3);
  await advanceTo(carousel, 2 * interval);
  await expectChangeTo(carousel, 1);
  await expectDrawn(carousel.card);
  await finishFade(carousel, 1);
  expect(await slides()).toEqual(['3 of 3', '1 of 3']);
});

test('A first picture that fails leaves its words', async ({ page }) => {
  const [first] = projectContent(shftLst.title).pictures;
  await page.route(
    (address) => first?.isAt(address) ?? false,
    (route) => route.abort(),
  );
  await holdClock(page);
  await page.goto('/work');
  const picture = cardOf(page, shftLst.title).getByRole('img', { name: first?.alt ?? '', exact: true });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 0);
  await expect(picture).toBeVisible();
});

test('A picture that takes 10 seconds is passed over, without a blank frame, until it is there', async ({
  page,
}) => {
  const late = projectContent(backOps.title).pictures[1];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (address) => late?.isAt(address) ?? false,
    async (route) => {
      await released;
      await route.continue();
    },
  );
  const carousel = await openCarousel(page, backOps);
  const slides = await recordSlides(carousel.card);
  await advanceTo(carousel, interval - 100);
  await expectStill(carousel, 1);
  for (const [index, number] of [3, 4, 5].entries()) {
    await advanceTo(carousel, (index + 1) * interval + 10);
    await expectChangeTo(carousel, number);
    await expectDrawn(carousel.card);
    await finishFade(carousel, number);
    await waitForPicture(carousel, Math.min(number + 1, 5));
  }
  await advanceTo(carousel, 10 * second);
  release();
  await waitForPicture(carousel, 2);
  await expectStill(carousel, 5);
  await advanceTo(carousel, 4 * interval + 20);
  await expectChangeTo(carousel, 1);
  await finishFade(carousel, 1);
  await advanceTo(carousel, 5 * interval + 20);
  await expectChangeTo(carousel, 2);
  await expectDrawn(carousel.card);
  await finishFade(carousel, 2);
  expect(await slides()).toEqual(['3 of 5', '4 of 5', '5 of 5', '1 of 5', '2 of 5']);
});

test('A tab that was hidden for an hour has stood still, and goes on by single steps', async ({ page }) => {
  const carousel = await openCarousel(page, backOps);
  const slides = await recordSlides(carousel.card);
  await waitForPicture(carousel, 2);
  await advance(carousel, second);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(10 * second);
  await page.clock.fastForward(hour);
  await settle(page);
  await setVisibility(page, 'visible');
  await expectStill(carousel, 1);
  await advance(carousel, interval - 100);
  await expectStill(carousel, 1);
  await advance(carousel, 100);
  await expectChangeTo(carousel, 2);
  await finishFade(carousel, 2);
  await waitForPicture(carousel, 3);
  await advance(carousel, interval);
  await expectChangeTo(carousel, 3);
  await finishFade(carousel, 3);
  expect(await slides()).toEqual(['2 of 5', '3 of 5']);
});

test('A computer that slept for an hour with the page in view makes one step, not a burst', async ({
  page,
}) => {
  const carousel = await openCarousel(page, backOps);
  const slides = await recordSlides(carousel.card);
  await waitForPicture(carousel, 2);
  await page.clock.fastForward(hour);
  await settle(page);
  await expectChangeTo(carousel, 2);
  await finishFade(carousel, 2);
  await waitForPicture(carousel, 3);
  await advance(carousel, interval - 500);
  await expectStill(carousel, 2);
  await advance(carousel, 500);
  await expectChangeTo(carousel, 3);
  expect(await slides()).toEqual(['2 of 5', '3 of 5']);
});

test('A page that comes back from the back/forward cache makes one step every 3 seconds, not two', async ({
  playwright,
  browserName,
  launchOptions,
  baseURL,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be started with this cache');
  test.slow();
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted);
      });
    });
    await page.goto('/work');
    await waitForScript(page);
    const card = cardOf(page, backOps.title);
    await card.locator('img').first().scrollIntoViewIfNeeded();
    for (let visit = 1; visit <= 3; visit += 1) {
      await page.goto('/');
      await page.goBack({ waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    }
    const gaps = await card.evaluate(
      (element) =>
        new Promise<number[]>((resolve) => {
          const times = [performance.now()];
          const observer = new MutationObserver((records) => {
            const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
            for (const node of added) {
              if (node instanceof Element && node.ariaRoleDescription === 'slide')
                times.push(performance.now());
            }
            if (times.length < 4) return;
            observer.disconnect();
            resolve(times.slice(1).map((time, index) => time - (times[index] ?? 0)));
          });
          observer.observe(element, { childList: true, subtree: true });
        }),
    );
    // The first one is counted from the look and not from the return. A busy machine makes a step late, never early.
    const [, ...between] = gaps;
    for (const gap of between) expect(gap).toBeGreaterThan(interval - 600);
  } finally {
    await browser.close();
  }
});

test('A page that is prerendered asks for no further picture, and its clock starts when it is seen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => true });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const carousel = await prepareCarousel(page, backOps);
  await page.goto('/work');
  await waitForScript(page);
  await showCarousel(carousel);
  await advance(carousel, 30 * second);
  await expectStill(carousel, 1);
  expect(asked.filter((address) => carousel.pictures[1]?.isAt(new URL(address)))).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await setVisibility(page, 'visible');
  await waitForPicture(carousel, 2);
  await advance(carousel, interval - 100);
  await expectStill(carousel, 1);
  await advance(carousel, 100);
  await expectChangeTo(carousel, 2);
  await finishFade(carousel, 2);
});

// An hour would take a minute to run. One node that each turn left behind would be 500 more in ten minutes.
test('Ten minutes of turning leave no more nodes and listeners than one', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium counts nodes and listeners');
  test.slow();
  await finishFadesAtOnce(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(second);
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto('/work');
  await waitForScript(page);
  await settle(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: valueOf('Nodes'), listeners: valueOf('JSEventListeners') };
  };
  const slides = slidesOf(page.locator('body'));
  const turnFor = async (duration: number) => {
    for (let passed = 0; passed < duration; passed += interval) {
      await page.clock.runFor(interval);
      await page.clock.runFor(20);
      // A frame of the browser's own, in which pictures are decoded and fades end.
      await page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            const observer = new IntersectionObserver(() => {
              observer.disconnect();
              resolve();
            });
            observer.observe(document.documentElement);
          }),
      );
    }
    await page.clock.runFor(20);
    await expect(slides).toHaveCount(3);
  };
  const shown = await recordSlides(page.locator('main'));
  await turnFor(minute);
  const early = await count();
  await turnFor(9 * minute);
  const late = await count();
  expect((await shown()).length).toBeGreaterThan(200);
  expect(late.nodes).toBeLessThan(early.nodes + 50);
  expect(late.listeners).toBeLessThan(early.listeners + 10);
});

test('Twenty quick steps during a fade settle on the right picture, and on exactly one', async ({ page }) => {
  await page.goto('/work');
  await waitForScript(page);
  const card = cardOf(page, backOps.title);
  const { dot, current } = dotsOf(card);
  await tabTo(page, dot(1));
  await page.keyboard.press('ArrowRight');
  await expect(slidesOf(card)).toHaveCount(2);
  for (let step = 1; step <= 17; step += 1) await page.keyboard.press('ArrowRight');
  for (let step = 1; step <= 2; step += 1) await page.keyboard.press('ArrowLeft');
  // 18 forth and 2 back from the first of 5.
  await expect(dot(2)).toBeFocused();
  await expectOnePicture(card, '2 of 5');
  expect(await current()).toEqual([2]);
  await expect(dot(2)).toBeFocused();
});

test('A step back to the slide that is leaving brings it back, and leaves exactly one', async ({ page }) => {
  const carousel = await openCarousel(page, backOps);
  const { dot } = dotsOf(carousel.card);
  await tabTo(page, dot(1));
  for (const [key, number] of [
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowLeft', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(dotsOf(carousel.card).current).toEqual([number]);
    await advance(carousel, 20);
  }
  await finishFade(carousel, 1);
  await expectOnePicture(carousel.card, '1 of 5');
});
