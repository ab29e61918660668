import '@/scripts/environment';
import { chromium, defineConfig } from '@playwright/test';
import { chromiumOptions, engines } from '@/e2e/support/browsers';

const isCI = Boolean(process.env['CI']);

const { PLAYWRIGHT_TEST_BASE_URL: deployment, SITE_PORT } = process.env;
const { VERCEL_AUTOMATION_BYPASS_SECRET: secret } = process.env;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: isCI,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 3,
  reporter: [['list'], ['html', { open: 'never' }], ...(isCI ? ([['github']] as const) : [])],
  use: {
    baseURL: deployment || `http://localhost:${SITE_PORT}`,
    // Nothing listens here: no test may depend on an outside service.
    proxy: { server: 'http://127.0.0.1:9', bypass: deployment ? new URL(deployment).hostname : 'localhost' },
    ...(deployment && {
      extraHTTPHeaders: {
        'x-vercel-skip-toolbar': '1',
        ...(secret && { 'x-vercel-protection-bypass': secret }),
      },
    }),
    viewport: { width: 640, height: 480 },
    trace: isCI ? 'retain-on-failure' : 'off',
  },
  projects: engines.map((engine) => ({
    name: engine.name(),
    use: {
      browserName: engine.name() as 'chromium' | 'firefox' | 'webkit',
      launchOptions: engine === chromium ? chromiumOptions('shell') : {},
    },
  })),
  webServer: deployment
    ? []
    : // The number of the port becomes SITE_PORT.
      { command: 'npm run --silent serve -- --port 0', wait: { stdout: /localhost:(?<site_port>\d+)/u } },
});
