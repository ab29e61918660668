import { expect, test } from '@playwright/test';
import { logos, pages } from '@/e2e/support/content';
import { expectLoaded } from '@/e2e/support/seen';
import { expectLandingWords } from '@/e2e/support/words';

/** Windows whose first screen holds everything that matters. */
const firstScreens = [
  { name: 'a small laptop', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('The landing page', () => {
  test('says what the studio does, and offers a call before its work', async ({ page }) => {
    await expectLandingWords(page);
    await expect(page.getByRole('main').getByRole('link')).toHaveText([
      pages.shared.bookCall,
      pages.shared.viewWork,
    ]);
  });

  test('shows each client logo whole, in their order', async ({ page }) => {
    const images = page.getByRole('main').getByRole('img');
    await expect(images).toHaveCount(logos.length);
    for (const [index, { alt, width }] of logos.entries()) {
      const logo = images.nth(index);
      await expect(logo).toHaveAccessibleName(alt);
      await expectLoaded(logo);
      const { natural, shown } = await logo.evaluate((image: HTMLImageElement) => ({
        natural: image.naturalWidth / image.naturalHeight,
        shown: image.offsetWidth / image.offsetHeight,
      }));
      expect(shown, alt).toBeCloseTo(natural, 2);
      await expect(logo).toHaveJSProperty('offsetWidth', width);
    }
  });

  test('has one green dot in its badge that pulses every 2 seconds without end', async ({ page }) => {
    const badge = page.getByText(pages.landing.badge, { exact: true });
    const pulses = await badge.evaluate((element) => {
      const toBytes = (colour: string) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        if (!context) throw new Error('This browser draws nothing');
        context.fillStyle = colour;
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      };
      return document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations === Infinity)
        .map((animation) => {
          const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
          if (!(target instanceof HTMLElement)) throw new Error('An animation without an element');
          const [red = 0, green = 0, blue = 0] = toBytes(getComputedStyle(target).backgroundColor);
          return {
            isInBadge: element.contains(target),
            isGreen: green > 1.5 * red && green > 1.5 * blue,
            isSmall: target.offsetWidth > 0 && target.offsetWidth <= 16,
            isRound:
              target.offsetWidth === target.offsetHeight &&
              parseFloat(getComputedStyle(target).borderRadius) >= target.offsetWidth / 2,
            duration: animation.effect?.getTiming().duration,
            state: animation.playState,
          };
        });
    });
    expect(pulses).toEqual([
      { isInBadge: true, isGreen: true, isSmall: true, isRound: true, duration: 2000, state: 'running' },
    ]);
  });

  test('shows each client logo grey and dimmed, and in full under the pointer', async ({ page }) => {
    for (const { alt } of logos) {
      const logo = page.getByRole('img', { name: alt, exact: true });
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(logo).toHaveCSS('filter', 'grayscale(1)');
      await expect(logo).toHaveCSS('opacity', '0.6');
      await logo.hover();
      await expect(logo).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
      await expect(logo).toHaveCSS('opacity', '1');
    }
  });

  for (const { name, width, height } of firstScreens) {
    test(`holds badge, headline, both actions and all logos on the first screen of ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const main = page.getByRole('main');
      const contents = [
        main.getByText(pages.landing.badge, { exact: true }),
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: pages.shared.bookCall, exact: true }),
        main.getByRole('link', { name: pages.shared.viewWork, exact: true }),
        main.getByText(pages.landing.logosLabel, { exact: true }),
        ...logos.map(({ alt }) => main.getByRole('img', { name: alt, exact: true })),
      ];
      for (const content of contents) await expect(content).toBeInViewport({ ratio: 1 });
    });
  }
});
