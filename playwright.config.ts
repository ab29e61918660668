import { defineConfig, devices, type Project } from '@playwright/test';
import { browserTypes, launchOptionsOf } from '@/scripts/browsers';

const port = 4173;

const desktops: Record<string, string> = {
  chromium: 'Desktop Chrome',
  firefox: 'Desktop Firefox',
  webkit: 'Desktop Safari',
};
// Playwright has no phone for Firefox.
const phones: Record<string, string> = { chromium: 'Pixel 7', webkit: 'iPhone 15' };

/** Files whose tests say something else on a phone than in a window that is as narrow. */
const phoneTests = /(?:accessibility|sweep|without-script)\.spec\.ts$/u;

function projectsOf(engine: string): Project[] {
  const launchOptions = launchOptionsOf(engine);
  const desktop = { name: engine, use: { ...devices[desktops[engine] ?? ''], launchOptions } };
  const phone = phones[engine];
  if (!phone) return [desktop];
  return [
    desktop,
    { name: `${engine} phone`, testMatch: phoneTests, use: { ...devices[phone], launchOptions } },
  ];
}

/** End-to-end tests run against the built `out/`, behind a server that answers as the production host would. */
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A shared machine may stall a browser; a test that passes only the second time is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  workers: 2,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Keeping account of every test costs each a third of its time; `-- --trace on` does so when asked.
    trace: 'on-first-retry',
  },
  projects: Object.keys(browserTypes).flatMap(projectsOf),
  webServer: {
    command: `npm run --silent serve -- --port ${port}`,
    port,
    reuseExistingServer: !process.env['CI'],
  },
});
