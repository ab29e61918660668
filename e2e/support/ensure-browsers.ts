import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type BrowserType } from '@playwright/test';
import { chromiumOptions, engines } from '@/e2e/support/browsers';

// Starts each browser before the tests, because an installed one may lack libraries. One that doesn't start is installed.

const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installFromDebian =
  'apt-get update -q && apt-get install -y -q --no-install-recommends chromium chromium-headless-shell';

async function findFault(engine: BrowserType): Promise<unknown> {
  try {
    for (const options of engine === chromium ? [chromiumOptions('shell'), chromiumOptions('whole')] : [{}])
      await (await engine.launch(options)).close();
    return undefined;
  } catch (error) {
    return error;
  }
}

for (const engine of engines) {
  const name = engine.name();
  const commands = [`npx playwright install ${name}`];
  if (engine === chromium && isRootOnDebian) commands.push(installFromDebian);
  let fault = await findFault(engine);
  for (const command of commands) {
    if (fault) spawnSync(command, { stdio: 'inherit', shell: true });
    fault &&= await findFault(engine);
  }
  if (fault) {
    const fix = `run \`npx playwright install --with-deps ${name}\` with internet access`;
    console.error(`${name} does not start: ${fix}.\n`, fault);
    process.exitCode = 1;
  }
}
