import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { load } from 'cheerio';
import { routes } from '@/content/routes';
import { launchOptionsOf } from '@/scripts/browsers';
import { removeScript } from '@/scripts/export/page-script';
import { serveFolder } from '@/scripts/serve/serve-folder';

/**
 * `npm run bench`: Lighthouse on every page beside its floor, the same page without any script, in turns, so that a
 * machine that is busy for a while slows both alike. Prints medians; judges nothing.
 */

/** Fetched by npx: 185 MB that no test needs. Version 13 wants Node 22. */
const lighthouse = 'lighthouse@12.8.2';

/** `npm run bench -- 3` takes three. */
const rounds = Number(process.argv[2] ?? 5);

/** The columns: a score of 100, or a figure in its unit. */
const columns = {
  perf: (report: Report) => report.categories.performance.score * 100,
  a11y: (report: Report) => report.categories.accessibility.score * 100,
  best: (report: Report) => report.categories['best-practices'].score * 100,
  seo: (report: Report) => report.categories.seo.score * 100,
  'LCP (ms)': (report: Report) => report.audits['largest-contentful-paint'].numericValue,
  'TBT (ms)': (report: Report) => report.audits['total-blocking-time'].numericValue,
  CLS: (report: Report) => report.audits['cumulative-layout-shift'].numericValue,
  'bytes (KiB)': (report: Report) => report.audits['total-byte-weight'].numericValue / 1024,
};

/** What of Lighthouse's report is read. */
interface Report {
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', { score: number }>;
  audits: Record<
    'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift' | 'total-byte-weight',
    { numericValue: number }
  >;
}

/** Measures a page as Lighthouse does by default: a mid-range phone on slow 4G, simulated, with nothing cached. */
async function measure(address: string): Promise<Report> {
  const { args = [], executablePath = chromium.executablePath() } = launchOptionsOf('chromium');
  const flags = ['--quiet', '--output=json', `--chrome-flags=${['--headless=new', ...args].join(' ')}`];
  // Not synchronously: this process serves the pages.
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  return JSON.parse(stdout) as Report;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

// For production: every other build tells search engines to stay away, which costs points.
execFileSync('npm', ['run', 'build'], {
  env: { ...process.env, VERCEL_ENV: 'production' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
const floorFolder = mkdtempSync(join(tmpdir(), 'floor-'));
cpSync('out', floorFolder, { recursive: true });
for (const path of Object.values(routes)) {
  const file = join(floorFolder, path === '/' ? 'index.html' : `${path}.html`);
  const page = load(readFileSync(file, 'utf8'));
  removeScript(page);
  writeFileSync(file, page.html());
}
const servers = await Promise.all(['out', floorFolder].map(async (folder) => serveFolder(folder)));
const subjects = Object.values(routes).flatMap((path) =>
  servers.map(({ address }, index) => ({
    name: index === 0 ? path : `${path} without script`,
    address: `${address}${path}`,
    reports: [] as Report[],
  })),
);
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, address, reports } of subjects) {
    console.log(`Round ${round} of ${rounds}: ${name}`);
    // Now and then its browser loses the beginning of a visit (NO_NAVSTART); the next one has it.
    reports.push(await measure(address).catch(async () => measure(address)));
  }
}
console.table(
  Object.fromEntries(
    subjects.map(({ name, reports }) => [
      name,
      Object.fromEntries(
        Object.entries(columns).map(([column, read]) => [
          column,
          Number(median(reports.map(read)).toFixed(2)),
        ]),
      ),
    ]),
  ),
);
await Promise.all(servers.map(async ({ stop }) => stop()));
rmSync(floorFolder, { recursive: true });
