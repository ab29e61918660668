import { spawnSync } from 'node:child_process';
import { site } from '@/content/content';
import { deploymentFaults } from '@/scripts/hosts/deployment';
import { reservedHost } from '@/scripts/launch/invented-values';

// `npm run test:deployed -- https://…` tests a deployed site; the default is the address in content/site.json. It checks
// every row of the host table, then runs the end-to-end tests that do not read out/.

function runEndToEndTests(origin: string): number {
  const tests = ['words', 'landing', 'work', 'navigation'].map((name) => `e2e/${name}.spec.ts`);
  const { status } = spawnSync('npx', ['playwright', 'test', ...tests], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PLAYWRIGHT_TEST_BASE_URL: origin },
  });
  return status ?? 1;
}

const given = process.argv[2] || site.address;
if (given === site.address && given.match(reservedHost)) {
  console.log(`Skipped: ${given} is an example domain. Set your own in content/site.json.`);
  process.exit();
}
try {
  if (!/^https?:\/\/\S+$/u.test(given))
    throw new Error(`${given} is not an address; write it as https://studio.example`);
  const { origin } = new URL(given);
  const faults = await deploymentFaults(origin);
  console.log(faults.length > 0 ? faults.join('\n') : `${origin} passes every row of the host table.`);
  process.exitCode = runEndToEndTests(origin) || (faults.length > 0 ? 1 : 0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
