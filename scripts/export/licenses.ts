import { existsSync, readdirSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileFor } from '@/content/brand/typeface';

/** The part of a source map (ECMA-426) that names the files from which a bundle was made. */
interface SourceMap {
  sources?: readonly string[];
  sections?: readonly { map: SourceMap }[];
}

const sourcesOf = ({ sources = [], sections = [] }: SourceMap): string[] => [
  ...sources,
  ...sections.flatMap(({ map }) => sourcesOf(map)),
];

/** The path of the licence that covers a package's file: the nearest one above it, or else the package's `package.json`. */
function licenceOf(file: string): string {
  const folder = dirname(file);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const isPackage = /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/]+$/u.test(folder);
  const name = names.find((one) => /^(?:licen[cs]e|copying)\b/iu.test(one)) ?? (isPackage && 'package.json');
  return name ? join(folder, name) : licenceOf(folder);
}

/**
 * Writes `licenses.txt`: the licence of each package of which a bundle or a font has a part, as most licences demand. The
 * source maps of the bundles name the packages. Deletes these maps, and the comments that point to them.
 *
 * @param folder the exported site
 * @param files every file of the site, by its path below the folder
 */
export async function writeLicences(folder: string, files: readonly string[]): Promise<void> {
  const shipped = new Set([licenceOf(fileFor('latin'))]);
  for (const file of files.filter((one) => /^_next\/static\/chunks\/.*\.(?:js|css|map)$/u.test(one))) {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!file.endsWith('.map')) {
      await writeFile(path, text.replace(/\n*(?:\/\/|\/\*)# sourceMappingURL=.*\n?$/u, ''));
      continue;
    }
    const sources = sourcesOf(JSON.parse(text)).flatMap((source) => source.match(/node_modules\/.*/u) ?? []);
    for (const source of sources) shipped.add(licenceOf(source));
    await rm(path);
  }
  const notices = [...shipped].toSorted().map(async (path) => {
    const name = dirname(path).replace(/^.*node_modules\//u, '');
    return `${name}\n${'='.repeat(name.length)}\n\n${(await readFile(path, 'utf8')).trim()}\n`;
  });
  const heading = 'Parts of this site are the work of others, under the licences below.';
  await writeFile(join(folder, 'licenses.txt'), [heading, ...(await Promise.all(notices))].join('\n\n'));
}
