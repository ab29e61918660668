import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes a folder hold exactly these files. Leaves unchanged files alone: a server or another build may be reading them. */
export async function writeFolder(
  folder: string,
  files: ReadonlyMap<string, Buffer | string>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const others = (await readdir(folder)).filter((name) => !files.has(name));
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
  for (const [name, content] of files) {
    const present = await readFile(join(folder, name)).catch(() => undefined);
    if (!present?.equals(Buffer.from(content))) await writeFile(join(folder, name), content);
  }
}
