import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { engines, findBrowser, type Engine } from '@/scripts/browsers';

/**
 * Makes sure that the end-to-end tests have a browser: one that is there, else Playwright's own by download, else,
 * for root on Debian and its kin, the system's package. They run in every engine that this machine has. Chromium is
 * needed; with REQUIRE_ALL_BROWSERS, which the workflow sets, Firefox and WebKit are too.
 */

function run(command: string, commandArguments: string[]): void {
  try {
    execFileSync(command, commandArguments, { stdio: 'inherit' });
  } catch {
    // What could not be had is seen, and named, below.
  }
}

const needed: readonly Engine[] = process.env['REQUIRE_ALL_BROWSERS'] ? engines : ['chromium'];
const wanting = needed.filter((engine) => !findBrowser(engine));
if (wanting.length > 0) {
  console.log(`Asking Playwright for ${wanting.join(', ')}.`);
  run('npx', ['playwright', 'install', ...wanting]);
}
if (!findBrowser('chromium') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
  console.log('It cannot be downloaded here: installing the system’s package of Chromium.');
  run('apt-get', ['update', '-q']);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
}
for (const engine of engines) {
  const browser = findBrowser(engine);
  const limit =
    browser && !browser.takesSettings
      ? ' (not without script, on paper, with more contrast or with answers changed on the way)'
      : '';
  const missing = `not on this machine, not tested; \`npx playwright install --with-deps ${engine}\` gets it`;
  console.log(`${engine}: ${browser ? `tested in ${browser.name}${limit}` : missing}`);
}
const missing = needed.filter((engine) => !findBrowser(engine));
if (missing.length > 0) {
  console.error(
    `The end-to-end tests need ${missing.join(', ')}: run \`npx playwright install --with-deps ${missing.join(' ')}\` on an open network${missing.includes('chromium') ? ', or install your system’s chromium package' : ''}.`,
  );
  process.exitCode = 1;
}
