import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { filesBelow } from '@/scripts/files';

/** Writes a file unless it already has these bytes: a server or another build may be reading it. */
export async function writeAsset(path: string, bytes: Buffer | string): Promise<void> {
  const present = await readFile(path).catch(() => undefined);
  if (present?.equals(Buffer.from(bytes))) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

/** Deletes every file below a folder except those of these names. Makes the folder if there is none yet. */
export async function keepOnly(folder: string, names: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await filesBelow(folder)).filter((file) => !names.includes(file));
  await Promise.all(others.map((file) => rm(join(folder, file), { force: true })));
}
