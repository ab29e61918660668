import { expect, test, type Locator, type Page } from '@playwright/test';
import { site, logos, projects, longest } from '@/e2e/support/content';
import {
  advanceTo,
  dotsOf,
  expectShown,
  expectStill,
  interval,
  openCarousel,
  openWorkPage,
  prepareCarousel,
  showCarousel,
  waitForPicture,
} from '@/e2e/support/carousel';
import { motionControlOf, playMotion, waitForScript, pressMotionControl } from '@/e2e/support/motion';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import { cardOf, sitePages } from '@/e2e/support/words';

/** A computed colour as bytes; the browser itself knows all notations. */
async function bytesOf(target: Locator, property: 'color' | 'background-color' | 'fill'): Promise<number[]> {
  return target.evaluate((element, name) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (!context) throw new Error('This browser draws nothing');
    context.fillStyle = getComputedStyle(element).getPropertyValue(name);
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data];
  }, property);
}

/** Greatest difference of two colours' bytes. */
function difference(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((byte, index) => Math.abs(byte - (other[index] ?? 0))));
}

/** Expects a title to be written in a colour of its own and not cut out of a picture, which may be taken away. */
async function expectPlainTitle(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('background-image', 'none');
  const ground = await bytesOf(page.locator('html'), 'background-color');
  expect(difference(await bytesOf(title, 'color'), ground)).toBeGreaterThan(150);
}

test.describe('In forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  for (const { name, address } of sitePages) {
    test(`the title of the ${name} is readable`, async ({ page }) => {
      await page.goto(address);
      await expectPlainTitle(page);
    });
  }

  test('dots stand out from the ground', async ({ page }) => {
    await page.goto('/work');
    await waitForScript(page);
    test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
    const { dot } = dotsOf(cardOf(page, longest.title));
    const ground = await bytesOf(page.locator('html'), 'background-color');
    const colourOf = (number: number) => bytesOf(dot(number).locator('span'), 'background-color');
    const [current, other] = [await colourOf(1), await colourOf(2)];
    expect(difference(current, ground)).toBeGreaterThan(80);
    expect(difference(other, ground)).toBeGreaterThan(80);
    // Which one is current its length tells.
    expect(current).not.toEqual(other);
  });

  test('the motion control is seen on both pages that move', async ({ page }) => {
    for (const address of ['/', '/work']) {
      await page.goto(address);
      await waitForScript(page);
      const control = motionControlOf(page);
      await expect(control).toBeVisible();
      const ground = await bytesOf(control, 'background-color');
      const sign = control.locator('svg').filter({ visible: true });
      expect(difference(await bytesOf(sign, 'fill'), ground)).toBeGreaterThan(80);
    }
  });
});

test.describe('With more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  for (const { name, address } of sitePages) {
    test(`the ${name} is white on nearly black, without light in between`, async ({ page }) => {
      await page.goto(address);
      await expectPlainTitle(page);
      expect(Math.max(...(await bytesOf(page.locator('html'), 'background-color')).slice(0, 3))).toBeLessThan(
        10,
      );
      expect(await bytesOf(page.locator('body'), 'color')).toEqual([255, 255, 255, 255]);
      await expect(page.locator('[class*=bg-beam]').filter({ visible: true })).toHaveCount(0);
    });
  }
});

test.describe('On paper', () => {
  for (const { name, address } of sitePages) {
    test(`the ${name} is dark on white and has no control of motion`, async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      expect(await bytesOf(page.locator('html'), 'background-color')).toEqual([255, 255, 255, 255]);
      await expectPlainTitle(page);
      for (const text of await page.locator('p, a, h1, h2').filter({ visible: true }).all()) {
        const words = (await text.textContent()) ?? '';
        expect(Math.max(...(await bytesOf(text, 'color')).slice(0, 3)), words).toBeLessThan(130);
      }
      await expect(motionControlOf(page)).toHaveCount(0);
    });
  }

  test.describe('of a phone', () => {
    test.skip(({ browserName }) => browserName === 'firefox', 'Firefox is no phone to Playwright');
    test.use({ isMobile: true, hasTouch: true });

    test('client logos are dark, without the colour that a phone shows them in', async ({ page }) => {
      await page.goto('/');
      await page.emulateMedia({ media: 'print' });
      for (const logo of await page.getByRole('main').getByRole('img').all()) {
        await expect(logo).toHaveCSS('filter', 'grayscale(1) invert(1)');
      }
    });
  });

  for (const { address, links } of [
    { address: '/', links: [site.bookingAddress] },
    {
      address: '/work',
      links: [...projects.map(({ link }) => link), site.bookingAddress],
    },
    { address: '/nowhere', links: [site.bookingAddress] },
  ]) {
    test(`links that lead elsewhere from ${address} tell their address`, async ({ page }) => {
      await page.goto(address);
      await page.emulateMedia({ media: 'print' });
      for (const target of links) {
        const link = page.locator(`a[href="${target}"]`).first();
        const note = await link.evaluate((element) => {
          const { content, position, display } = getComputedStyle(element, '::after');
          return { content, position, display };
        });
        expect(note.content.replace('attr(href)', target), target).toContain(target);
        expect(note.position).toBe('static');
        expect(note.display).not.toBe('none');
      }
    });
  }

  test('each card has the one picture that it comes to, in full, even when it is printed during a fade', async ({
    page,
  }) => {
    test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
    const carousel = await openCarousel(page, longest);
    await waitForPicture(carousel, 2);
    await advanceTo(carousel, interval);
    await expectShown(carousel, 2);
    await page.emulateMedia({ media: 'print' });
    for (const { title } of projects) {
      const pictures = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title }) })
        .locator('img')
        .filter({ visible: true });
      await expect(pictures, title).toHaveCount(1);
      expect(await opacityOf(pictures), title).toBe(1);
      await expectLoaded(pictures);
    }
  });
});

test.describe('Without hover, as on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test.skip(({ browserName }) => browserName === 'firefox', 'Playwright lets Firefox be no phone');

  test('the arrow of each card is seen', async ({ page }) => {
    await page.goto('/work');
    for (const { title } of projects) {
      const arrow = page.getByRole('link', { name: title, exact: true }).locator('svg');
      await expect.poll(() => opacityOf(arrow), { message: title }).toBe(1);
    }
  });

  test('client logos are in colour', async ({ page }) => {
    await page.goto('/');
    for (const { alt: name } of logos) {
      const logo = page.getByRole('img', { name, exact: true });
      await expect(logo).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
      expect(await opacityOf(logo), name).toBe(1);
    }
  });
});

test.describe('With less transparency', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium lets a test ask for it');

  test('client logos are not dimmed', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    await page.goto('/');
    for (const { alt: name } of logos) {
      await expect(page.getByRole('img', { name, exact: true })).toHaveCSS('opacity', '1');
    }
  });
});

test.describe('With reduced motion and without script', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, javaScriptEnabled: false });

  for (const { name, address } of sitePages) {
    test(`nothing on the ${name} is ever animated`, async ({ page }) => {
      await page.goto(address);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  }
});

test('With Save-Data a carousel asks for no further picture until a visitor presses Play', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  test.skip(longest.pictures.length < 2, 'No project in content/ has several pictures');
  const carousel = await prepareCarousel(page, longest);
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const further = () =>
    asked.filter((address) => carousel.pictures.slice(1).some(({ isAt }) => isAt(address)));
  await openWorkPage(page);
  await showCarousel(carousel);
  await expect(motionControlOf(page)).toHaveAccessibleName(playMotion);
  await advanceTo(carousel, 4 * interval);
  await expectStill(carousel, 1);
  expect(further()).toEqual([]);
  await pressMotionControl(page);
  await waitForPicture(carousel, 2);
  await advanceTo(carousel, 5 * interval);
  await expectShown(carousel, 2);
});
