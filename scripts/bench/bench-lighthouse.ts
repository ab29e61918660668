import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slideInterval } from '@/components/slide-interval';
import { pictureFile } from '@/content/picture-files';
import { projects } from '@/content/projects';
import { routes } from '@/content/routes';
import { floorOf } from '@/scripts/bench/floor';
import {
  medianFigures,
  readLighthouseReport,
  type LighthouseFigures,
  type LighthouseResult,
} from '@/scripts/bench/lighthouse-report';
import { runLighthouse } from '@/scripts/bench/run-lighthouse';
import { tableOf } from '@/scripts/bench/table';
import { inKibibytes, inMilliseconds, inSeconds, ratio } from '@/scripts/bench/units';
import { serveFiles } from '@/scripts/serve/serve-files';
import { readSiteFiles } from '@/scripts/serve/site-files';
import { buildSites } from '@/scripts/site-build';

const rounds = 5;

/** Writes the floor of a built site: its two pages without their scripts, and all its other files as they are. */
async function writeFloor(built: string, folder: string): Promise<void> {
  await cp(built, folder, { recursive: true });
  const carousels = projects.map(({ images }) => images.map(({ src }) => pictureFile(src).address));
  const read = (page: string) => readFile(join(built, page), 'utf8');
  await writeFile(join(folder, 'index.html'), floorOf(await read('index.html')));
  await writeFile(
    join(folder, 'work.html'),
    floorOf(await read('work.html'), { carousels, interval: slideInterval }),
  );
}

function rowOf(name: string, figures: LighthouseFigures): string[] {
  return [
    name,
    String(figures.performance),
    String(figures.accessibility),
    String(figures['best-practices']),
    String(figures.seo),
    inSeconds(figures.largestContentfulPaint),
    inMilliseconds(figures.totalBlockingTime),
    figures.cumulativeLayoutShift.toFixed(3),
    inSeconds(figures.speedIndex),
    inKibibytes(figures.bytes),
  ];
}

function ratioRow(figures: LighthouseFigures, floor: LighthouseFigures): string[] {
  const of = (name: keyof LighthouseFigures) => ratio(figures[name], floor[name]);
  return [
    '  times the floor',
    '',
    '',
    '',
    '',
    of('largestContentfulPaint'),
    of('totalBlockingTime'),
    of('cumulativeLayoutShift'),
    of('speedIndex'),
    of('bytes'),
  ];
}

const heading = ['', 'perf', 'a11y', 'best', 'seo', 'LCP', 'TBT', 'CLS', 'Speed Index', 'bytes'];

/**
 * Measures both pages by Lighthouse beside their floor, in turns, so that a machine that is busy for a while slows
 * all alike, and prints the medians.
 */
export async function benchLighthouse(): Promise<void> {
  const scratch = await mkdtemp(join(tmpdir(), 'bench-'));
  const built = join(scratch, 'site');
  const floor = join(scratch, 'floor');
  const stops: (() => Promise<void>)[] = [];
  try {
    // For production: every build but that one tells search engines to stay away, which costs points.
    await buildSites([{ folder: built, variables: { VERCEL_ENV: 'production' } }], 'bench');
    await writeFloor(built, floor);
    const site = await serveFiles(await readSiteFiles(built));
    stops.push(site.stop);
    const beside = await serveFiles(await readSiteFiles(floor));
    stops.push(beside.stop);
    const pages = Object.values(routes).map((path) => ({
      path,
      own: { address: `http://localhost:${site.port}${path}`, results: [] as LighthouseResult[] },
      floor: { address: `http://localhost:${beside.port}${path}`, results: [] as LighthouseResult[] },
    }));
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`Lighthouse, round ${round} of ${rounds}`);
      for (const { address, results } of pages.flatMap((page) => [page.own, page.floor])) {
        results.push(readLighthouseReport(await runLighthouse(address)));
      }
    }
    const rows = pages.flatMap((page) => {
      const own = medianFigures(page.own.results.map(({ figures }) => figures));
      const lowest = medianFigures(page.floor.results.map(({ figures }) => figures));
      return [rowOf(page.path, own), rowOf('  its floor', lowest), ratioRow(own, lowest)];
    });
    console.log(`\nLighthouse, phone on slow 4G, medians of ${rounds}\n\n${tableOf([heading, ...rows])}`);
    const shortcomings = new Set(
      pages.flatMap(({ path, own }) =>
        own.results.flatMap((result) => result.shortcomings.map((audit) => `${path}  ${audit}`)),
      ),
    );
    if (shortcomings.size > 0) {
      console.log('\nAudits below 1 in any run, which may still round to 100:');
      for (const line of [...shortcomings].sort()) console.log(`  ${line}`);
    }
  } finally {
    await Promise.all(stops.map(async (stop) => stop()));
    await rm(scratch, { recursive: true, force: true });
  }
}
