import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserTypes, launchOptionsOf } from '@/scripts/browsers';

// Makes sure that the end-to-end tests have their browsers, before they start: one that is there, else Playwright's own
// by download, else, for root on Debian and its kin, the system's Chromium.

/** Starts a browser once: being there is not enough. Returns what is wrong, or nothing. */
async function faultOf(engine: string): Promise<string | undefined> {
  try {
    const browser = await browserTypes[engine]?.launch(launchOptionsOf(engine));
    await browser?.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs a command that may fail: whether it has helped, the browser's next start shows. */
function attempt(command: string, ...options: string[]): void {
  try {
    execFileSync(command, options, { stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    console.log(`${command} ${options.join(' ')}: did not work here.`);
  }
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
  console.log('firefox, webkit: left out; REQUIRE_ALL_BROWSERS=1 tests in them too, in Playwright’s own.');
}
