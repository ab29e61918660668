import { waitForScript } from '@/e2e/support/motion';
import { expect, test } from '@/e2e/support/test';

// Unit and contract tests check what the policy says, and `every-page.spec.ts` that it blocks nothing of ours. Here a
// browser enforces it.

/** Markup that somebody has got into a page, and the directive that refuses it. */
const injections = [
  ['script-src-elem', '<script>document.title = "injected"</script>'],
  ['script-src-elem', '<script src="https://strange.example/a.js"></script>'],
  ['script-src-attr', '<img src="data:," alt="" onerror="document.title = `injected`">'],
  ['style-src-elem', '<style>html { display: none }</style>'],
  ['style-src-attr', '<p style="position: fixed">Injected</p>'],
  ['frame-src', '<iframe src="https://strange.example/"></iframe>'],
  ['base-uri', '<base href="https://strange.example/">'],
] as const;

test('The policy refuses script, style and frames that are put into a page', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://strange.example/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
      document.documentElement.toggleAttribute(`data-${effectiveDirective}`, true);
    });
  });
  const markup = injections.map(([, element]) => element).join('');
  await page.route('**/work', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<main', () => `${markup}<main`);
    await route.fulfill({ response, body });
  });
  await page.goto('/work');
  await waitForScript(page);
  for (const [directive] of injections) {
    await expect(page.locator('html')).toHaveAttribute(`data-${directive}`);
  }
  await expect(page).not.toHaveTitle('injected');
  await expect(page.getByRole('main')).toBeVisible();
  expect(asked).toEqual([]);
});
