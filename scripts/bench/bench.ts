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

// `npm run bench` runs Lighthouse on every page and on the same page without script, which is as fast as it could be.
// They take turns, so that a machine that is busy for a while slows down both. It prints medians of five rounds, or of
// three after `npm run bench -- 3`.

/** Fetched by npx, because no test needs its 185 MB. Version 13 needs Node 22. */
const lighthouse = 'lighthouse@12.8.2';

const rounds = Number(process.argv[2] ?? 5);
const shell = process.platform === 'win32';

/** Lighthouse's categories, whose scores run from 0 to 1. */
const scores = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's audits that have a value, by the heading of their column: milliseconds, and bytes over the network. */
const values = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** The part of Lighthouse's report that is read. */
interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue: number }>;
}

/** Measures with Lighthouse's defaults: a mid-range phone on slow 4G, simulated, with an empty cache. */
async function measure(address: string): Promise<Record<string, number>> {
  const { args = [], executablePath = chromium.executablePath() } = launchOptionsOf('chromium');
  const flags = ['--quiet', '--output=json', `--chrome-flags=${['--headless=new', ...args].join(' ')}`];
  // Not synchronously, because this process serves the pages.
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], {
    env: { ...process.env, CHROME_PATH: executablePath },
    maxBuffer: 64 * 1024 * 1024,
    shell,
  });
  const { categories, audits } = JSON.parse(stdout) as Report;
  return Object.fromEntries([
    ...scores.map((name) => [name, (categories[name]?.score ?? NaN) * 100]),
    ...Object.entries(values).map(([name, audit]) => [name, audits[audit]?.numericValue ?? NaN]),
  ]);
}

/** The median of every column. */
function mediansOf(results: readonly Record<string, number>[]): Record<string, number> {
  return Object.fromEntries(
    [...scores, ...Object.keys(values)].map((column) => {
      const sorted = results.map((result) => result[column] ?? NaN).toSorted((one, other) => one - other);
      return [column, Math.round((sorted[Math.floor(sorted.length / 2)] ?? NaN) * 1000) / 1000];
    }),
  );
}

// For production, because every other build asks search engines to stay away, which costs points.
execFileSync('npm', ['run', 'build'], {
  env: { ...process.env, SITE_ENV: 'production' },
  stdio: 'inherit',
  shell,
});
const withoutScript = mkdtempSync(join(tmpdir(), 'without-script-'));
cpSync('out', withoutScript, { recursive: true });
for (const path of Object.values(routes)) {
  const file = join(withoutScript, path === '/' ? 'index.html' : `${path}.html`);
  const page = load(readFileSync(file, 'utf8'));
  removeScript(page);
  writeFileSync(file, page.html());
}
const servers = [await serveFolder('out'), await serveFolder(withoutScript)];
const subjects = Object.values(routes).flatMap((path) =>
  servers.map(({ address }, index) => ({
    name: index === 0 ? path : `${path} without script`,
    address: address + path,
    results: [] as Record<string, number>[],
  })),
);
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, address, results } of subjects) {
    console.log(`Round ${round} of ${rounds}: ${name}`);
    // Now and then Lighthouse loses the beginning of a visit (NO_NAVSTART), and another try has it.
    const again = async () => measure(address);
    results.push(await again().catch(again).catch(again).catch(again));
  }
}
console.table(Object.fromEntries(subjects.map(({ name, results }) => [name, mediansOf(results)])));
for (const { stop } of servers) stop();
rmSync(withoutScript, { recursive: true });
