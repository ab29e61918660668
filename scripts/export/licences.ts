import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

/** The name of the file in a package's folder that holds its licence. */
const licenceIn = (folder: string) =>
  readdirSync(folder).find((file) => /^(?:licen[cs]e|copying)\b/iu.test(file));

/**
 * Writes `out/licenses.txt`: the licences of all packages that may have a part in a script, and of the typeface, as most of
 * them demand.
 */
export function writeLicences(): void {
  // The lock file marks what only development or a single platform needs.
  const lock: { packages: Record<string, Partial<Record<'dev' | 'optional' | 'devOptional', true>>> } =
    JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = Object.entries(lock.packages).filter(
    ([folder, { dev, optional, devOptional }]) => !(folder === '' || dev || optional || devOptional),
  );
  // Next.js carries copies of packages that it does not list as dependencies, such as React's.
  const compiled = 'node_modules/next/dist/compiled';
  const copies = readdirSync(compiled).map((name) => `${compiled}/${name}`);

  const notices = [...packages.map(([folder]) => folder), ...copies.filter(licenceIn)].map((folder) => {
    const name = folder.replace(/^.*node_modules\//u, '');
    const text = readFileSync(`${folder}/${licenceIn(folder) ?? 'package.json'}`, 'utf8');
    return `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`;
  });
  notices.push(`Bricolage Grotesque\n===================\n\n${readFileSync('app/fonts/OFL.txt', 'utf8')}`);
  const heading = 'Parts of this site are the work of others, under the licences below.';
  writeFileSync('out/licenses.txt', [heading, ...notices].join('\n\n'));
}
