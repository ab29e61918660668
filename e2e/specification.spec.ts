import { expect, test } from '@playwright/test';
import { launchHeader, launchWords } from '@/e2e/expectations';
import { breakMotionControl } from '@/e2e/support/motion';

// `carousel.spec.ts` checks `launchTimes`.
for (const [address, { heading, texts, links, pictures = [], dots = [] }] of Object.entries(launchWords)) {
  test(`${address} shows the launch words of e2e/expectations.ts`, async ({ page }) => {
    if (address === 'error') await breakMotionControl(page);
    await page.goto(address === 'error' ? '/work' : address);
    for (const name of launchHeader) {
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    // `first`, because the heading may contain the same text.
    for (const text of texts) await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    if (links) await expect(main.getByRole('link')).toHaveText(links);
    for (const [index, alt] of pictures.entries()) {
      await expect(main.getByRole('img').nth(index)).toHaveAccessibleName(alt);
    }
    for (const [index, count] of dots.entries()) {
      await expect(main.getByRole('article').nth(index).getByRole('button')).toHaveCount(count);
    }
  });
}
