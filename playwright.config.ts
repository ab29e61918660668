import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/chromium';

const port = 4173;

/** End-to-end tests run against the built `out/`, behind a server that answers as the production host would. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'], launchOptions: chromiumLaunchOptions() } },
  ],
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: !process.env['CI'],
  },
});
