import { chromium, defineConfig } from '@playwright/test';
import { chromiumOptions, engines } from '@/e2e/support/browsers';

// With PLAYWRIGHT_TEST_BASE_URL=https://…, the tests that need no build test a deployment. Playwright sets SITE_PORT when
// `webServer` prints its address.
const { PLAYWRIGHT_TEST_BASE_URL: deployed, SITE_PORT } = process.env;

/**
 * End-to-end tests run against the built `out/`, on a server that responds as the production host does, or against a
 * deployed site.
 */
export default defineConfig({
  testDir: 'e2e',
  ...(deployed && { testMatch: /(?:host|words|landing|work|navigation)\.spec\.ts$/u }),
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // CI machines may stall a browser, and a deployed site may be slow. A test that passes on a retry counts as flaky,
  // and does not fail the run.
  retries: process.env['CI'] || deployed ? 2 : 0,
  // Limits for a busy machine. Tests wait for events, so they take no longer elsewhere.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }], ...(process.env['CI'] ? ([['github']] as const) : [])],
  use: {
    baseURL: deployed ?? `http://localhost:${SITE_PORT}`,
    // Turns off the toolbar that Vercel adds to previews: https://vercel.com/docs/vercel-toolbar/managing-toolbar
    ...(deployed && { extraHTTPHeaders: { 'x-vercel-skip-toolbar': '1' } }),
    // Nothing listens at this proxy, so every request to another host fails: no test may depend on an outside service.
    ...(!deployed && { proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' } }),
    // Tracing slows every test by a third; `npx playwright test --trace on` turns it on.
    trace: 'on-first-retry',
  },
  // Tests that need a touch screen emulate a phone themselves.
  projects: engines.map((engine) => ({
    name: engine.name(),
    use: {
      browserName: engine.name() as 'chromium' | 'firefox' | 'webkit',
      launchOptions: engine === chromium ? chromiumOptions('shell') : {},
      // A small window is drawn faster. Tests that need another size set it.
      viewport: { width: 640, height: 480 },
    },
  })),
  ...(!deployed && {
    webServer: {
      // Port 0 takes any free port, so that two checkouts can be tested at once.
      command: 'npm run --silent serve',
      env: { PORT: '0' },
      wait: { stdout: /localhost:(?<site_port>\d+)/u },
    },
  }),
});
