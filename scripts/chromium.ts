import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

/** Where distributions put a Chromium of their own, in order of preference. */
const systemChromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Keeps the browser from calling home: it costs nothing on an open network,
 * and on a closed one each refused call would show up as noise in a test run.
 */
const quietArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
];

/** The path of a Chromium that this machine has without Playwright, if any. */
export function systemChromiumPath(): string | undefined {
  return systemChromiumPaths.find((path) => existsSync(path));
}

/** Whether Playwright's own Chromium is installed on this machine. */
export function hasBundledChromium(): boolean {
  return existsSync(chromium.executablePath());
}

/**
 * Launch options for the best Chromium at hand: Playwright's own, else the system's.
 *
 * @throws when the machine has neither; the message says how to get one.
 */
export function chromiumLaunchOptions(): LaunchOptions {
  // Chromium refuses to run its sandbox as root, which is what containers run as.
  const sandboxArguments = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const args = [...quietArguments, ...sandboxArguments];
  if (hasBundledChromium()) return { args };
  const executablePath = systemChromiumPath();
  if (!executablePath) {
    throw new Error(
      'No Chromium found: run `npx playwright install chromium`, or install your system’s chromium package.',
    );
  }
  return { args, executablePath };
}
