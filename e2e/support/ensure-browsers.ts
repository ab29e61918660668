import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';
import { engines, launchOptionsOf } from '@/e2e/support/browsers';

// Runs before the end-to-end tests. Downloads Playwright's build of each browser that does not start. If Chromium still
// does not start, installs it with `apt-get`, provided that this process runs as root on a system with `apt-get`.

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

for (const engine of engines) {
  const commands = [`npx playwright install ${engine}`];
  if (engine === 'chromium' && isRootOnDebian)
    commands.push('apt-get update -q && apt-get install -y -q --no-install-recommends chromium');
  // An installed browser may lack libraries, so only starting it shows that it works.
  const type = { chromium, firefox, webkit }[engine];
  const start = () => type.launch(launchOptionsOf(engine)).then((browser) => browser.close(), String);
  let fault = await start();
  for (const command of commands) {
    if (fault) spawnSync(command, { stdio: 'inherit', shell: true });
    fault &&= await start();
  }
  if (fault) {
    const fix = `run \`npx playwright install --with-deps ${engine}\` with internet access`;
    console.error(`${engine} does not start: ${fix}.\n${fault}`);
    process.exitCode = 1;
  } else console.log(`${engine}: ${launchOptionsOf(engine).executablePath ?? 'Playwright’s own build'}`);
}
if (!process.env['REQUIRE_ALL_BROWSERS'])
  console.log('firefox, webkit: not tested; set REQUIRE_ALL_BROWSERS=1 to test in them too.');
