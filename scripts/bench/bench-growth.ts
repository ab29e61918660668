import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Browser } from '@playwright/test';
import originals from '@/content/projects.json';
import { routes } from '@/content/routes';
import { compressedBytesUntil, endOfFirstPicture } from '@/scripts/bench/first-picture';
import { readLighthouseReport } from '@/scripts/bench/lighthouse-report';
import { manyProjects } from '@/scripts/bench/many-projects';
import { median } from '@/scripts/bench/median';
import { runLighthouse } from '@/scripts/bench/run-lighthouse';
import { tableOf } from '@/scripts/bench/table';
import { inKibibytes, inMilliseconds, inSeconds } from '@/scripts/bench/units';
import { visitUntilPicture, visitOnPhone, type LiveCount } from '@/scripts/bench/visit';
import { chromiumLaunchOptions } from '@/scripts/browsers';
import { serveFiles } from '@/scripts/serve/serve-files';
import { readSiteFiles } from '@/scripts/serve/site-files';
import { buildSites } from '@/scripts/site-build';

const sizes = [4, 40, 400];

const visits = 3;

/** One column of the table, from top to foot. */
type Column = readonly string[];

const labels: Column = [
  'projects',
  'npm run build, pictures being there',
  'HTML of /work',
  '  for each project',
  'HTML of /work, brotli',
  '  for each project',
  '  until the first picture can be asked for',
  'script',
  'slow 4G: first picture in after',
  '  script by then',
  '  fonts and other pictures by then',
  '  HTML by then, streaming beside it',
  'processor 4x slower: main thread, to 5 s after load',
  '  total blocking time',
  '  the same as Lighthouse reckons it',
  'timers / carousels on screen, at the top',
  '  in the middle of the page',
];

function liveOf({ timers, carouselsOnScreen }: LiveCount): string {
  return `${timers} / ${carouselsOnScreen}`;
}

async function measure(browser: Browser, folder: string, count: number, buildTime: number): Promise<Column> {
  const html = await readFile(join(folder, 'work.html'), 'utf8');
  const compressed = brotliCompressSync(html).length;
  const site = await serveFiles(await readSiteFiles(folder));
  const address = `http://localhost:${site.port}${routes.work}`;
  const phones = [];
  const arrivals = [];
  const reckoned = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      phones.push(await visitOnPhone(browser, address));
      arrivals.push(await visitUntilPicture(browser, address));
      reckoned.push(readLighthouseReport(await runLighthouse(address)).figures.totalBlockingTime);
    }
  } finally {
    await site.stop();
  }
  // The count of timers is no matter of chance: the highest is the one to know.
  const highest = (counts: readonly LiveCount[]) =>
    liveOf(counts.reduce((most, one) => (one.timers > most.timers ? one : most)));
  return [
    String(count),
    inSeconds(buildTime * 1000),
    inKibibytes(Buffer.byteLength(html)),
    inKibibytes(Buffer.byteLength(html) / count),
    inKibibytes(compressed),
    inKibibytes(compressed / count),
    inKibibytes(compressedBytesUntil(html, endOfFirstPicture(html))),
    inKibibytes(median(phones.map(({ scriptBytes }) => scriptBytes))),
    inSeconds(median(arrivals.map(({ pictureIn }) => pictureIn))),
    inKibibytes(median(arrivals.map(({ script }) => script))),
    inKibibytes(median(arrivals.map(({ others }) => others))),
    inKibibytes(compressedBytesUntil(html, median(arrivals.map(({ text }) => text)))),
    inMilliseconds(median(phones.map(({ mainThread }) => mainThread))),
    inMilliseconds(median(phones.map(({ blocking }) => blocking))),
    inMilliseconds(median(reckoned)),
    highest(phones.map(({ atTop }) => atTop)),
    highest(phones.map(({ inMiddle }) => inMiddle)),
  ];
}

/**
 * Builds the site with ever more projects and prints what grows with them. Each build begins from nothing, and is
 * timed as a whole. Bytes before the first picture are told in two ways: how much of the compressed page must be in
 * before the browser can ask for the picture, which is exact; and what has come over a slow line by the time that
 * the picture is in, which is what a visitor waits for.
 */
export async function benchGrowth(): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const columns: Column[] = [labels];
    for (const count of sizes) {
      console.log(`Building and visiting the site with ${count} projects`);
      const folder = join(scratch, String(count));
      const texts = { 'content/projects.json': JSON.stringify(manyProjects(originals, count)) };
      const [buildTime = NaN] = await buildSites(
        [{ folder, variables: { VERCEL_ENV: 'production' }, texts }],
        'bench',
      );
      columns.push(await measure(browser, folder, count, buildTime));
    }
    const rows = labels.map((_, row) => columns.map((column) => column[row] ?? ''));
    console.log(`\nHow cost grows, medians of ${visits} visits\n\n${tableOf(rows)}`);
  } finally {
    await browser.close();
    await rm(scratch, { recursive: true, force: true });
  }
}
