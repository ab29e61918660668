import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type LaunchOptions } from '@playwright/test';

/** The engines that the site is tested in. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof engines)[number];

/** A browser that this machine has, and how to start it. */
export interface Browser {
  /** In words, for the output of a test run. */
  name: string;
  launchOptions: LaunchOptions;
}

const browserTypes = { chromium, firefox, webkit };

/** Where Debian and its kin put a browser of their own, in order of preference. WebKit has none for Playwright. */
const systemPaths: Readonly<Record<Engine, readonly string[]>> = {
  chromium: ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'],
  firefox: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  webkit: [],
};

/**
 * Keeps Chromium from calling home: it costs nothing on an open network, and on a closed one each refused call
 * would show up as noise in a test run. As root, which is what containers run as, it refuses to run its sandbox.
 */
const chromiumArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The best browser of an engine on this machine: Playwright's own, else the system's. */
export function findBrowser(engine: Engine): Browser | undefined {
  const args = engine === 'chromium' ? chromiumArguments : [];
  if (existsSync(browserTypes[engine].executablePath())) {
    return { name: 'Playwright’s own', launchOptions: { args } };
  }
  const executablePath = systemPaths[engine].find((path) => existsSync(path));
  if (!executablePath) return undefined;
  // Playwright drives a Firefox that is not its own by WebDriver BiDi, which this channel asks for.
  const channel = engine === 'firefox' ? { channel: 'moz-firefox' } : {};
  return { name: executablePath, launchOptions: { args, executablePath, ...channel } };
}

/**
 * How to start the Chromium of this machine.
 *
 * @throws when there is none; the message says how to get one
 */
export function chromiumLaunchOptions(): LaunchOptions {
  const browser = findBrowser('chromium');
  if (browser) return browser.launchOptions;
  throw new Error(
    'No Chromium found: run `npx playwright install chromium`, or install your system’s chromium package.',
  );
}
