import { availableParallelism, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/browsers';
import { benchGrowth } from '@/scripts/bench/bench-growth';
import { benchLighthouse } from '@/scripts/bench/bench-lighthouse';

/**
 * `npm run bench`: what the site costs its visitors, in numbers. `-- lighthouse` and `-- growth` run one part. It
 * judges nothing, and fails only when it cannot measure; what must hold is held by the budgets of `npm test`.
 */

const parts: Readonly<Record<string, () => Promise<void>>> = {
  lighthouse: benchLighthouse,
  growth: benchGrowth,
};

/** What the numbers depend on. */
async function conditions(): Promise<string> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  const version = browser.version();
  await browser.close();
  const [load = NaN] = loadavg();
  return `${availableParallelism()} cores, load ${load.toFixed(2)} before the start, Node ${process.version}, Chromium ${version}`;
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
const unknown = wanted.filter((part) => !parts[part]);
if (unknown.length > 0) {
  console.error(
    `There is no part “${unknown.join('”, “')}”: choose from ${Object.keys(parts).join(' and ')}.`,
  );
  process.exitCode = 1;
} else {
  try {
    console.log(await conditions());
    for (const part of wanted) {
      console.log('');
      await parts[part]?.();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
