import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { engines, launchOptionsOf } from '@/scripts/browsers';

// Makes sure, before the end-to-end tests, that their browsers start: uses what is installed, or downloads Playwright's
// build, or installs the system's Chromium where that is possible (as root on Debian and its relatives).

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

for (const engine of engines) {
  const ways = [`npx playwright install ${engine}`];
  if (engine === 'chromium' && isRootOnDebian)
    ways.push('apt-get update -q && apt-get install -y -q --no-install-recommends chromium');
  // Being installed is not enough.
  const type = { chromium, firefox, webkit }[engine];
  const start = () => type.launch(launchOptionsOf(engine)).then((browser) => browser.close(), String);
  let fault = await start();
  for (const way of ways) {
    if (fault) spawnSync(way, { stdio: 'inherit', shell: true });
    fault &&= await start();
  }
  if (fault) {
    const wayOut = `run \`npx playwright install --with-deps ${engine}\` on an open network`;
    console.error(`${engine} does not start: ${wayOut}.\n${fault}`);
    process.exitCode = 1;
  } else console.log(`${engine}: ${launchOptionsOf(engine).executablePath ?? 'Playwright’s own'}`);
}
if (!process.env['REQUIRE_ALL_BROWSERS'])
  console.log('firefox, webkit: left out; set REQUIRE_ALL_BROWSERS=1 to test in them too.');
