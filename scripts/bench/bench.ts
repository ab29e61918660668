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

/** Measures with Lighthouse's defaults: a mid-range phone on slow 4G, simulated, with an empty cache. */
async function measure(address: string): Promise<Record<string, number>> {
  const { args = [], executablePath = chromium.executablePath() } = launchOptionsOf('chromium');
  const flags = ['--quiet', '--output=json', `--chrome-flags=${['--headless=new', ...args].join(' ')}`];
  const env = { ...process.env, CHROME_PATH: executablePath };
  const options = { env, maxBuffer: 64 * 1024 * 1024, shell };
  // Not synchronously, because this process serves the pages.
  const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...flags], options);
  const { categories, audits } = JSON.parse(stdout);
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'];
  return {
    ...Object.fromEntries(scores.map((name) => [name, categories[name].score])),
    'LCP (ms)': audits['largest-contentful-paint'].numericValue,
    'TBT (ms)': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    bytes: audits['total-byte-weight'].numericValue,
  };
}

/** The median of every column. */
function mediansOf(rows: readonly Record<string, number>[]): Record<string, number> {
  const middleOf = (column: string) =>
    rows.map((row) => row[column] ?? NaN).toSorted((a, b) => a - b)[rows.length >> 1];
  return Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((column) => [column, Number(middleOf(column)?.toFixed(3))]),
  );
}

// For production, because every other build asks search engines to stay away, which costs points.
process.env['SITE_ENV'] = 'production';
execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell });
const withoutScript = mkdtempSync(join(tmpdir(), 'without-script-'));
cpSync('out', withoutScript, { recursive: true });
const servers = [await serveFolder('out'), await serveFolder(withoutScript)];
const subjects = Object.values(routes).flatMap((path) => {
  const file = join(withoutScript, path === '/' ? 'index.html' : `${path}.html`);
  const page = load(readFileSync(file, 'utf8'));
  page('template[data-styles]').remove();
  removeScript(page);
  writeFileSync(file, page.html());
  return servers.map(({ address }, index) => ({
    name: index === 0 ? path : `${path} without script`,
    address: address + path,
    rows: [] as Record<string, number>[],
  }));
});
for (let round = 1; round <= rounds; round += 1) {
  for (const { name, address, rows } of subjects) {
    console.log(`Round ${round} of ${rounds}: ${name}`);
    // Now and then Lighthouse loses the beginning of a visit (NO_NAVSTART), and another try has it.
    const again = () => measure(address);
    rows.push(await again().catch(again).catch(again).catch(again));
  }
}
console.table(Object.fromEntries(subjects.map(({ name, rows }) => [name, mediansOf(rows)])));
for (const { stop } of servers) stop();
rmSync(withoutScript, { recursive: true });
