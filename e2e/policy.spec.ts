import { expect, test } from '@playwright/test';
import { addressOf, exportedPages } from '@/e2e/support/exported';
import { waitForScript } from '@/e2e/support/motion';
import { serveChanged } from '@/e2e/support/served-page';
import { watchPolicy } from '@/e2e/support/violations';

// That nothing which a page holds is refused, `sweep.spec.ts` sees: browsers complain of it in the console.

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

for (const file of exportedPages()) {
  test(`nothing comes of what is put into ${file}`, async ({ page }) => {
    const violations = await watchPolicy(page);
    const asked: string[] = [];
    await page.route('https://strange.example/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    const address = addressOf(file);
    const markup = injections.map(([, element]) => element).join('');
    await serveChanged(page, address, (html) => html.replace('<main', () => `${markup}<main`));
    await page.goto(address);
    await waitForScript(page);
    for (const [directive] of injections) {
      await expect
        .poll(() => violations.filter((one) => one.startsWith(directive)), directive)
        .not.toEqual([]);
    }
    await expect(page).not.toHaveTitle('injected');
    await expect(page.getByRole('main')).toBeVisible();
    expect(asked).toEqual([]);
  });
}
