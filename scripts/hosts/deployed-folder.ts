import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFiles } from '@/scripts/hosts/compress';
import type { ServedFiles } from '@/scripts/hosts/host-answer';
import { filesBelow } from '@/scripts/files-below';

/** A folder as it is deployed to a server: an export with compressed copies. */
export interface DeployedFolder {
  folder: string;
  /** For the servers' own files. */
  workFolder: string;
  /** The files that visitors may be sent, without the copies. */
  files: ServedFiles;
  remove: () => Promise<void>;
}

/**
 * Copies an export and compresses the copy.
 *
 * @throws when there is no export
 */
export async function deployedFolder(exported: string): Promise<DeployedFolder> {
  const scratch = await mkdtemp(join(tmpdir(), 'site-hosts-'));
  const folder = join(scratch, 'site');
  await cp(exported, folder, { recursive: true });
  const paths = await filesBelow(folder);
  const files = await Promise.all(
    paths.map(async (path) => [path, await readFile(join(folder, path))] as const),
  );
  await compressFiles(folder);
  return {
    folder,
    workFolder: join(scratch, 'servers'),
    files: new Map(files),
    remove: async () => rm(scratch, { recursive: true, force: true }),
  };
}
