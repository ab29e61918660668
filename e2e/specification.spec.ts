import { slideInterval } from '@/components/slideshow';
import { breakMotionControl } from '@/e2e/support/motion';
import { expect, test } from '@/e2e/support/test';
import { fadeDuration } from '@/tailwind.config';

// These are the launch words, to the letter. Delete or edit a line when you change it on purpose;
// every other test follows `content/`.

test('The landing page and the header say what they have to say, and there are seven clients', async ({
  page,
}) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'View our work', exact: true })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Book a call', exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('4 active products', { exact: true })).toBeVisible();
  const headline = 'We build software for the entertainment industry';
  await expect(main.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
  await expect(main.getByRole('link')).toHaveText(['Book a call', 'View our work']);
  await expect(main.getByText('used across the entertainment industry', { exact: true })).toBeVisible();
  for (let number = 0; number <= 6; number += 1) {
    await expect(main.getByRole('img').nth(number)).toHaveAccessibleName(`Client Logo ${number}`);
  }
  await expect(main.getByRole('img')).toHaveCount(7);
});

test('The work page says what it has to say, and shows four projects with their pictures', async ({
  page,
}) => {
  await page.goto('/work');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Our Work', exact: true })).toBeVisible();
  await expect(main.getByText('4 featured projects', { exact: true })).toBeVisible();
  const intro = 'Explore our portfolio of software solutions built for the entertainment industry.';
  await expect(main.getByText(intro, { exact: true })).toBeVisible();
  const projects = [
    ['BackOps', 5, 'A complete event operations platform for managing live events.'],
    ['ShftLst', 3, 'A shift checklist management tool for entertainment venues.'],
    ['PayGrids', 1, 'A tip distribution platform for bottle service tip pooling.'],
    ['Captive Fi', 3, 'Captive portal management platform for restaurants and nightclubs.'],
  ] as const;
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(projects.map(([title]) => title));
  for (const [index, [, pictures, description]] of projects.entries()) {
    const card = main.getByRole('article').nth(index);
    await expect(card.getByText(description, { exact: true })).toBeVisible();
    await expect(card.getByRole('button')).toHaveCount(pictures > 1 ? pictures : 0);
  }
});

test('Pictures change every 3 seconds by a fade of 1 second', () => {
  expect([slideInterval, fadeDuration]).toEqual([3000, 1000]);
});

for (const [what, address, badge, title, message] of [
  ['404', '/nowhere', 'Missing page', '404', "Sorry, the page you were looking for doesn't exist."],
  ['error', '/work', 'Error encountered', 'Error', 'Sorry, an unexpected error occurred.'],
] as const) {
  test(`The ${what} page says what it has to say`, async ({ page }) => {
    if (what === 'error') await breakMotionControl(page);
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(badge, { exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(main.getByText(message, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go back home', exact: true })).toBeVisible();
  });
}
