import { defineConfig, devices, type Project } from '@playwright/test';
import { engines, findBrowser, type Engine } from '@/scripts/browsers';

const port = 4173;

const desktops = { chromium: 'Desktop Chrome', firefox: 'Desktop Firefox', webkit: 'Desktop Safari' };
/** The project of an engine, where this machine has it. */
function projectsOf(engine: Engine): Project[] {
  const browser = findBrowser(engine);
  return browser
    ? [{ name: engine, use: { ...devices[desktops[engine]], launchOptions: browser.launchOptions } }]
    : [];
}

/** Chromium everywhere; all three engines where the run is told to ask for them. */
const tested = process.env['REQUIRE_ALL_BROWSERS'] ? engines : (['chromium'] as const);

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
    trace: 'retain-on-failure',
  },
  projects: tested.flatMap(projectsOf),
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: !process.env['CI'],
  },
});
