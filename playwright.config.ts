import { defineConfig, devices, type Project } from '@playwright/test';
import { engines, findBrowser, startedWith, type Engine } from '@/scripts/browsers';

const port = 4173;

const desktops = { chromium: 'Desktop Chrome', firefox: 'Desktop Firefox', webkit: 'Desktop Safari' };
const phones = { chromium: 'Pixel 7', firefox: 'Desktop Firefox', webkit: 'iPhone 15' };

/** Files whose tests say something else on a phone than in a window that is as narrow. */
const phoneTests = /(?:accessibility|sweep|without-script)\.spec\.ts$/u;

/** Settings of visitors that tests ask for, by their tag, and what a Firefox must be started with to have them. */
const settings = {
  '@reduced-motion': { 'ui.prefersReducedMotion': 1 },
  '@forced-colours': { 'browser.display.document_color_use': 2 },
};

/**
 * What such a Firefox cannot be given. Without script Playwright cannot ask it anything; and over BiDi it cannot
 * answer for the site what the browser has in its cache, or takes into a frame.
 */
const settingsOfOthers = [
  '@without-script',
  '@reduced-motion-without-script',
  '@more-contrast',
  '@print',
  '@changed-answers',
];

/** Pointers as Firefox's preferences count them: 1 coarse, 2 fine, 4 that can hover. Headless it says that it has none. */
const pointers = (kinds: number) => ({
  'ui.primaryPointerCapabilities': kinds,
  'ui.allPointerCapabilities': kinds,
});
const mouse = pointers(2 + 4);
const finger = pointers(1);

const tagged = (tags: readonly string[]) => new RegExp(`(?:${tags.join('|')})(?![\\w-])`, 'u');

/** The projects of an engine, where this machine has it: a desktop's, a phone's, and one for each setting if need be. */
function projectsOf(engine: Engine): Project[] {
  const browser = findBrowser(engine);
  if (!browser) return [];
  const desktop = {
    name: engine,
    use: { ...devices[desktops[engine]], launchOptions: startedWith(browser, mouse) },
  };
  const others = tagged([...Object.keys(settings), ...settingsOfOthers]);
  const phone = {
    name: `${engine} phone`,
    testMatch: phoneTests,
    // What a visitor has set is the same on a phone.
    grepInvert: others,
    use: {
      ...devices[phones[engine]],
      ...(engine === 'firefox' && { viewport: { width: 412, height: 839 } }),
      launchOptions: startedWith(browser, finger),
    },
  };
  if (browser.takesSettings) return [desktop, phone];
  return [
    { ...desktop, grepInvert: others },
    phone,
    ...Object.entries(settings).map(([tag, preferences]) => ({
      name: `${engine} ${tag.slice(1).replaceAll('-', ' ')}`,
      grep: tagged([tag]),
      use: { ...desktop.use, launchOptions: startedWith(browser, { ...mouse, ...preferences }) },
    })),
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
  projects: engines.flatMap(projectsOf),
  webServer: {
    command: 'npm run --silent serve',
    env: { PORT: String(port) },
    port,
    reuseExistingServer: !process.env['CI'],
  },
});
