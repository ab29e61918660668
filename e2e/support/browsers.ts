import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type LaunchOptions } from '@playwright/test';

export const engines = process.env['REQUIRE_ALL_BROWSERS'] ? [chromium, firefox, webkit] : [chromium];

const wholeBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = '/usr/bin/chromium-headless-shell';

/** Playwright's Chromium, or else the system's. The headless shell is twice as fast, but has no back/forward cache. */
export function chromiumOptions(kind: 'shell' | 'whole'): LaunchOptions {
  if (existsSync(chromium.executablePath())) return kind === 'whole' ? { channel: 'chromium' } : {};
  const paths = kind === 'whole' ? wholeBrowsers : [headlessShell, ...wholeBrowsers];
  return { executablePath: paths.find(existsSync) ?? '' };
}
