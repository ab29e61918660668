import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type BrowserType, type LaunchOptions } from '@playwright/test';
import { chromiumOptions, engines } from '@/e2e/support/browsers';

// Runs before the end-to-end tests. Starts every browser that they need, because an installed one may lack libraries. One
// that does not start is installed: Playwright's build or, as root on Debian, the system's Chromium.

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Starts a browser and ends it. Returns why it does not start, if it does not. */
const findFault = (engine: BrowserType, options?: LaunchOptions): Promise<string | undefined> =>
  engine.launch(options).then((browser) => browser.close().then(() => undefined), String);

async function findFaultOf(engine: BrowserType): Promise<string | undefined> {
  if (engine !== chromium) return findFault(engine);
  return (await findFault(engine, chromiumOptions('shell'))) ?? findFault(engine, chromiumOptions('whole'));
}

for (const engine of engines) {
  const name = engine.name();
  const commands = [`npx playwright install ${name}`];
  if (engine === chromium && isRootOnDebian)
    commands.push(
      'apt-get update -q',
      'apt-get install -y -q --no-install-recommends chromium chromium-headless-shell',
    );
  let fault = await findFaultOf(engine);
  for (const command of commands) {
    if (fault) spawnSync(command, { stdio: 'inherit', shell: true });
    fault &&= await findFaultOf(engine);
  }
  if (fault) {
    const fix = `run \`npx playwright install --with-deps ${name}\` with internet access`;
    console.error(`${name} does not start: ${fix}.\n${fault}`);
    process.exitCode = 1;
  }
}
if (engines.length === 1)
  console.log('Tests in Chromium. REQUIRE_ALL_BROWSERS=1 also tests in Firefox and WebKit.');
