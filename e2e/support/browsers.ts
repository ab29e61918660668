import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The browser engines to test in: Chromium, or all three if REQUIRE_ALL_BROWSERS is set, as in the Test workflow. */
export const engines: readonly ('chromium' | 'firefox' | 'webkit')[] = process.env['REQUIRE_ALL_BROWSERS']
  ? ['chromium', 'firefox', 'webkit']
  : ['chromium'];

/** Where operating systems install Chromium, and its headless shell. Of Firefox and WebKit, Playwright needs its own builds. */
const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShells = ['/usr/bin/chromium-headless-shell'];

/**
 * An engine's launch options. For Chromium they choose Playwright's build if installed, or else the system's.
 *
 * @param isWhole whether it must be the whole browser, not the headless shell, which needs half of the time for a page but
 *   has no back/forward cache
 */
export function launchOptionsOf(engine: string, isWhole = false): LaunchOptions {
  if (engine !== 'chromium') return {};
  if (existsSync(chromium.executablePath())) return isWhole ? { channel: 'chromium' } : {};
  const executablePath = [...(isWhole ? [] : headlessShells), ...wholeBrowsers].find(existsSync);
  return { ...(executablePath && { executablePath }) };
}
