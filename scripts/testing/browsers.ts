import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The browser engines to test in: Chromium, or all three if REQUIRE_ALL_BROWSERS is set, as in the Test workflow. */
export const engines: readonly ('chromium' | 'firefox' | 'webkit')[] = process.env['REQUIRE_ALL_BROWSERS']
  ? ['chromium', 'firefox', 'webkit']
  : ['chromium'];

/** Where operating systems install Chromium. Of Firefox and WebKit, Playwright can drive only its own builds. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An engine's launch options. For Chromium they choose Playwright's build if installed, or else the system's. */
export function launchOptionsOf(engine: string): LaunchOptions {
  if (engine !== 'chromium') return {};
  const executablePath = [chromium.executablePath(), ...systemPaths].find(existsSync);
  return { ...(executablePath && { executablePath }) };
}
