import { expect, test } from '@playwright/test';
import { expectLoaded, opacityOf } from '@/e2e/support/seen';
import {
  bookCall,
  clientLogos,
  headline,
  logosLabel,
  productsBadge,
  viewWork,
} from '@/e2e/support/specification';

/** Windows whose first screen holds everything that matters. */
const firstScreens = [
  { name: 'a small laptop', width: 1280, height: 800 },
  { name: 'a phone', width: 390, height: 844 },
];

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test.describe('The landing page', () => {
  test('says how many products are active', async ({ page }) => {
    await expect(page.getByRole('main').getByText(productsBadge, { exact: true })).toBeVisible();
  });

  test('says what the studio does in its one main heading', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  });

  test("offers 'Book a call' before 'View our work'", async ({ page }) => {
    await expect(page.getByRole('main').getByRole('link')).toHaveText([bookCall, viewWork]);
  });

  test('says where the clients come from', async ({ page }) => {
    await expect(page.getByRole('main').getByText(logosLabel, { exact: true })).toBeVisible();
  });

  test('shows the seven client logos in their order', async ({ page }) => {
    const alternativeTexts = await page
      .getByRole('main')
      .getByRole('img')
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    expect(alternativeTexts).toEqual(clientLogos);
  });

  test('really loads each client logo', async ({ page }) => {
    for (const name of clientLogos) await expectLoaded(page.getByRole('img', { name, exact: true }));
  });

  test('has one green dot in its badge that pulses every 2 seconds without end', async ({ page }) => {
    const badge = page.getByText(productsBadge, { exact: true });
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

  test('shows each client logo grey and dimmed at rest', async ({ page }) => {
    for (const name of clientLogos) {
      const logo = page.getByRole('img', { name, exact: true });
      await expect(logo).toHaveCSS('filter', 'grayscale(1)');
      const opacity = await opacityOf(logo);
      expect(opacity, name).toBeLessThan(0.9);
      expect(opacity, name).toBeGreaterThan(0.3);
    }
  });

  test('shows each client logo in full colour under the pointer', async ({ page }) => {
    for (const name of clientLogos) {
      const logo = page.getByRole('img', { name, exact: true });
      await logo.hover();
      await expect(logo).toHaveCSS('filter', /^(?:none|grayscale\(0\))$/u);
    }
  });

  test('shows each client logo at full opacity under the pointer', async ({ page }) => {
    for (const name of clientLogos) {
      const logo = page.getByRole('img', { name, exact: true });
      await logo.hover();
      await expect.poll(() => opacityOf(logo), { message: name }).toBe(1);
    }
  });

  test('dims a client logo again when the pointer has left it', async ({ page }) => {
    const logo = page.getByRole('img', { name: clientLogos[0], exact: true });
    await logo.hover();
    await expect(logo).toHaveCSS('opacity', '1');
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(logo).toHaveCSS('filter', 'grayscale(1)');
    await expect(logo).not.toHaveCSS('opacity', '1');
  });

  for (const { name, width, height } of firstScreens) {
    test(`holds badge, headline, both actions and all logos on the first screen of ${name}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const main = page.getByRole('main');
      const contents = [
        main.getByText(productsBadge, { exact: true }),
        main.getByRole('heading', { level: 1 }),
        main.getByRole('link', { name: bookCall, exact: true }),
        main.getByRole('link', { name: viewWork, exact: true }),
        main.getByText(logosLabel, { exact: true }),
        ...clientLogos.map((logo) => main.getByRole('img', { name: logo, exact: true })),
      ];
      for (const content of contents) await expect(content).toBeInViewport({ ratio: 1 });
    });
  }
});
