import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Folder of the copy that is built. Inside of the project, because Turbopack takes no packages from outside of the
 * folder that it builds; in `.next/`, because every tool leaves that alone.
 */
const workshop = join('.next', 'contract');

/** What a build does not read, or must not: a lockfile would make the copy a project of its own, without packages. */
const leftOut = new Set(['node_modules', 'out', 'artwork', 'contract', 'e2e', 'package-lock.json']);

/** One build: for whom, and where to. */
export interface SiteBuild {
  /** Folder that the built files are put into. */
  folder: string;
  /** What the host sets, such as `{ VERCEL_ENV: 'preview' }`. */
  variables: Readonly<Record<string, string>>;
}

/**
 * Builds copies of the site as a host would, by `npm run build` and the variables that the host sets, so that
 * `out/` and `.next/` keep what they hold. One after the other: the second takes half the time of the first.
 *
 * @throws with the build's own words when one fails
 */
export async function buildSites(builds: readonly SiteBuild[]): Promise<void> {
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { recursive: true });
  try {
    const names = (await readdir('.')).filter((name) => !name.startsWith('.') && !leftOut.has(name));
    await Promise.all(names.map((name) => cp(name, join(workshop, name), { recursive: true })));
    for (const { folder, variables } of builds) {
      await run('npm', ['run', 'build'], {
        cwd: workshop,
        env: { ...process.env, NODE_TEST_CONTEXT: undefined, NEXT_TELEMETRY_DISABLED: '1', ...variables },
        maxBuffer: 16 * 1024 * 1024,
        shell: process.platform === 'win32',
      });
      // Copied, because a folder cannot be moved to another disk, where the folder for temporary files may lie.
      await cp(join(workshop, 'out'), folder, { recursive: true });
    }
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}
