import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

interface Package {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readPackage = (folder: string): Package => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));

/** The name of the file in a package's folder that holds its licence. */
const licenceIn = (folder: string) =>
  readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)\b/iu.test(file));

/** Adds the folders of packages, and of all packages that they depend on, to `found`. */
function addPackages(names: readonly string[], parent: string, found: Set<string>): void {
  for (const name of names) {
    // npm puts a second version of a package below the one that needs it.
    const own = `${parent}node_modules/${name}/`;
    const folder = existsSync(own) ? own : `node_modules/${name}/`;
    if (found.has(folder)) continue;
    found.add(folder);
    addPackages(Object.keys(readPackage(folder).dependencies ?? {}), folder, found);
  }
}

/**
 * Writes `out/licenses.txt`: the licences of all packages that may have a part in a script, and of the typeface, as most of
 * them demand.
 */
export function writeLicences(): void {
  const { dependencies = {}, devDependencies = {} } = readPackage('');
  const typefaces = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
  const folders = new Set<string>();
  addPackages([...Object.keys(dependencies), ...typefaces], '', folders);

  // Next.js carries copies of packages that it does not list as dependencies, such as React's.
  const compiled = 'node_modules/next/dist/compiled/';
  const copies = readdirSync(compiled).map((name) => `${compiled}${name}/`);

  const notices = [...folders, ...copies.filter(licenceIn)].map((folder) => {
    const name = folder.replace(/^.*node_modules\/|\/$/gu, '');
    return `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(folder + (licenceIn(folder) ?? 'package.json'), 'utf8').trim()}\n`;
  });
  const heading = 'Parts of this site are the work of others, under the licences below.';
  writeFileSync('out/licenses.txt', [heading, ...notices].join('\n\n'));
}
