import { slideInterval } from '@/components/carousel/slideshow';
import { launchHeader, launchTimes, launchWords } from '@/e2e/expectations';
import { breakMotionControl } from '@/e2e/support/motion';
import { expect, test } from '@/e2e/support/test';
import { fadeDuration } from '@/tailwind.config';

for (const [address, { heading, texts, links, pictures, cards, picturesOfCards }] of Object.entries(
  launchWords,
)) {
  test(`The launch words are on the page: ${address}`, async ({ page }) => {
    if (address === 'error') await breakMotionControl(page);
    await page.goto(address === 'error' ? '/work' : address);
    for (const name of launchHeader) {
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    // The heading may say the same.
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    if (links) await expect(main.getByRole('link')).toHaveText([...links]);
    if (pictures) await expect(main.getByRole('img')).toHaveCount(pictures.length);
    for (const [index, alt] of pictures?.entries() ?? []) {
      await expect(main.getByRole('img').nth(index)).toHaveAccessibleName(alt);
    }
    if (cards) await expect(main.getByRole('heading', { level: 2 })).toHaveText([...cards]);
    for (const [index, count] of picturesOfCards?.entries() ?? []) {
      const dots = main.getByRole('article').nth(index).getByRole('button');
      await expect(dots).toHaveCount(count > 1 ? count : 0);
    }
  });
}

// `carousel.spec.ts` measures on the page that both hold.
test('The carousels keep the times of the launch', () => {
  expect({ slideInterval, fadeDuration }).toEqual(launchTimes);
});
