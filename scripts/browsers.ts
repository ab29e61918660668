import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** The engines to test in: Chromium, or all three if REQUIRE_ALL_BROWSERS is set, as in the Test workflow. */
export const engines: readonly ('chromium' | 'firefox' | 'webkit')[] = process.env['REQUIRE_ALL_BROWSERS']
  ? ['chromium', 'firefox', 'webkit']
  : ['chromium'];

/** Where systems install Chromium. Playwright drives only its own builds of Firefox and WebKit. */
const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How to start a browser: Playwright's build if it is installed, or else the system's Chromium. */
export function launchOptionsOf(engine: string): LaunchOptions {
  if (engine !== 'chromium') return {};
  const executablePath = [chromium.executablePath(), ...systemPaths].find(existsSync);
  return { ...(executablePath && { executablePath }) };
}
