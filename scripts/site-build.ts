import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a build does not read, or must not: a lockfile would make the copy a project of its own, without packages. */
const leftOut = new Set(['node_modules', 'out', 'artwork', 'contract', 'e2e', 'package-lock.json']);

/** One build: for whom, and where to. */
export interface SiteBuild {
  /** Folder that the built files are put into. */
  folder: string;
  /** What the host sets, such as `{ VERCEL_ENV: 'preview' }`. */
  variables: Readonly<Record<string, string>>;
  /** Texts that stand in the place of the project's own files, by their paths. */
  texts?: Readonly<Record<string, string>>;
}

/**
 * Builds copies of the site as a host would, by `npm run build` and the variables that the host sets, so that
 * `out/` and `.next/` keep what they hold. One after the other: the second takes half the time of the first.
 *
 * The copy lies inside of the project, because Turbopack takes no packages from outside of the folder that it
 * builds, and in `.next/`, because every tool leaves that alone.
 *
 * @param name of the copy's folder, so that two who build at the same time do not meet
 * @returns how long each build took, in s
 * @throws with the build's own words when one fails
 */
export async function buildSites(builds: readonly SiteBuild[], name: string): Promise<number[]> {
  const workshop = join('.next', name);
  const durations: number[] = [];
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  try {
    const entries = (await readdir('.')).filter((entry) => !entry.startsWith('.') && !leftOut.has(entry));
    for (const { folder, variables, texts = {} } of builds) {
      // Each time anew, so that no build keeps the texts of the one before.
      await Promise.all(entries.map((entry) => cp(entry, join(workshop, entry), { recursive: true })));
      for (const [path, text] of Object.entries(texts)) await writeFile(join(workshop, path), text);
      const start = performance.now();
      await run('npm', ['run', 'build'], {
        cwd: workshop,
        env: { ...process.env, NODE_TEST_CONTEXT: undefined, NEXT_TELEMETRY_DISABLED: '1', ...variables },
        maxBuffer: 16 * 1024 * 1024,
        shell: process.platform === 'win32',
      });
      durations.push((performance.now() - start) / 1000);
      // Copied, because a folder cannot be moved to another disk, where the folder for temporary files may lie.
      await cp(join(workshop, 'out'), folder, { recursive: true });
    }
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  return durations;
}
