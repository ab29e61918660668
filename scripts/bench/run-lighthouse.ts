import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@/scripts/browsers';

const run = promisify(execFile);

/**
 * Not among the packages of the project: its 185 MB would cost every `npm ci` some 20 s, and no test needs it.
 * 13 wants Node 22.
 */
const lighthouse = 'lighthouse@12.8.2';

/**
 * Measures a page by Lighthouse as it is by default: a mid-range phone and slow 4G, simulated, with nothing cached.
 *
 * @returns its report, as it wrote it
 * @throws when there is no Chromium, or Lighthouse cannot be had or fails; the message says which
 */
export async function runLighthouse(address: string): Promise<unknown> {
  // Now and then its browser loses the beginning of a visit (NO_NAVSTART); the next one has it.
  return measure(address).catch(async () => measure(address));
}

async function measure(address: string): Promise<unknown> {
  const { args = [], executablePath = chromium.executablePath() } = chromiumLaunchOptions();
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const report = join(folder, 'report.json');
  try {
    await run(
      'npx',
      [
        '--yes',
        lighthouse,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--no-enable-error-reporting',
        `--chrome-flags=${['--headless=new', ...args].join(' ')}`,
      ],
      {
        env: { ...process.env, CHROME_PATH: executablePath },
        maxBuffer: 16 * 1024 * 1024,
        shell: process.platform === 'win32',
      },
    );
    return JSON.parse(await readFile(report, 'utf8')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `${lighthouse} could not measure ${address}; the first time, npx fetches it from the package registry.\n${reason}`,
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
