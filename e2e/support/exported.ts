import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folder that the build exports the site to. */
const folder = 'out';

/** Every exported file, by its path below `out/`, written with slashes. */
export function exportedFiles(): string[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => String(path))
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll(sep, '/'))
    .toSorted();
}

/** The text of an exported file. */
export function exportedText(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

/** The exported pages. */
export function exportedPages(): string[] {
  return exportedFiles().filter((file) => file.endsWith('.html'));
}

/** The address that shows an exported page; for the 404 page one that leads nowhere. */
export function addressOf(file: string): string {
  if (file === '404.html') return '/nowhere';
  return `/${file.replace(/(?:(?:^|\/)index)?\.html$/u, '')}`;
}
