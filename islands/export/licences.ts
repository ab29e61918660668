import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

export function writeLicences(packages: readonly string[]): void {
  const notices = packages.map((folder) => {
    const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)\b/iu.test(name));
    const text = readFileSync(`${folder}/${file ?? 'package.json'}`, 'utf8');
    return [folder.replace(/^.*node_modules\//u, ''), text] as const;
  });
  const all = [...notices, ['Bricolage Grotesque', readFileSync('app/fonts/OFL.txt', 'utf8')] as const];
  const heading = 'Parts of this site are the work of others, under the licences below.';
  const sections = all.map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text.trim()}\n`);
  writeFileSync('out/licenses.txt', [heading, ...sections].join('\n\n'));
}
