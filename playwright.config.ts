import { defineConfig } from '@playwright/test';
import { engines, launchOptionsOf } from '@/scripts/browsers';

// `npm run test:deployed` sets the first two. Playwright sets SITE_PORT once the server below has printed its address.
const { PLAYWRIGHT_TEST_BASE_URL: deployed, PLAYWRIGHT_COOKIES: cookies = '[]', SITE_PORT } = process.env;

/**
 * End-to-end tests run against the built `out/`, on a server that responds as the production host does, or against a
 * deployed site.
 */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall a browser; a test that passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }], ...(process.env['CI'] ? ([['github']] as const) : [])],
  use: {
    baseURL: deployed ?? `http://localhost:${SITE_PORT}`,
    storageState: { cookies: JSON.parse(cookies), origins: [] },
    // Nothing listens there: no test may depend on what an outside service answers.
    ...(!deployed && { proxy: { server: 'http://127.0.0.1:9', bypass: 'localhost' } }),
    // Tracing makes every test a third slower; `npx playwright test --trace on` asks for it.
    trace: 'on-first-retry',
  },
  // Tests that need a touch screen open a phone of their own.
  projects: engines.map((engine) => ({
    name: engine,
    use: { browserName: engine, launchOptions: launchOptionsOf(engine) },
  })),
  ...(!deployed && {
    webServer: {
      // Port 0 takes any free port, so that two checkouts can be tested at once.
      command: 'npm run --silent serve -- --port 0',
      wait: { stdout: /localhost:(?<site_port>\d+)/u },
    },
  }),
});
