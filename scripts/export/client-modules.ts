import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

const manifestSchema = z.record(
  z.string(),
  z.object({ clientModules: z.record(z.string(), z.object({ id: z.number() })) }),
);

/** The file of each client module by its number, as the build has recorded it. */
export type ClientModules = ReadonlyMap<number, string>;

/**
 * Reads which file each client module was made of: `components/ProjectCard.tsx`, or a path in `node_modules/`.
 *
 * @param buildFolder Next's own folder, `.next`
 * @throws when the build has left no such record, or one of another form
 */
export async function readClientModules(buildFolder: string): Promise<ClientModules> {
  const folder = join(buildFolder, 'server/app');
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith('_client-reference-manifest.js'),
  );
  const modules = new Map<number, string>();
  for (const name of names) {
    // The record is a script that fills a global, so it is run, with nothing at its hands.
    const sandbox: { globalThis?: unknown; __RSC_MANIFEST?: unknown } = {};
    sandbox.globalThis = sandbox;
    runInNewContext(await readFile(join(folder, name), 'utf8'), sandbox);
    for (const { clientModules } of Object.values(manifestSchema.parse(sandbox.__RSC_MANIFEST))) {
      for (const [path, { id }] of Object.entries(clientModules)) {
        modules.set(id, path.replace(/^\[project\]\//u, '').replace(/ <.*>$/u, ''));
      }
    }
  }
  if (modules.size === 0) throw new Error(`${folder}: no record of client modules`);
  return modules;
}
