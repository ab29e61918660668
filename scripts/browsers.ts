import { existsSync } from 'node:fs';
import { chromium, firefox, webkit, type LaunchOptions } from '@playwright/test';

/** The engines that the site is tested in. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

/** The name of one of them, as Playwright gives it. */
export type Engine = (typeof engines)[number];

/** A browser that this machine has, and how to start it. */
export interface Browser {
  engine: Engine;
  /** In words, for the output of a test run. */
  name: string;
  launchOptions: LaunchOptions;
  /** Whether Playwright can change a visitor's settings while it runs; else it has to be started with them. */
  takesSettings: boolean;
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
    return { engine, name: 'Playwright’s own', launchOptions: { args }, takesSettings: true };
  }
  const executablePath = systemPaths[engine].find((path) => existsSync(path));
  if (!executablePath) return undefined;
  const launchOptions = { args, executablePath };
  if (engine !== 'firefox') return { engine, name: executablePath, launchOptions, takesSettings: true };
  // Playwright drives a Firefox that is not its own by WebDriver BiDi, which this channel asks for. Over it,
  // `emulateMedia` and `javaScriptEnabled` change nothing (Playwright 1.64, Firefox 153).
  return {
    engine,
    name: executablePath,
    launchOptions: { ...launchOptions, channel: 'moz-firefox' },
    takesSettings: false,
  };
}

/** How to start a browser with preferences of Firefox's, which other engines have none of. */
export function startedWith(
  { engine, launchOptions }: Browser,
  preferences: NonNullable<LaunchOptions['firefoxUserPrefs']>,
): LaunchOptions {
  return engine === 'firefox' ? { ...launchOptions, firefoxUserPrefs: preferences } : launchOptions;
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
