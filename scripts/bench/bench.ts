import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { routes } from '@/content/routes';
import { launchOptionsOf } from '@/scripts/testing/browsers';
import { serveFolder } from '@/scripts/serve/serve-folder';

// `npm run bench` builds the site, then measures every page with and without script. It prints medians of five runs of
// Lighthouse, or of three for `npm run bench -- 3`. The variants alternate, so that a busy machine slows down both.

/** npx downloads Lighthouse, because as a dependency it would take 185 MB. Version 13 of it needs Node 22. */
const lighthouse = 'lighthouse@12.8.2';

const metrics = {
  'LCP (ms)': 'largest-contentful-paint',
  'TBT (ms)': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** Measures with Lighthouse's defaults: a simulated mid-range phone on slow 4G with an empty cache. */
async function measure(address: string, flags: readonly string[]): Promise<Record<string, number>> {
  const chrome = ['--chrome-flags=--headless=new', '--chrome-flags=--no-sandbox'];
  const { executablePath = chromium.executablePath() } = launchOptionsOf('chromium');
  const options = {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  };
  // Asynchronous, because this process also serves the pages.
  const run = promisify(execFile);
  const { stdout } = await run(
    'npx',
    ['--yes', lighthouse, address, '--output=json', ...chrome, ...flags],
    options,
  );
  const { audits } = JSON.parse(stdout);
  return Object.fromEntries(Object.entries(metrics).map(([name, id]) => [name, audits[id].numericValue]));
}

const { address, stop } = await serveFolder('out');
const rounds = Number(process.argv[2] ?? 5);
const runs = new Map<string, Record<string, number>[]>();
for (let round = 1; round <= rounds; round += 1) {
  for (const path of Object.values(routes)) {
    for (const [suffix, flags] of [
      ['', []],
      [' without script', ['--blocked-url-patterns=*.js']],
    ] as const) {
      const name = path + suffix;
      console.log(`Round ${round} of ${rounds}: ${name}`);
      runs.set(name, [...(runs.get(name) ?? []), await measure(address + path, flags)]);
    }
  }
}
const medianOf = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];
const mediansOf = (rows: Record<string, number>[]) =>
  Object.keys(metrics).map((metric) => [metric, medianOf(rows.map((row) => row[metric] ?? NaN))]);
const table = [...runs].map(([name, rows]) => [name, Object.fromEntries(mediansOf(rows))]);
console.table(Object.fromEntries(table));
stop();
