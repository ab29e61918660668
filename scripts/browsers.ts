import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type BrowserType, type LaunchOptions } from '@playwright/test';

/** The engines that the site is tested in: Chromium always, the others with REQUIRE_ALL_BROWSERS, as in the workflow. */
export const browserTypes: Readonly<Record<string, BrowserType>> = process.env['REQUIRE_ALL_BROWSERS']
  ? { chromium, firefox, webkit }
  : { chromium };

/** Where a system puts a Chromium of its own. Playwright drives no Firefox and no WebKit but those that it brings. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Keep Chromium from calling home, which a closed network refuses aloud. As root it runs without a sandbox only. */
const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** How to start a browser: Playwright's own where it is installed, else, of Chromium, the system's. */
export function launchOptionsOf(engine: string): LaunchOptions {
  if (engine !== 'chromium') return {};
  const executablePath = [chromium.executablePath(), ...systemPaths].find(existsSync);
  return { args: chromiumArguments, ...(executablePath && { executablePath }) };
}
