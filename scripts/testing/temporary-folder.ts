import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';

/** Lets a test file run in an empty folder, which is deleted after its tests. */
export async function enterTemporaryFolder(): Promise<void> {
  const project = process.cwd();
  const folder = await mkdtemp(join(tmpdir(), 'test-'));
  process.chdir(folder);
  after(async () => {
    // Windows does not delete a folder in which a process runs.
    process.chdir(project);
    await rm(folder, { recursive: true });
  });
}
