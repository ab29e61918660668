import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { hasBundledChromium, systemChromiumPath } from '@/scripts/chromium';

/**
 * Makes sure that the end-to-end tests have a browser: one that is there, else Playwright's own by download,
 * else, for root on Debian and its kin, the system's package.
 */

function run(command: string, commandArguments: string[]): boolean {
  try {
    execFileSync(command, commandArguments, { stdio: 'inherit' });
    return true;
  } catch {
    return false;
  }
}

function isThere(): boolean {
  return hasBundledChromium() || systemChromiumPath() !== undefined;
}

if (!isThere()) {
  console.log('No Chromium found: asking Playwright for its own.');
  run('npx', ['playwright', 'install', 'chromium']);
}
if (!isThere() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('It cannot be downloaded here: installing the system’s package.');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
}
if (isThere()) {
  console.log(`Chromium: ${hasBundledChromium() ? 'Playwright’s own' : systemChromiumPath()}`);
} else {
  console.error(
    'The end-to-end tests need Chromium, and none could be had: run `npx playwright install --with-deps chromium` on an open network, or install your system’s chromium package.',
  );
  process.exitCode = 1;
}
