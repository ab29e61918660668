import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserTypes, launchOptionsOf } from '@/scripts/browsers';

// Makes sure, before the end-to-end tests, that their browsers start: uses what is installed, or downloads Playwright's
// build, or installs the system's Chromium where that is possible (as root on Debian and its relatives).

/** Starts a browser once, because being installed is not enough. Returns what is wrong, if anything. */
async function faultOf(engine: string): Promise<string | undefined> {
  try {
    const browser = await browserTypes[engine]?.launch(launchOptionsOf(engine));
    await browser?.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs a command that may fail: starting the browser again shows whether it helped. */
function attempt(command: string, ...options: string[]): void {
  spawnSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
}

for (const engine of Object.keys(browserTypes)) {
  if (await faultOf(engine)) attempt('npx', 'playwright', 'install', engine);
  const mayInstall = engine === 'chromium' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall && (await faultOf(engine))) {
    attempt('apt-get', 'update', '-q');
    attempt('apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium');
  }
  const fault = await faultOf(engine);
  if (fault) {
    console.error(
      `${engine} does not start: run \`npx playwright install --with-deps ${engine}\` on an open network.\n${fault}`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${engine}: ${launchOptionsOf(engine).executablePath ?? 'Playwright’s own'}`);
  }
}
if (!process.env['REQUIRE_ALL_BROWSERS']) {
  console.log('firefox, webkit: left out; set REQUIRE_ALL_BROWSERS=1 to test in them too.');
}
